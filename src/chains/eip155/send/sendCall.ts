import { invalidAnswer } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { toWalletError } from '../../walletError.ts'
import { request, toProvider } from '../provider.ts'
import type { TransferCall } from './encodeTransfer.ts'
import { estimateFee, toFeeFields } from './estimateFee.ts'
import { toHex } from './toHex.ts'

interface SendCallContext {
  /** A wallet that is on another network by now refuses. */
  caipNetworkId: CaipNetworkId
  rpc: RpcRequest
  /** What is left for the fee where that is little; null where the wallet may set what it thinks best. */
  feeLimit: bigint | null
  nativeSymbol: string
  /** Called right before the wallet is asked; what it throws keeps it from being asked. */
  beforeAsk: () => void
}

/**
 * Has the wallet sign and send a call. Gives the transaction's hash.
 *
 * @throws WalletModalError INSUFFICIENT_GAS, WALLET_INVALID_RESPONSE, what the wallet throws
 */
export async function sendCall(
  value: unknown,
  call: TransferCall,
  { caipNetworkId, rpc, feeLimit, nativeSymbol, beforeAsk }: SendCallContext,
): Promise<string> {
  const provider = toProvider(value)
  // Wallets know best what to pay, unless what they reserve would be more than there is.
  const fee = feeLimit === null ? {} : toFeeFields(await estimateFee(call, rpc), feeLimit)
  if (!fee) throw new WalletModalError('INSUFFICIENT_GAS', { params: { symbol: nativeSymbol } })
  const chainId = toHex(BigInt(referenceOf(caipNetworkId)))
  beforeAsk()
  try {
    const answer = await request(provider, 'eth_sendTransaction', [{ ...call, ...fee, chainId }])
    if (typeof answer !== 'string' || !/^0x[\da-f]{64}$/i.test(answer))
      throw invalidAnswer('eth_sendTransaction', answer)
    return answer
  } catch (thrown) {
    throw toWalletError(thrown)
  }
}
