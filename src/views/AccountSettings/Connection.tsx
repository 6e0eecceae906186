import type { MouseEvent } from 'react'
import type { NamespaceRow } from '../../actions/account/listNamespaces.ts'
import { Icon } from '../../components/Icon.tsx'
import type { Namespace } from '../../types/caip.ts'
import { listNames } from '../../utils/listNames.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'

interface ConnectionProps {
  /** The namespaces that disconnect together. */
  rows: readonly NamespaceRow[]
  activeNamespace: Namespace
  isLeaving: boolean
  onLeave: (event: MouseEvent<HTMLElement>, namespace: Namespace) => void
}

/** A single namespace is shown by its address, several by their names and shared wallet. */
export function Connection({ rows, activeNamespace, isLeaving, onLeave }: ConnectionProps) {
  const { t, language } = useText()
  const [first, ...others] = rows
  if (!first) return null
  const { account } = first
  const wallet = others.length > 0 ? account?.wallet : undefined
  const address = account?.address ?? ''
  const all = rows.map(({ name }) => name)
  const names = listNames(all, language)
  const isActive = rows.some(({ namespace }) => namespace === activeNamespace)
  return (
    <li aria-current={isActive}>
      {wallet ? (
        <WalletImage
          wallet={{ name: wallet.name, image_url: wallet.imageUrl, image_id: wallet.imageId }}
        />
      ) : (
        <NetworkImage network={first} />
      )}
      <span className="words">
        <span>{names}</span>
        <span className="quiet" title={wallet ? undefined : address}>
          {wallet ? t('account.wallet', { wallet: wallet.name }) : shortAddress(address)}
        </span>
      </span>
      {isActive && <Icon name="check" size={16} />}
      <button
        type="button"
        part="button"
        disabled={isLeaving}
        aria-label={t('account.disconnectFamily', { family: names })}
        onClick={(event) => onLeave(event, first.namespace)}
      >
        {t('account.disconnect')}
      </button>
    </li>
  )
}
