import { toNamespaceRow } from '../../actions/account/listNamespaces.ts'
import { connectNamespace, selectNamespace } from '../../actions/networks/selectNamespace.ts'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { useNamespaces } from '../shared/useNamespaces.ts'
import type { ViewProps } from '../viewDefinition.ts'
import css from './SwitchActiveChain.css'

addStyles(css)

export default function SwitchActiveChainView({ data: { network } }: ViewProps) {
  const { rows } = useNamespaces()
  const isConnected = rows.some((row) => row.namespace === network?.chainNamespace && row.account)
  return network && !isConnected ? <ConnectFirst network={network} /> : <NamespaceList />
}

function NamespaceList() {
  const modal = useModal()
  const { t } = useText()
  const { rows, activeNamespace } = useNamespaces()
  return (
    <List label={t('families.list')}>
      {rows.map((row) => {
        const { namespace, name, account } = row
        const isActive = namespace === activeNamespace
        return (
          <ListItem
            key={namespace}
            name={name}
            image={<NetworkImage network={row} />}
            tag={t(account ? 'networks.current' : 'families.connect')}
            tagTone={account ? 'quiet' : 'accent'}
            end={<Icon name={isActive && account ? 'check' : 'next'} size={16} />}
            current={isActive}
            onClick={() => selectNamespace(modal, namespace)}
          />
        )
      })}
    </List>
  )
}

/** Asks the user to connect the network's namespace, which has no account yet. */
function ConnectFirst({ network }: { network: Network }) {
  const modal = useModal()
  const { t } = useText()
  const namespace = network.chainNamespace
  const { name: family } = toNamespaceRow(t, namespace)
  return (
    <div className="switch-chain">
      <NetworkImage network={network} size="large" />
      <div className="words">
        <strong>{t('families.switchTo', { network: network.name })}</strong>
        <p>{t('families.connectFirst', { family })}</p>
      </div>
      <Button variant="primary" onClick={() => connectNamespace(modal, namespace, network)}>
        {t('families.connectWallet')}
      </Button>
    </div>
  )
}
