import type { CaipNetworkId } from '../../types/caip.ts'
import type { SolanaProvider } from './provider.ts'

export interface SolanaSession {
  provider: SolanaProvider
  /** Addresses, the selected one first; never empty. */
  addresses: readonly [string, ...string[]]
  caipNetworkId: CaipNetworkId
}
