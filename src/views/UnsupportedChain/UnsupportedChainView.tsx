import { useEffect, useState } from 'react'
import { disconnect } from '../../actions/connection/disconnect.ts'
import { isUnsupported } from '../../actions/modal/isUnsupported.ts'
import { isSwapNetwork } from '../../actions/networks/swapNetworks.ts'
import { switchNetwork } from '../../actions/networks/switchNetwork.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { track } from '../../actions/report/track.ts'
import { Button } from '../../components/Button.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { isApproved, networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import type { ViewProps } from '../viewDefinition.ts'
import css from './UnsupportedChain.css'

addStyles(css)

/** Asks the user to switch networks. With `swapUnsupportedChain` the reason is that the active network has no swaps. */
export default function UnsupportedChainView({ data: { swapUnsupportedChain } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const { requested, active, activeNamespace } = useStateOf(networks)
  const { enableNetworkSwitch } = useStateOf(options)
  const hasTriedToLeave = useHasBeenShaken()
  const [waitingFor, setWaitingFor] = useState<string>()
  const own = (requested as readonly Network[]).filter(
    ({ chainNamespace, caipNetworkId }) =>
      enableNetworkSwitch &&
      chainNamespace === activeNamespace &&
      (!swapUnsupportedChain || isSwapNetwork(caipNetworkId)),
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

  function hint(): string {
    const network = current?.name ?? ''
    if (swapUnsupportedChain)
      return t(own.length > 0 ? 'swap.unsupported' : 'swap.unsupportedNone', { network })
    // A command may open this view while the active network is supported.
    if (!isUnsupported(current)) return t('unsupported.none', { network })
    // For a network that the page has not configured, `network` is a placeholder without name and native token.
    return current?.nativeCurrency.symbol
      ? t('unsupported.hintNamed', { network })
      : t('unsupported.hint')
  }

  function choose(network: Network) {
    if (swapUnsupportedChain) track('CLICK_SELECT_NETWORK_TO_SWAP')
    if (network.caipNetworkId === current?.caipNetworkId) modal.router.goBack()
    else void attempt(switchNetwork(network), network.caipNetworkId)
  }

  return (
    <div className="unsupported">
      <p>{hint()}</p>
      <p role="status">{hasTriedToLeave && t('unsupported.stay')}</p>
      <List label={t('networks.list')}>
        {own.map((network) => (
          <ListItem
            key={network.caipNetworkId}
            name={network.name}
            image={<NetworkImage network={network} />}
            tag={waitingFor === network.caipNetworkId ? t('switch.title') : undefined}
            disabled={waitingFor !== undefined || !isApproved(network)}
            onClick={() => choose(network)}
          />
        ))}
      </List>
      {!swapUnsupportedChain && (
        <Button
          variant="quiet"
          disabled={waitingFor !== undefined}
          onClick={() => void attempt(disconnect(activeNamespace), 'disconnect')}
        >
          {t('account.disconnect')}
        </Button>
      )}
    </div>
  )
}

/** True after the modal has refused to close; it then shakes. */
function useHasBeenShaken(): boolean {
  const { shaking } = useStateOf(useModal().state)
  const [hasBeen, setHasBeen] = useState(false)
  useEffect(() => {
    if (shaking) setHasBeen(true)
  }, [shaking])
  return hasBeen
}
