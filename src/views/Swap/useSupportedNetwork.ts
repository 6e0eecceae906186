import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { isSwapNetwork } from '../../actions/networks/swapNetworks.ts'
import { networks } from '../../controllers/networks.ts'
import type { ViewName } from '../../types/view.ts'
import { useModal } from '../context.ts'

const swapViews: readonly ViewName[] = ['Swap', 'SwapSelectToken', 'SwapPreview']

/** Whether swaps are offered on the network in use. Where they are not, the person is asked to choose another. */
export function useSupportedNetwork(): boolean {
  const { router } = useModal()
  const { active, activeNamespace } = useSnapshot(networks)
  const id = active[activeNamespace]?.caipNetworkId
  const isSupported = id !== undefined && isSwapNetwork(id)
  useEffect(() => {
    const isShown = swapViews.includes(router.top()?.view ?? 'Account')
    if (id && !isSupported && isShown)
      router.replace('UnsupportedChain', { swapUnsupportedChain: true })
  }, [router, id, isSupported])
  return isSupported
}
