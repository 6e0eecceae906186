import { toQuantity } from 'ethers'
import { isRecord } from '../shared/json.ts'
import type { EvmChain } from './chains.ts'
import { callRpc } from './jsonRpc.ts'
import { invalidParams } from './ProviderRpcError.ts'
import type { TransactionRequest } from './transaction.ts'

export type Replacement = 'speed-up' | 'cancel'

/** Nodes accept a replacement only if its fee is at least 10 % higher. 25 % is safely above this limit. */
const raised = (fee: unknown) => toQuantity((BigInt(String(fee)) * 5n) / 4n + 1n)

/**
 * The request that replaces a pending transaction by the same nonce. It has the same call with a higher fee, or no call
 * if it is a cancellation. @throws -32602 if the pending transaction is mined or unknown
 */
export async function replacementFor(
  hash: string,
  how: Replacement,
  chain: EvmChain,
): Promise<TransactionRequest> {
  const pending = await callRpc(chain.rpcUrl, 'eth_getTransactionByHash', [hash])
  if (!isRecord(pending) || pending.blockNumber) {
    throw invalidParams('Only a transaction that is not mined yet can be replaced.')
  }
  const from = String(pending.from)
  const shared = {
    from,
    nonce: String(pending.nonce),
    ...(pending.type === '0x2'
      ? {
          maxFeePerGas: raised(pending.maxFeePerGas),
          maxPriorityFeePerGas: raised(pending.maxPriorityFeePerGas),
        }
      : { gasPrice: raised(pending.gasPrice) }),
  }
  if (how === 'cancel') return { ...shared, to: from, value: '0x0' }
  return {
    ...shared,
    ...(typeof pending.to === 'string' && { to: pending.to }),
    value: String(pending.value),
    data: String(pending.input),
    gas: String(pending.gas),
  }
}
