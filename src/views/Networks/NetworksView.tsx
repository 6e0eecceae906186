import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { selectNetwork } from '../../actions/selectNetwork.ts'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { SearchInput } from '../../components/SearchInput.tsx'
import { accounts } from '../../controllers/accounts.ts'
import { isApproved, networks } from '../../controllers/networks.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage } from '../shared/RemoteImage.tsx'
import css from './Networks.css'

addStyles(css)

const searchDelayMs = 100
/** Below this many a search box is in the way. */
const searchFrom = 6

/** The networks that the app offers. */
export default function NetworksView() {
  const modal = useModal()
  const { t } = useText()
  const { requested, activeNamespace, active } = useSnapshot(networks)
  const connected = useSnapshot(accounts)
  const [query, setQuery] = useState('')
  const search = useCallback((next: string) => setQuery(next.trim().toLowerCase()), [])
  const all = requested as readonly Network[]
  const found = all.filter(({ name }) => name.toLowerCase().includes(query))
  const current = active[activeNamespace]?.caipNetworkId
  const isConnected = connected[activeNamespace]?.status === 'connected'

  return (
    <div className="networks">
      {all.length >= searchFrom && (
        <SearchInput
          label={t('networks.search')}
          placeholder={t('networks.placeholder')}
          onSearch={search}
          delayMs={searchDelayMs}
        />
      )}
      <List label={t('networks.list')}>
        {found.map((network) => {
          const isCurrent = network.caipNetworkId === current
          const refused =
            connected[network.chainNamespace]?.status === 'connected' && !isApproved(network)
          return (
            <ListItem
              key={network.caipNetworkId}
              name={network.name}
              image={<NetworkImage network={network} />}
              tag={
                isCurrent && isConnected
                  ? t('networks.current')
                  : refused
                    ? t('networks.notApproved')
                    : undefined
              }
              end={isCurrent && <Icon name="check" size={16} />}
              current={isCurrent}
              disabled={refused}
              onClick={() => selectNetwork(modal, network)}
            />
          )
        })}
      </List>
      {found.length === 0 && <p className="quiet none">{t('networks.empty')}</p>}
      <button
        type="button"
        className="link"
        part="button"
        onClick={() => modal.router.push('WhatIsANetwork')}
      >
        {t('networks.help')}
      </button>
    </div>
  )
}
