import type { ReactNode } from 'react'
import { connectedKind } from '../../actions/connection/connectedKind.ts'
import { LineIcon } from '../../components/Icon.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import { addStyles } from '../../theme/styles.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { Avatar } from './Avatar.tsx'
import css from './Identity.css'
import { copyPath } from './paths.ts'
import { useCopy } from './useCopy.ts'

addStyles(css)

interface IdentityProps {
  account: AccountState
  /** A line below the name. */
  children?: ReactNode
}

/** The account's avatar and its name, or short address; a press copies the address. */
export function Identity({ account, children }: IdentityProps) {
  const { t } = useText()
  const address = account.address ?? ''
  const copy = useCopy(address, t('account.copied'))
  const name = account.profileName ?? shortAddress(address)
  return (
    <div className="identity">
      <Avatar address={address} src={account.profileImage} />
      <button
        type="button"
        className="address"
        part="button"
        aria-label={`${name}, ${t('account.copy')}`}
        aria-description={address}
        title={address}
        onClick={copy}
      >
        <span>{name}</span>
        <LineIcon path={copyPath} size={16} />
      </button>
      {connectedKind(account)?.isWatchOnly ? (
        <p className="quiet watch-only">{t('account.watchOnly')}</p>
      ) : (
        children
      )}
    </div>
  )
}
