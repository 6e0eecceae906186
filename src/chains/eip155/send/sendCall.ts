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
  /** A wallet on another network rejects. */
  caipNetworkId: CaipNetworkId
  rpc: RpcRequest
  /** Maximum fee in wei, which is the rest of a small balance; null if the wallet may set the price. */
  feeLimit: bigint | null
  /** The reviewed gas limit; null if the wallet estimates it. */
  gasLimit?: bigint | null
  nativeSymbol: string
  /** Runs right before the wallet request. If it throws, no request is sent. */
  beforeAsk: () => void
}

/** @throws WalletModalError INSUFFICIENT_GAS, WALLET_INVALID_RESPONSE, what the wallet throws */
export async function sendCall(
  value: unknown,
  call: TransferCall,
  { caipNetworkId, rpc, feeLimit, gasLimit = null, nativeSymbol, beforeAsk }: SendCallContext,
): Promise<string> {
  const provider = toProvider(value)
  const gas = gasLimit === null ? {} : { gas: toHex(gasLimit) }
  // Wallets estimate the price best, unless they would reserve more than the balance.
  const fee =
    feeLimit === null
      ? gas
      : toFeeFields(await estimateFee(call, rpc, gasLimit ?? undefined), feeLimit)
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
