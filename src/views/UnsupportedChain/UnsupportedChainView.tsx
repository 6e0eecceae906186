import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { disconnect } from '../../actions/connection/disconnect.ts'
import { switchNetwork } from '../../actions/networks/switchNetwork.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { isApproved, networks } from '../../controllers/networks.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import css from './UnsupportedChain.css'

addStyles(css)

/** The wallet is on a network that the app does not offer: the only choices are to switch or to disconnect. */
export default function UnsupportedChainView() {
  const { t } = useText()
  const { requested, active, activeNamespace } = useSnapshot(networks)
  const hasTriedToLeave = useHasBeenShaken()
  const [waitingFor, setWaitingFor] = useState<string>()
  const own = (requested as readonly Network[]).filter(
    ({ chainNamespace }) => chainNamespace === activeNamespace,
  )

  const current = active[activeNamespace] as Network | undefined

  async function attempt(work: Promise<void>, id: string) {
    setWaitingFor(id)
    try {
      await work
    } catch (thrown) {
      reportError(thrown, 'toast')
    } finally {
      setWaitingFor(undefined)
    }
  }

  return (
    <div className="unsupported">
      <p>
        {/* The placeholder of an unknown network has neither coin nor name. */}
        {current?.nativeCurrency.symbol
          ? t('unsupported.hintNamed', { network: current.name })
          : t('unsupported.hint')}
      </p>
      <p role="status">{hasTriedToLeave && t('unsupported.stay')}</p>
      <List label={t('networks.list')}>
        {own.map((network) => (
          <ListItem
            key={network.caipNetworkId}
            name={network.name}
            image={<NetworkImage network={network} />}
            tag={waitingFor === network.caipNetworkId ? t('switch.title') : undefined}
            disabled={waitingFor !== undefined || !isApproved(network)}
            onClick={() => void attempt(switchNetwork(network), network.caipNetworkId)}
          />
        ))}
      </List>
      <Button
        variant="quiet"
        disabled={waitingFor !== undefined}
        onClick={() => void attempt(disconnect(activeNamespace), 'disconnect')}
      >
        {t('account.disconnect')}
      </Button>
    </div>
  )
}

/** Whether somebody has tried to close the modal here: it shakes, and says why. */
function useHasBeenShaken(): boolean {
  const { shaking } = useSnapshot(useModal().state)
  const [hasBeen, setHasBeen] = useState(false)
  useEffect(() => {
    if (shaking) setHasBeen(true)
  }, [shaking])
  return hasBeen
}
