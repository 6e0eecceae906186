import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'

/** A message that an account is said to have signed. */
export interface SignedMessage {
  message: string
  /** As `ChainAdapter.signMessage` gives it: hex on eip155 and polkadot, base58 on solana, base64 on bip122. */
  signature: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** Finds out whether an account really signed a message. Brings the namespace's cryptography, and loads with sign-in. */
export interface Verifier {
  /**
   * False for what is no valid signature, whatever is wrong with it. `rpc` reaches the nodes of that network, where
   * contracts have a say.
   *
   * @throws WalletModalError LOAD_FAILED; what `rpc` throws while the network is out of reach.
   */
  verify(request: SignedMessage & { rpc: RpcRequest }): Promise<boolean>
}
