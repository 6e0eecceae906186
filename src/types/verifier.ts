import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'

export interface SignedMessage {
  message: string
  /** In the encoding of `OpenedWallet.signMessage`. */
  signature: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** Verifies signatures. The module contains the namespace's cryptography, and loads with sign-in. */
export interface Verifier {
  /**
   * Resolves with false for an invalid or malformed signature. `rpc` calls the network's nodes, for contract accounts.
   * @throws WalletModalError SIWX_UNCHECKABLE for a kind of signature that only the page can check; LOAD_FAILED; errors
   * of `rpc` if the network is unreachable
   */
  verify(request: SignedMessage & { rpc: RpcRequest }): Promise<boolean>
}
