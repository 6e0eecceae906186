import type { CaipNetworkId } from '../types/caip.ts'
import { errorCodes, ProviderRpcError } from './ProviderRpcError.ts'

/** The wallet's session does not include a network; apps get EIP-3326's code 4902. */
export class NetworkNotApproved extends ProviderRpcError {
  override name = 'NetworkNotApproved'

  constructor(caipNetworkId: CaipNetworkId) {
    super(errorCodes.unrecognizedChain, `The wallet did not approve ${caipNetworkId}.`)
  }
}
