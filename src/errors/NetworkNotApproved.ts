import type { CaipNetworkId } from '../types/caip.ts'
import { errorCodes, ProviderRpcError } from './ProviderRpcError.ts'

/** Thrown if the wallet's session does not include a network. Apps get code 4902 of EIP-3326. */
export class NetworkNotApproved extends ProviderRpcError {
  override name = 'NetworkNotApproved'

  constructor(caipNetworkId: CaipNetworkId) {
    super(errorCodes.unrecognizedChain, `The wallet did not approve ${caipNetworkId}.`)
  }
}
