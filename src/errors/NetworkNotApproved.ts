import type { CaipNetworkId } from '../types/caip.ts'
import { errorCodes, ProviderRpcError } from './ProviderRpcError.ts'

/** Thrown if the wallet's session does not include the network. Its code is 4902 (EIP-3326). */
export class NetworkNotApproved extends ProviderRpcError {
  override name = 'NetworkNotApproved'

  constructor(caipNetworkId: CaipNetworkId) {
    super(errorCodes.unrecognizedChain, `The wallet did not approve ${caipNetworkId}.`)
  }
}
