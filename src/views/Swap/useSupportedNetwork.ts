import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { isSwapNetwork } from '../../actions/networks/swapNetworks.ts'
import { isSwapView } from '../../actions/swap/isSwapView.ts'
import { networks } from '../../controllers/networks.ts'
import { useModal } from '../context.ts'

/** True if the active network has swaps; else a view opens that asks the user to switch. */
export function useSupportedNetwork(): boolean {
  const { router } = useModal()
  const { active, activeNamespace } = useSnapshot(networks)
  const id = active[activeNamespace]?.caipNetworkId
  const isSupported = id !== undefined && isSwapNetwork(id)
  useEffect(() => {
    if (id && !isSupported && isSwapView(router.top()?.view))
      router.replace('UnsupportedChain', { swapUnsupportedChain: true })
  }, [router, id, isSupported])
  return isSupported
}
