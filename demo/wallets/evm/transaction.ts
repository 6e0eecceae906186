import { isHexString } from 'ethers'
import { isRecord, paramAt } from '../shared/json.ts'
import { invalidParams } from './ProviderRpcError.ts'

const FIELDS = [
  'from',
  'to',
  'value',
  'data',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'chainId',
] as const

/** Fields of eth_sendTransaction, all hexadecimal. */
export type TransactionRequest = Partial<Record<(typeof FIELDS)[number], string>> & { from: string }

/** Parses `[transaction]`. Some libraries send `input` for data and `gasLimit` for gas. */
export function parseTransaction(params: unknown): TransactionRequest {
  const request = paramAt(params, 0)
  if (!isRecord(request) || typeof request.from !== 'string') {
    throw invalidParams('Expected a transaction with "from".')
  }
  const given: Record<string, unknown> = {
    ...request,
    data: request.data ?? request.input,
    gas: request.gas ?? request.gasLimit,
  }
  const transaction: TransactionRequest = { from: request.from }
  for (const field of FIELDS) {
    const value = given[field]
    if (value === undefined || value === null) continue
    if (!isHexString(value)) throw invalidParams(`"${field}" is not a hexadecimal string.`)
    transaction[field] = value
  }
  return transaction
}
