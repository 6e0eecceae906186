import { useSnapshot } from 'valtio/react'
import { Icon } from '../../components/Icon.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { options } from '../../controllers/options.ts'
import type { Network } from '../../types/network.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage } from '../shared/NetworkImage.tsx'

/** A row with the active network. A press opens the list of networks. */
export function NetworkRow({ network }: { network: Network }) {
  const modal = useModal()
  const { t } = useText()
  const { enableNetworkSwitch } = useSnapshot(options)
  return (
    <ListItem
      name={network.name}
      image={<NetworkImage network={network} />}
      tag={t('account.network')}
      end={<Icon name="next" size={16} />}
      disabled={!enableNetworkSwitch}
      onClick={() => modal.router.push('Networks')}
    />
  )
}
