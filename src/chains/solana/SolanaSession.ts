import type { CaipNetworkId } from '../../types/caip.ts'
import type { SolanaProvider } from './provider.ts'

/** The wallet that is connected, its accounts and its network. */
export interface SolanaSession {
  provider: SolanaProvider
  /** The selected one first; never empty. */
  addresses: readonly [string, ...string[]]
  caipNetworkId: CaipNetworkId
}
