import { useLayoutEffect, useState } from 'react'
import { connectorsOf } from '../../actions/wallets/connectorsOf.ts'
import { connectsAtOnce } from '../../actions/wallets/connectsAtOnce.ts'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { connectors } from '../../controllers/connectors.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Connector } from '../../types/connector.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useNamespaces } from '../shared/useNamespaces.ts'
import type { ViewProps } from '../viewDefinition.ts'
import css from './ConnectingMultiChain.css'

addStyles(css)

export default function ConnectingMultiChainView({ data: { wallet } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const known = useStateOf(connectors).list as readonly Connector[]
  const { rows } = useNamespaces()
  const [isAtOnce] = useState(() => wallet !== undefined && connectsAtOnce(wallet))
  useLayoutEffect(() => {
    if (isAtOnce) modal.router.replace('ConnectingExternal', { wallet })
  }, [modal, isAtOnce, wallet])
  if (!wallet || isAtOnce) return null
  const namespaces = new Set(connectorsOf(wallet, known).map(({ namespace }) => namespace))
  const offered = rows.filter(({ namespace }) => namespaces.has(namespace))
  return (
    <div className="multichain">
      <WalletImage wallet={wallet} size="medium" />
      <p>{t('families.pick', { wallet: wallet.name })}</p>
      <List label={t('families.list')}>
        {offered.map((row) => (
          <ListItem
            key={row.namespace}
            name={row.name}
            image={<NetworkImage network={row} />}
            tag={row.account ? t('networks.current') : undefined}
            end={<Icon name="next" size={16} />}
            onClick={() => {
              const { namespace } = row
              modal.router.push('ConnectingExternal', { wallet, namespace })
            }}
          />
        ))}
      </List>
    </div>
  )
}
