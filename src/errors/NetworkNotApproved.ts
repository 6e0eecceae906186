import type { CaipNetworkId } from '../types/caip.ts'
import { errorCodes, ProviderRpcError } from './ProviderRpcError.ts'

/** The wallet's session does not have a network. For dapps it is EIP-3326's "unrecognized chain". */
export class NetworkNotApproved extends ProviderRpcError {
  override name = 'NetworkNotApproved'

  constructor(caipNetworkId: CaipNetworkId) {
    super(errorCodes.unrecognizedChain, `The wallet did not approve ${caipNetworkId}.`)
  }
}
