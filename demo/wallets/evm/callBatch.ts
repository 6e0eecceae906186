import { hexlify, isAddress, isHexString } from 'ethers'
import { isRecord, paramAt } from '../shared/json.ts'
import { callRpc } from './jsonRpc.ts'
import { invalidParams, ProviderRpcError } from './ProviderRpcError.ts'

const MAX_CALLS = 20
/** EIP-5792: the code for a batch id that the wallet does not know. */
const UNKNOWN_BATCH = 5730

/** A call of a batch (EIP-5792); amounts and data in hexadecimal. */
export interface WalletCall {
  to: string
  value: string | undefined
  data: string | undefined
}

/** A broadcast batch and its transactions. */
export interface SentBatch {
  id: string
  /** Hexadecimal. */
  chainId: string
  hashes: string[]
  /** True if the whole batch reverts when a call fails. */
  atomic: boolean
}

/** @throws -32602 */
export function parseCalls(input: unknown): WalletCall[] {
  if (!Array.isArray(input) || input.length === 0 || input.length > MAX_CALLS) {
    throw invalidParams(`Expected 1 to ${MAX_CALLS} calls.`)
  }
  return input.map((call: unknown) => {
    const { to, value, data } = isRecord(call) ? call : {}
    if (!isAddress(to)) throw invalidParams('A call has no address to go to.')
    if (value !== undefined && !isHexString(value)) {
      throw invalidParams('A call has no proper value.')
    }
    if (data !== undefined && !(isHexString(data) && data.length % 2 === 0)) {
      throw invalidParams('A call has no proper data.')
    }
    return { to, value, data }
  })
}

export const newBatchId = () => hexlify(crypto.getRandomValues(new Uint8Array(32)))

/** The response of `wallet_sendCalls`: version 1 of EIP-5792 returned the bare id. */
export const batchResult = (request: Record<string, unknown>, id: string) =>
  String(request.version ?? '').startsWith('2') ? { id } : id

/** The response of `wallet_getCallsStatus` with the parameters `[id]`, read from the chain. */
export async function statusOf(
  params: unknown,
  batches: readonly SentBatch[],
  rpcUrlOf: (chainId: string) => string | undefined,
): Promise<unknown> {
  const batch = batches.find(({ id }) => id === paramAt(params, 0))
  const rpcUrl = batch && rpcUrlOf(batch.chainId)
  if (!batch || rpcUrl === undefined)
    throw new ProviderRpcError(UNKNOWN_BATCH, 'These calls are not known.')
  const { id, chainId, hashes, atomic } = batch
  const receipts = await Promise.all(
    hashes.map((hash) => callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])),
  )
  const mined = receipts.filter(isRecord)
  const isPending = mined.length < hashes.length
  const failed = mined.filter(({ status }) => status !== '0x1').length
  const outcome = failed === 0 ? 200 : failed === mined.length ? 500 : 600
  return {
    version: '2.0.0',
    id,
    chainId,
    status: isPending ? 100 : outcome,
    atomic,
    ...(!isPending && { receipts: mined }),
  }
}
