import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { OnChainTransfer, PendingTransaction } from '../../../types/pendingTransaction.ts'
import { orNull } from '../../../utils/schemas.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { isOrdered, orderedDecimals, readInstead, readTransferData } from './compareCall.ts'
import { type Movement, readMovements } from './movements.ts'
import { body, parse, receipt } from './nodeResponses.ts'
import { concerns } from './smartAccount.ts'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

interface TokenOrder {
  token: string
  receiver: string
  amount: bigint
}

/**
 * True if the tokens that left the account include the ordered transfer. A token that keeps a fee logs it beside what
 * arrives; a paymaster may take its fee in the same token.
 */
function includes(outs: readonly Movement[], { token, receiver, amount }: TokenOrder): boolean {
  const own = outs.filter((one) => isSame(one.token, token))
  const received = own.filter(({ other }) => isSame(other, receiver))
  const sum = own.reduce((all, one) => all + (one.amount ?? 0n), 0n)
  return received.some((one) => one.amount === amount) || (received.length > 0 && sum === amount)
}

/** Describes the one transfer that left the account; null if there is none, or several. */
function toInstead(
  transaction: PendingTransaction,
  [out, ...others]: readonly Movement[],
  order: TokenOrder,
): OnChainTransfer | null {
  if (!out || others.length > 0 || out.amount === null) return null
  const isOrderedToken = isSame(out.token, order.token)
  return {
    to: toChecksumAddress(out.other),
    token: toChecksumAddress(out.token),
    amountBaseUnits: out.amount,
    decimals: isOrderedToken ? orderedDecimals(transaction, order.amount) : undefined,
  }
}

/**
 * Compares the transaction that a wallet names for a batch of one call with that call: by itself if the account sent it,
 * else by the transfers of tokens in its logs. Resolves with what it transfers instead, null if that is unreadable, and
 * undefined if it is the order, or if nodes do not show its content: native amounts and calls of other kinds in a user
 * operation or a smart account's own call. Rejects with the errors of `rpc`; SERVICE_INVALID_RESPONSE.
 */
export async function compareBatch(
  transaction: PendingTransaction,
  by: string,
  rpc: RpcRequest,
): Promise<OnChainTransfer | null | undefined> {
  const { call, from } = transaction
  const [mined, sent] = await Promise.all([
    rpc('eth_getTransactionReceipt', [by]).then((response) => parse(receipt, response)),
    rpc('eth_getTransactionByHash', [by]).then((response) => parse(orNull(body), response)),
  ])
  if (!call || !mined || !sent) return undefined
  if (!isSame(mined.transactionHash, by) || !isSame(sent.hash, by)) return undefined
  const isOwn = isSame(sent.from, from)
  if (isOwn && isOrdered(transaction, sent)) return undefined
  if (!isOwn && !concerns(from, sent, mined.logs)) return null
  const ordered = readTransferData(call)
  if (ordered) {
    const order = { token: call.to, ...ordered }
    const outs = readMovements(mined.logs, from).filter(({ kind }) => kind === 'out')
    return includes(outs, order) ? undefined : toInstead(transaction, outs, order)
  }
  const isPlain = sent.input === '0x' || sent.input === ''
  return isOwn && isPlain && !isSame(sent.to, from) ? readInstead(transaction, sent) : undefined
}
