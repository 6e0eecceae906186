import { toQuantity } from 'ethers'
import { isRecord } from '../shared/json.ts'
import type { EvmChain } from './chains.ts'
import { callRpc } from './jsonRpc.ts'
import { invalidParams } from './ProviderRpcError.ts'
import type { TransactionRequest } from './transaction.ts'

export type Replacement = 'speed-up' | 'cancel'

/** Nodes take another one in its place only if it pays a tenth more; a quarter is safely above. */
const raised = (fee: unknown) => toQuantity((BigInt(String(fee)) * 5n) / 4n + 1n)

/**
 * What takes the place of a transaction that is not mined yet, by its nonce: the same for more, or nothing at all.
 * @throws -32602 for one that is mined or that the chain does not know.
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
