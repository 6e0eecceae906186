import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { SendCallContext } from '../../../types/swapper.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { toWalletError } from '../../walletError.ts'
import { request, toProvider } from '../provider.ts'
import type { TransferCall } from './encodeTransfer.ts'
import { estimateFee, toFeeFields } from './estimateFee.ts'
import { toHex } from './toHex.ts'

/**
 * Sends the wallet a request for a transaction. Resolves with the hash.
 * @throws WalletModalError INSUFFICIENT_GAS if `feeLimit` is below the block's minimum, WALLET_INVALID_RESPONSE if the
 * response is not a hash; errors of the wallet
 */
export async function sendCall(
  value: unknown,
  call: TransferCall,
  { caipNetworkId, rpc, feeLimit, gasLimit = null, nativeSymbol, beforeRequest }: SendCallContext,
): Promise<string> {
  const provider = toProvider(value)
  const gas = gasLimit === null ? {} : { gas: toHex(gasLimit) }
  // The wallet sets the gas price, unless its price could reserve more than the balance. In that case `feeLimit`
  // determines the price.
  const fee =
    feeLimit === null
      ? gas
      : toFeeFields(await estimateFee(call, rpc, gasLimit ?? undefined), feeLimit)
  if (!fee) throw new WalletModalError('INSUFFICIENT_GAS', { params: { symbol: nativeSymbol } })
  const chainId = toHex(BigInt(referenceOf(caipNetworkId)))
  beforeRequest()
  try {
    const response = await request(provider, 'eth_sendTransaction', [{ ...call, ...fee, chainId }])
    if (typeof response !== 'string' || !/^0x[\da-f]{64}$/i.test(response))
      throw invalidResponseTo('eth_sendTransaction', response)
    return response
  } catch (thrown) {
    throw toWalletError(thrown)
  }
}
