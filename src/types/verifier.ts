import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'

export interface SignedMessage {
  message: string
  /** Signature in the encoding of `OpenedWallet.signMessage`. */
  signature: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** Verifies signatures. The module contains the namespace's cryptography and loads with sign-in. */
export interface Verifier {
  /**
   * Resolves with false if the signature is invalid or malformed. `rpc` sends requests to the network's nodes, which
   * verify signatures of contract accounts.
   * @throws WalletModalError SIWX_UNCHECKABLE if only the page can verify this kind of signature; LOAD_FAILED if a
   * chunk does not load; errors of `rpc` if no node responds
   */
  verify(request: SignedMessage & { rpc: RpcRequest }): Promise<boolean>
}
