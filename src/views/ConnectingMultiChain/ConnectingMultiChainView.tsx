import { useSnapshot } from 'valtio/react'
import { connectorsOf } from '../../actions/findConnector.ts'
import { toFamilyRow } from '../../actions/listFamilies.ts'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { connectors } from '../../controllers/connectors.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Connector } from '../../types/connector.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage, WalletImage } from '../shared/RemoteImage.tsx'
import type { ViewProps } from '../viewProps.ts'
import css from './ConnectingMultiChain.css'

addStyles(css)

/** One wallet that is there on several families: on which to connect. */
export default function ConnectingMultiChainView({ data: { wallet } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const known = useSnapshot(connectors).list as readonly Connector[]
  const states = useSnapshot(accounts)
  if (!wallet) return null
  const namespaces = new Set(connectorsOf(wallet, known).map(({ namespace }) => namespace))
  return (
    <div className="multichain">
      <WalletImage wallet={wallet} size="medium" />
      <p>{t('families.pick', { wallet: wallet.name })}</p>
      <List label={t('families.list')}>
        {[...namespaces].map((namespace) => {
          const family = toFamilyRow(namespace, states[namespace] as AccountState | undefined)
          return (
            <ListItem
              key={namespace}
              name={family.name}
              image={<NetworkImage network={family} />}
              tag={family.account ? t('networks.current') : undefined}
              end={<Icon name="next" size={16} />}
              onClick={() => modal.router.push('ConnectingExternal', { wallet, namespace })}
            />
          )
        })}
      </List>
    </div>
  )
}
