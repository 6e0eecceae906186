import { options } from '../../controllers/options.ts'
import type { Network } from '../../types/network.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { HeaderSlot } from '../shared/HeaderSlot.tsx'
import { NetworkImage } from '../shared/NetworkImage.tsx'

/** The active network in the header; a press opens the list of networks, unless the page has turned switching off. */
export function NetworkButton({ network }: { network: Network }) {
  const modal = useModal()
  const { t } = useText()
  const { enableNetworkSwitch } = useStateOf(options)
  const label = t('account.activeNetwork', { network: network.name })
  const image = <NetworkImage network={network} size="small" />
  return (
    <HeaderSlot side="start">
      {enableNetworkSwitch ? (
        <button
          type="button"
          className="network-control"
          part="button"
          aria-label={label}
          title={network.name}
          onClick={() => modal.router.push('Networks')}
        >
          {image}
          <span dir="auto" aria-hidden="true">
            {network.name}
          </span>
        </button>
      ) : (
        <span className="network-control" role="img" aria-label={label} title={network.name}>
          {image}
          <span dir="auto" aria-hidden="true">
            {network.name}
          </span>
        </span>
      )}
    </HeaderSlot>
  )
}
