import { Fragment, type ReactNode } from 'react'
import { hasLogins } from '../../actions/login/hasLogins.ts'
import { listConnectMethods } from '../../actions/login/listConnectMethods.ts'
import { Button } from '../../components/Button.tsx'
import { type ConnectMethod, options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Namespace } from '../../types/caip.ts'
import type { WalletRow } from '../../types/wallet.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { EmailSection } from '../login/EmailSection.tsx'
import { Legal } from '../login/Legal.tsx'
import { SocialSection } from '../login/SocialSection.tsx'
import { useSocials } from '../login/useSocials.ts'
import css from './ConnectMethods.css'
import { isInstalledRow } from './useConnectRows.ts'

addStyles(css)

interface MethodsProps {
  rows: readonly WalletRow[]
  namespace: Namespace | undefined
  children: ReactNode
}

export function ConnectMethods({ rows, namespace, children }: MethodsProps) {
  const modal = useModal()
  const { t } = useText()
  const { namespaceFilter } = useStateOf(modal.state)
  const settings = useStateOf(options)
  const wanted = namespace ?? namespaceFilter
  const socials = useSocials()
  const { order, collapsesWallets } = listConnectMethods({
    features: settings.features,
    hasLogin: hasLogins(wanted),
    socialCount: socials.length,
    hasInstalled: rows.some(isInstalledRow),
  })
  const sections: Record<ConnectMethod, ReactNode> = {
    email: <EmailSection />,
    social: <SocialSection socials={socials} />,
    wallet: collapsesWallets ? (
      <Button onClick={() => modal.router.push('ConnectWallets', { namespace })}>
        {t('connect.collapsed')}
      </Button>
    ) : (
      children
    ),
  }
  return (
    <Legal>
      {order.map((method, index) => (
        <Fragment key={method}>
          {isApart(order[index - 1], method) && (
            <p className="or">
              <span>{t('connect.or')}</span>
            </p>
          )}
          {sections[method]}
        </Fragment>
      ))}
    </Legal>
  )
}

function isApart(before: ConnectMethod | undefined, method: ConnectMethod): boolean {
  return before !== undefined && (before === 'wallet' || method === 'wallet')
}
