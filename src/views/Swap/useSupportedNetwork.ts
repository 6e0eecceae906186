import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { isSwapNetwork } from '../../actions/networks/swapNetworks.ts'
import { isSwapView } from '../../actions/swap/isSwapView.ts'
import { networks } from '../../controllers/networks.ts'
import { useModal } from '../context.ts'

/** True if the active network supports swaps. If not, the view that asks the user to switch opens. */
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
