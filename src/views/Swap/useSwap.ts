import { useSnapshot } from 'valtio/react'
import { swappingAccount } from '../../actions/swap/swappingAccount.ts'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { type SwapState, swap } from '../../controllers/swap.ts'
import type { TokenBalance } from '../../types/token.ts'
import { type ShownPayer, usePayer } from '../shared/usePayer.ts'

interface ShownSwap {
  draft: SwapState
  /** The account that swaps; null if no connected account can swap. */
  payer: ShownPayer | null
  listed: readonly TokenBalance[]
}

export function useSwap(): ShownSwap {
  const draft = useSnapshot(swap, { sync: true }) as SwapState
  const payer = usePayer(swappingAccount)
  const { activeNamespace } = useSnapshot(networks)
  const listed = useSnapshot(accounts)[activeNamespace]?.tokenBalance ?? []
  return { draft, payer, listed: listed as readonly TokenBalance[] }
}
