import { useState } from 'react'
import { switchNetwork } from '../../actions/networks/switchNetwork.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { SearchInput } from '../../components/SearchInput.tsx'
import { accountOf, accounts, connectedNamespaces } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import { isApproved, networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import { matchesSearch } from '../../utils/matchesSearch.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { useNamespaces } from '../shared/useNamespaces.ts'
import css from './Networks.css'

addStyles(css)

/**
 * Opens the view that requests the switch. If only other namespaces have an account, asks the user to connect the
 * network's namespace first. If no namespace is connected, selects the network for the next connection.
 */
function selectNetwork(modal: Modal, network: Network): void {
  const namespace = network.chainNamespace
  const isCurrent =
    namespace === networks.activeNamespace &&
    networks.active[namespace]?.caipNetworkId === network.caipNetworkId
  if (isCurrent) modal.router.goBack()
  else if (accountOf(namespace).status === 'connected') {
    modal.router.push('SwitchNetwork', { network })
  } else if (connectedNamespaces().length > 0) {
    modal.router.push('SwitchActiveChain', { network })
  } else switchNetwork(network).catch((thrown: unknown) => reportError(thrown, 'toast'))
}

const searchDelayMs = 100
/** Minimum number of networks for the view to have a search box. */
const searchFrom = 6

/** Lists the networks. If they are of several namespaces, each namespace is a group, and the active one is first. */
export default function NetworksView() {
  const modal = useModal()
  const { t } = useText()
  const { requested } = useStateOf(networks)
  const { enableWalletGuide } = useStateOf(options)
  const { rows, activeNamespace } = useNamespaces()
  const [query, setQuery] = useState('')
  const { namespaceFilter } = useStateOf(modal.state)
  const all = (requested as readonly Network[]).filter(
    ({ chainNamespace }) => !namespaceFilter || chainNamespace === namespaceFilter,
  )
  const found = all.filter(({ name }) => matchesSearch([name], query))
  const groups = rows
    .filter(({ namespace }) => found.some(({ chainNamespace }) => chainNamespace === namespace))
    .sort(
      (a, b) => Number(b.namespace === activeNamespace) - Number(a.namespace === activeNamespace),
    )

  return (
    <div className="networks">
      {all.length >= searchFrom && (
        <SearchInput
          label={t('networks.search')}
          placeholder={t('networks.placeholder')}
          onSearch={setQuery}
          delayMs={searchDelayMs}
        />
      )}
      {groups.map(({ namespace, name }) => (
        <section key={namespace}>
          {groups.length > 1 && <h2>{name}</h2>}
          <List label={groups.length > 1 ? name : t('networks.list')}>
            {found
              .filter(({ chainNamespace }) => chainNamespace === namespace)
              .map((network) => (
                <Row key={network.caipNetworkId} network={network} />
              ))}
          </List>
        </section>
      ))}
      {found.length === 0 && <p className="quiet none">{t('networks.empty', { query })}</p>}
      {enableWalletGuide && (
        <button
          type="button"
          className="link"
          part="button"
          onClick={() => modal.router.push('WhatIsANetwork')}
        >
          {t('networks.help')}
        </button>
      )}
    </div>
  )
}

function Row({ network }: { network: Network }) {
  const modal = useModal()
  const { t } = useText()
  const { active, activeNamespace } = useStateOf(networks)
  const { chainNamespace, caipNetworkId } = network
  const isConnected = useStateOf(accounts)[chainNamespace]?.status === 'connected'
  const isInUse = active[chainNamespace]?.caipNetworkId === caipNetworkId
  const isCurrent = isInUse && chainNamespace === activeNamespace
  const isRefused = isConnected && !isApproved(network)
  const tag = isRefused ? t('networks.notApproved') : t('networks.current')
  return (
    <ListItem
      name={network.name}
      image={<NetworkImage network={network} />}
      tag={isConnected && (isInUse || isRefused) ? tag : undefined}
      end={isCurrent && <Icon name="check" size={16} />}
      current={isCurrent}
      disabled={isRefused}
      onClick={() => selectNetwork(modal, network)}
    />
  )
}
