import { hex } from '@scure/base'
import { Transaction } from 'bitcoinjs-lib'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { PendingTransaction, ReplacementKind } from '../../../types/pendingTransaction.ts'
import type { Replacer } from '../../../types/replacer.ts'
import type { SendContext } from '../../../types/sender.ts'
import { readTransaction, readTransactionHex } from '../esplora.ts'
import { readFeeRates } from '../feeRates.ts'
import { toBitcoinProvider } from '../provider.ts'
import type { Payment } from '../transfer/buildTransfer.ts'
import { isSpentByOwn } from '../transfer/ownTransactions.ts'
import { verifyCoins } from '../transfer/previousTransactions.ts'
import { type Funds, payersOf, readFunds } from '../transfer/readFunds.ts'
import {
  type Coin,
  dustOf,
  largestAmount,
  type Payer,
  type Selection,
  selectCoins,
} from '../transfer/selectCoins.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'
import { isSameScript } from '../verify/scriptsOfKey.ts'
import { keyOf, signAndBroadcast } from './signAndBroadcast.ts'

/** A sequence number below this number signals that the transaction can be replaced (BIP-125). */
const finalSequence = 0xfffffffe

function refuse(longMessage: string): never {
  throw new WalletModalError('NOT_REPLACEABLE', { longMessage })
}

const sumOf = (all: readonly { value: bigint }[]) => all.reduce((sum, { value }) => sum + value, 0n)

/**
 * Reads the pending transaction. The transaction id proves its inputs and outputs. The values of its inputs are verified
 * with the transactions that created them, as far as signatures do not cover them.
 */
async function readFormer(
  { hash }: PendingTransaction,
  payers: readonly Payer[],
  { rpc }: SendContext,
) {
  const known = await readTransaction(rpc, hash)
  if (!known || known.status.confirmed) return refuse('The transaction does not wait for a block')
  const transaction = Transaction.fromHex((await readTransactionHex(rpc, hash)).toLowerCase())
  if (transaction.getId() !== hash) return refuse('A node gave another transaction')
  const coins = transaction.ins.map((input, index): Coin => {
    const { txid, vout, prevout } = known.vin[index] ?? {}
    const isSame =
      txid === hex.encode(Uint8Array.from(input.hash).reverse()) && vout === input.index
    if (!txid || vout === undefined || !prevout || !isSame) return refuse('The inputs differ')
    const payer = payers.find(({ address }) => address === prevout.scriptpubkey_address)
    if (!payer) return refuse('An address of another account has paid for it')
    return { payer, txid, vout, value: prevout.value }
  })
  await verifyCoins(rpc, coins)
  if (!transaction.ins.some(({ sequence }) => sequence < finalSequence))
    return refuse('The transaction does not signal that it can be replaced')
  const fee = sumOf(coins) - sumOf(transaction.outs)
  return { transaction, coins, fee }
}

type Former = Awaited<ReturnType<typeof readFormer>>

/**
 * Returns the only payment of a transaction. All other outputs must be change.
 * @throws WalletModalError NOT_REPLACEABLE if the transaction makes several payments
 */
function paymentOf({ transaction }: Former, to: Uint8Array, payers: readonly Payer[]) {
  const { outs } = transaction
  const paid = outs.find(({ script }) => isSameScript(script, to))
  const isOwn = (script: Uint8Array) => payers.some((one) => isSameScript(one.script, script))
  const isKnown = outs.every((one) => one === paid || isOwn(one.script))
  return paid && isKnown ? { to, amount: paid.value } : refuse('It makes several payments')
}

interface ReplacementPlan {
  former: Former
  payment: Payment
  selected: Selection
}

/**
 * Plans the replacement. Null if the UTXOs cannot pay the fee. If `exact` is set, the fee is exactly that many satoshi.
 */
function planReplacement(
  former: Former,
  { funds, kind, to, rate }: { funds: Funds; kind: ReplacementKind; to: Uint8Array; rate: number },
  exact: bigint | null,
): ReplacementPlan | null {
  const { change, payers } = funds
  const own = payers[0].script
  const { coins } = former
  const replaces = { coins, fee: former.fee }
  if (kind === 'speedUp') {
    const payment = { ...paymentOf(former, to, payers), change }
    const isSpent = ({ txid, vout }: Coin) =>
      coins.some((one) => one.txid === txid && one.vout === vout)
    // An unconfirmed UTXO cannot pay a higher fee (BIP-125, rule 2), and the former transaction's own change ends with it.
    const others = funds.coins.filter((coin) => !isSpent(coin))
    const selected = selectCoins(others, { ...payment, rate, replaces, fee: exact })
    return selected && { former, payment, selected }
  }
  const total = sumOf(coins)
  const least = total - largestAmount([], { change, to: own, rate, replaces })
  const fee = exact ?? least
  const amount = total - fee
  if (fee < least || amount < dustOf(own)) return null
  const payment = { to: own, change, amount }
  return { former, payment, selected: { coins: [...coins], change: 0n, fee } }
}

/**
 * @throws WalletModalError NOT_REPLACEABLE if the transaction is mined or does not permit a replacement,
 * INSUFFICIENT_GAS if the UTXOs cannot pay the fee, FEE_CHANGED if the reviewed fee is too low
 */
async function prepare(
  pending: PendingTransaction,
  kind: ReplacementKind,
  context: SendContext,
  publicKey?: string,
) {
  const { reviewedFee = null, caipNetworkId, rpc } = context
  if (await isSpentByOwn(context, pending.hash))
    return refuse('A later payment spends its change, and would be lost with it')
  const [former, funds, { fastest }] = await Promise.all([
    readFormer(pending, payersOf(context, pending.from, publicKey), context),
    readFunds(context, pending.from, publicKey),
    readFeeRates(rpc),
  ])
  const to = toOutputScript(pending.to, caipNetworkId)
  const formerRate = Number(former.fee) / former.transaction.virtualSize()
  const rate = Math.max(fastest, formerRate + 1)
  const now = planReplacement(former, { funds, kind, to, rate }, null)
  // A reviewed fee is accepted if it meets the nodes' minimum for replacements, even if rates have risen since the
  // review.
  const reviewed =
    reviewedFee !== null &&
    planReplacement(former, { funds, kind, to, rate: formerRate }, reviewedFee)
  if (reviewed) return verified(reviewed, rpc)
  if (!now) throw new WalletModalError('INSUFFICIENT_GAS', { params: { symbol: pending.symbol } })
  if (reviewedFee !== null) throw new WalletModalError('FEE_CHANGED')
  return verified(now, rpc)
}

async function verified(plan: ReplacementPlan, rpc: RpcRequest): Promise<ReplacementPlan> {
  await verifyCoins(rpc, plan.selected.coins)
  return plan
}

export const bip122Replacer: Replacer = {
  async estimate(pending, kind, context) {
    const { former, payment, selected } = await prepare(pending, kind, context)
    return {
      feeBaseUnits: selected.fee,
      formerFeeBaseUnits: former.fee,
      to: kind === 'cancel' ? pending.from : pending.to,
      amountBaseUnits: payment.amount,
    }
  },

  async send(value, pending, kind, context) {
    const provider = toBitcoinProvider(value)
    const key = await keyOf(provider, pending.from)
    const prepared = await prepare(pending, kind, context, key)
    return signAndBroadcast(provider, { ...prepared, isReplacement: true }, context)
  },
}
