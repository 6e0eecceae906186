import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { SendCallContext } from '../../../types/swapper.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { toWalletError } from '../../walletError.ts'
import { request, toProvider } from '../provider.ts'
import type { TransferCall } from './encodeTransfer.ts'
import { estimateFee, neededWei, toFeeFields } from './estimateFee.ts'
import { toHex } from './toHex.ts'

/**
 * Returns the fee fields of the request. Without a limit the wallet sets the gas price. With one, gas and price cost at
 * most the limit, so that the wallet's proposal is within the fee that the user has reviewed and the balance can pay.
 * @throws WalletModalError FEE_CHANGED if the reviewed fee no longer suffices, INSUFFICIENT_GAS if the balance does not
 */
async function feeFieldsOf(
  call: TransferCall,
  {
    rpc,
    feeLimit,
    gasLimit = null,
    nativeSymbol,
    feeRate = null,
    feeTip = null,
    ...context
  }: SendCallContext,
): Promise<Record<string, string>> {
  const { isSmartAccount = false, reviewedFee = null } = context
  // The wallet of a smart account sets the fee, which another account may pay.
  const reviewed = isSmartAccount ? null : reviewedFee
  if (feeLimit === null && reviewed === null)
    return gasLimit === null ? {} : { gas: toHex(gasLimit) }
  const fee = await estimateFee(call, rpc, gasLimit ?? undefined, { feeRate, feeTip })
  // Without an estimate of gas the reviewed fee was a guess, too.
  if (fee.gasLimit === undefined && feeLimit === null) return {}
  const isReviewed = reviewed !== null && (feeLimit === null || reviewed <= feeLimit)
  if (isReviewed && neededWei(fee) > reviewed) throw new WalletModalError('FEE_CHANGED')
  const fields = toFeeFields(fee, isReviewed ? reviewed : (feeLimit ?? 0n))
  if (fields) return fields
  throw isReviewed
    ? new WalletModalError('FEE_CHANGED')
    : new WalletModalError('INSUFFICIENT_GAS', { params: { symbol: nativeSymbol } })
}

/**
 * Sends the wallet a request for a transaction. Resolves with the hash.
 * @throws WalletModalError FEE_CHANGED if the call needs more than `reviewedFee`; INSUFFICIENT_GAS if `feeLimit` is below
 * the block's minimum; WALLET_INVALID_RESPONSE if the response is not a hash; errors of the wallet, and of `rpc` if a fee
 * that must be limited cannot be estimated
 */
export async function sendCall(
  value: unknown,
  call: TransferCall,
  context: SendCallContext,
): Promise<string> {
  const { caipNetworkId, beforeRequest } = context
  const provider = toProvider(value)
  const fee = await feeFieldsOf(call, context)
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
