import { hex } from '@scure/base'
import { Transaction } from 'bitcoinjs-lib'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { OnChainTransfer, PendingTransaction } from '../../../types/pendingTransaction.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { readPrevious } from '../transfer/previousTransactions.ts'
import { networkOf, toAddress, toOutputScript } from '../transfer/toOutputScript.ts'

const decimals = 8

/**
 * Compares the transaction that a wallet has built and broadcast with the ordered payment. The txid proves its outputs.
 * Undefined if one pays the ordered amount to the ordered receiver. Which of the others are change, only the wallet
 * knows. Else resolves with the payment in place of the order; null if several outputs may be it. Rejects with errors of
 * `rpc`, or with SERVICE_INVALID_RESPONSE if the node gives another transaction.
 */
export async function compareSent(
  { hash, from, to, amount, caipNetworkId }: PendingTransaction,
  rpc: RpcRequest,
): Promise<OnChainTransfer | null | undefined> {
  const { outs } = Transaction.fromBuffer(await readPrevious(rpc, hash))
  const keyOf = (address: string) => hex.encode(toOutputScript(address, caipNetworkId))
  const payments = outs.map(({ script, value }) => ({ key: hex.encode(script), script, value }))
  const toReceiver = payments.filter(({ key }) => key === keyOf(to))
  if (toReceiver.some(({ value }) => formatUnits(value, decimals) === amount)) return undefined
  const own = keyOf(from)
  const others = payments.filter(({ key }) => key !== own)
  const [paid, ...more] = toReceiver.length > 0 ? toReceiver : others.length > 0 ? others : payments
  const address = paid && toAddress(paid.script, networkOf(from, caipNetworkId))
  if (!address || more.length > 0) return null
  return { to: address, token: null, amountBaseUnits: paid.value }
}
