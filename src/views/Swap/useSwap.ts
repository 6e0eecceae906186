import { useEffect, useRef } from 'react'
import { isSwapNetwork } from '../../actions/networks/swapNetworks.ts'
import { isSwapView } from '../../actions/swap/isSwapView.ts'
import { swappingAccount } from '../../actions/swap/swappingAccount.ts'
import { refreshMs } from '../../actions/swap/swapRules.ts'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { type SwapState, swap } from '../../controllers/swap.ts'
import type { TokenBalance } from '../../types/token.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal } from '../context.ts'
import { type ShownPayer, usePayer } from '../shared/usePayer.ts'

interface ShownSwap {
  draft: SwapState
  /** The account that swaps; null if no connected account can swap. */
  payer: ShownPayer | null
  listed: readonly TokenBalance[]
}

export function useSwap(): ShownSwap {
  const draft = useStateOf(swap, { sync: true }) as SwapState
  const payer = usePayer(swappingAccount)
  const { activeNamespace } = useStateOf(networks)
  const listed = useStateOf(accounts)[activeNamespace]?.tokenBalance ?? []
  return { draft, payer, listed: listed as readonly TokenBalance[] }
}

/** True if the active network supports swaps. If not, the view that asks the user to switch opens. */
export function useSupportedNetwork(): boolean {
  const { router } = useModal()
  const { active, activeNamespace } = useStateOf(networks)
  const id = active[activeNamespace]?.caipNetworkId
  const isSupported = id !== undefined && isSwapNetwork(id)
  useEffect(() => {
    if (id && !isSupported && isSwapView(router.top()?.view))
      router.replace('UnsupportedChain', { swapUnsupportedChain: true })
  }, [router, id, isSupported])
  return isSupported
}

/** Calls `refresh` every 10 s while both view and page are visible, and each time the page becomes visible again. */
export function useRefresh(refresh: () => void): void {
  const { state } = useModal()
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const look = () => {
      if (state.open && document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(look, refreshMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [state])
}
