import { hex } from '@scure/base'
import { Psbt, Transaction } from 'bitcoinjs-lib'
import type {
  Changes,
  Doubt,
  Fact,
  ReadRequest,
  Statement,
  StatementValue,
  Unread,
} from '../../../types/review.ts'
import { describeCost, highFeeOf } from '../../describeCost.ts'
import { toShortText } from '../../unreadMembers.ts'
import { leavesFor } from '../../words.ts'
import { highFees } from '../highFees.ts'
import { mayCarryInscription } from '../mayCarryInscription.ts'
import type { PsbtRequest } from '../provider.ts'
import type { PageRequest } from '../requests.ts'
import { networkOf, toOutputScript } from '../transfer/toOutputScript.ts'
import { type Coin, ownersOf, readCoins } from './readCoins.ts'
import { describeOutputs, type Output, readOutputs } from './readOutputs.ts'
import { readSighashes } from './readSighashes.ts'

const highFee = highFeeOf(highFees, { symbol: 'BTC', decimals: 8 })

/** Maximum number of undefined entries that are listed. */
const maxUnread = 50

const amount = (value: bigint): StatementValue => ({
  kind: 'amount',
  amount: value,
  unit: 'native',
})
const address = (value: string): StatementValue => ({ kind: 'address', address: value })
const grave = (text: Statement['text'], values: Statement['values'] = {}): Statement => ({
  text,
  values,
  isGrave: true,
})

const sumOf = (all: readonly { value: bigint | null }[]) =>
  all.reduce((sum, { value }) => sum + (value ?? 0n), 0n)

/** Returns one sentence for each account that has some of the coins, with the sum of their values. */
function byAccount(text: Statement['text'], coins: readonly Coin[]): Statement[] {
  const sums = new Map<string, bigint>()
  for (const { owner, value } of coins)
    if (owner !== null) sums.set(owner, (sums.get(owner) ?? 0n) + (value ?? 0n))
  return [...sums].map(([account, value]) =>
    grave(text, { account: address(account), value: amount(value) }),
  )
}

/** Entries of a PSBT that neither BIP-174 nor its extensions define, and bytes after its end. */
function unreadIn({ data }: Psbt, length: number): Unread[] {
  const maps = [
    ['psbt', data.globalMap],
    ...data.inputs.map((map, index) => [`psbt.inputs[${index}]`, map] as const),
    ...data.outputs.map((map, index) => [`psbt.outputs[${index}]`, map] as const),
  ] as const
  const unread = maps.flatMap(([path, { unknownKeyVals = [] }]) =>
    unknownKeyVals.map(
      ({ key, value }): Unread => ({
        path: `${path}.${toShortText(hex.encode(key))}`,
        value: toShortText(hex.encode(value)),
        reason: 'unread',
      }),
    ),
  )
  const rest = length - data.toBuffer().length
  if (rest !== 0) unread.push({ path: 'psbt', value: `${rest} bytes`, reason: 'unread' })
  const hidden = unread.length - maxUnread
  const more: Unread = { path: '…', value: `${hidden}`, reason: 'unread' }
  return hidden > 0 ? [...unread.slice(0, maxUnread), more] : unread
}

/**
 * Returns the indexes of the inputs that the wallet signs: those that the request names, or else all that have no
 * signature yet, because a wallet may have more addresses than those that are connected.
 */
function signedIndexes({ signInputs }: PsbtRequest, { data }: Psbt, coins: readonly Coin[]) {
  if (signInputs.length > 0) return new Set(signInputs.map(({ index }) => index))
  const open = [...data.inputs.entries()].filter(
    ([index, input]) => coins[index]?.owner !== null || !isSigned(input),
  )
  return new Set(open.map(([index]) => index))
}

const isSigned = (input: Psbt['data']['inputs'][number]) =>
  [
    input.finalScriptSig,
    input.finalScriptWitness,
    input.partialSig,
    input.tapKeySig,
    input.tapScriptSig,
  ].some((signature) => signature !== undefined)

/** Contradictions between the inputs that are to be signed and the accounts that are connected. */
function contradictions({ signInputs }: PsbtRequest, coins: readonly Coin[]): Statement[] {
  const isOther = signInputs.some(({ address: named, index }) => coins[index]?.owner !== named)
  const isOwn = coins.some(({ owner }) => owner !== null)
  const found: Statement[] = []
  if (isOther) found.push(grave('review.bitcoin.otherCoin'))
  if (!isOwn) found.push(grave('review.bitcoin.notSigner'))
  return found
}

type ReadPsbt = Required<
  Pick<
    ReadRequest,
    'statements' | 'warnings' | 'facts' | 'unread' | 'simulate' | 'isRisky' | 'doubts'
  >
>

/**
 * Puts a PSBT into words: its payments, the coins that it spends, and its fee.
 * @throws Error if the bytes are no PSBT of version 0
 */
export function readPsbt(
  bytes: Uint8Array,
  { request, accounts, caipNetworkId }: PageRequest<PsbtRequest>,
): ReadPsbt {
  const psbt = Psbt.fromBuffer(bytes)
  const network = networkOf(accounts[0]?.address ?? '', caipNetworkId)
  const owners = ownersOf(accounts, caipNetworkId)
  const coins = readCoins(psbt, owners)
  const outputs = readOutputs(Transaction.fromBuffer(psbt.data.getTransaction()), owners, network)
  const isShared = coins.some(({ owner }) => owner === null)
  const words = describeOutputs(outputs, isShared)
  const signed = signedIndexes(request, psbt, coins)
  const sighashes = readSighashes(psbt, request, { signed, outputs })

  const own = coins.filter(({ owner }) => owner !== null)
  const paid = outputs.filter(({ isOwn }) => !isOwn)
  const isWhole = coins.every(({ value }) => value !== null)
  const fee = isWhole ? sumOf(coins) - sumOf(outputs) : null
  const hasOrdinals = accounts.some(({ purpose }) => purpose === 'ordinals')
  const purposeOf = (owner: string | null) =>
    accounts.find((account) => account.address === owner)?.purpose
  const mayCarry = own.filter(({ owner, value }) => {
    if (hasOrdinals) return purposeOf(owner) === 'ordinals'
    if (value === null || owner === null) return false
    return mayCarryInscription(value, toOutputScript(owner, caipNetworkId))
  })
  const unasked = coins.filter(({ owner }, index) => owner !== null && !signed.has(index))

  const warnings = contradictions(request, coins)
  if (fee === null) warnings.push(grave('review.bitcoin.noValue'))
  else if (fee < 0n) warnings.push(grave('review.bitcoin.short'))
  const sum = sumOf(paid)
  const cost =
    fee === null || fee < 0n
      ? null
      : describeCost({ amount: fee, limit: highFee, paid: sum > 0n ? sum : sumOf(coins) })
  warnings.push(...(cost?.warnings ?? []))

  const dangers = [
    ...sighashes,
    ...byAccount('review.bitcoin.ordinals', mayCarry),
    ...byAccount('review.bitcoin.unasked', unasked),
  ]

  const facts: Fact[] = []
  if (isWhole) facts.push({ name: 'review.bitcoin.spent', value: amount(sumOf(own)) })
  if (isWhole && isShared) {
    const others = sumOf(coins) - sumOf(own)
    facts.push({ name: 'review.bitcoin.others', value: amount(others) })
  }
  facts.push(...(cost?.facts ?? []))
  const sender = request.broadcast ? 'review.bitcoin.byWallet' : 'review.bitcoin.byPage'
  facts.push({ name: 'review.bitcoin.sender', value: { kind: 'message', text: sender } })

  // A signature that does not cover all inputs and outputs leaves the amounts open.
  const isFixed = fee !== null && fee >= 0n && sighashes.length === 0
  const net = sumOf(own) - sumOf(outputs.filter(({ isOwn }) => isOwn))
  const changes = isFixed ? changesBy(isShared ? net : net - fee) : null

  return {
    statements: [...dangers, ...words.statements],
    warnings,
    facts,
    unread: unreadIn(psbt, bytes.length),
    isRisky: warnings.length > 0 || dangers.length > 0 || words.isRisky,
    doubts: fee !== null && net > fee ? doubtsOf(paid) : [],
    simulate: async () => changes,
  }
}

/** Doubts about the addresses that get coins of the account. Without a payment, others only send coins of their own. */
function doubtsOf(paid: readonly Output[]): Doubt[] {
  const addresses = new Set(paid.flatMap(({ address: to }) => to ?? []))
  return [...addresses].flatMap(leavesFor)
}

/** The account's gain or loss in satoshi as changes. The fee is a part of it if others take part. */
function changesBy(net: bigint): Changes {
  const sentence = (value: bigint): Statement[] =>
    value > 0n ? [{ text: 'review.amount', values: { amount: amount(value) } }] : []
  return { fails: false, isRead: true, gives: sentence(net), gets: sentence(-net), leaves: [] }
}
