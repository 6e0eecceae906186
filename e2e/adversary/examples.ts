import { table } from './table/table.ts'
import type { Lie, World } from './world/World.ts'

function lieAbout(source: string, field: string, lie: Omit<Lie, 'entry'>): Lie {
  const entry = table.find((one) => one.source === source && one.field === field)
  if (!entry) throw new Error(`the table has no ${source} ${field}`)
  return { entry, ...lie }
}
const lasting = { until: null, power: 3 } as const
const world = (flow: string, variant: number, lies: Lie[] = []): World => ({
  flow,
  lies,
  turn: 'none',
  turnAt: 'before',
  variant,
})

const balances = '/v1/account/{address}/balance'
const utxos = 'GET /address/{address}/utxo'
const lists = 'wallet-modal/address_lists'
const pending = 'wallet-modal/pending_transactions'
const holdings = 'getTokenAccountsByOwner'
const heldAmount = 'value[].account.data.parsed.info.tokenAmount.amount'

/** Worlds in which money was lost once. They run before the generated ones. */
export const examples = {
  /** A price that falls under the review, while dollars are typed. */
  dollars: world('EVM send', 9, [
    lieAbout(balances, 'balances[].price', { lie: 'less', from: 'review', until: null, power: 1 }),
  ]),
  /** A base fee that rises under the review. */
  fees: world('EVM send', 3),
  feesOfSwaps: world('EVM swap', 3),
  /** The same rise, where no node estimates the gas or simulates the swap, so that the fee is a guess. */
  guessedFee: world('EVM send', 11, [
    lieAbout('eth_estimateGas', '', { lie: 'null', from: 'before', ...lasting }),
  ]),
  guessedFeeOfSwap: world('EVM swap', 995, [
    lieAbout('eth_simulateV1', '[].calls[].logs', { lie: 'null', from: 'form', ...lasting }),
  ]),
  /** A wallet that pays another receiver, and another amount. */
  otherReceiver: world('EVM send', 0, [
    lieAbout('eth_sendTransaction', 'signed.to', {
      lie: 'other account',
      from: 'press',
      ...lasting,
    }),
  ]),
  otherAmount: world('EVM send', 1, [
    lieAbout('eth_sendTransaction', 'signed.value', { lie: 'less', from: 'press', ...lasting }),
  ]),
  otherSolanaPayment: world('Solana send', 0, [
    lieAbout('signTransactions', 'signed.to', { lie: 'other account', from: 'press', ...lasting }),
  ]),
  /** Quote, call and price of one service that agree on a fiftieth. */
  oneHost: world('EVM swap', 15),
  /** Values of coins that a node understates. */
  values: world('Bitcoin send', 0, [
    lieAbout(utxos, '[].value', { lie: 'more', from: 'before', until: null, power: 1 }),
  ]),
  /** A node that lags behind the first of two payments. */
  spentCoins: world('Bitcoin send', 11, [
    lieAbout(utxos, '', { lie: 'former', from: 'broadcast', ...lasting }),
  ]),
  /** A node without coins until the review opens, so that no fee can be estimated. */
  noCoins: world('Bitcoin send', 994, [
    lieAbout(utxos, '', { lie: 'empty', from: 'before', until: 'review', power: 1 }),
    lieAbout(utxos, '', { lie: 'null', from: 'before', until: 'form', power: 1 }),
  ]),
  /** A change address that another script of the site has stored. */
  storedAddress: world('Bitcoin send', 0, [
    lieAbout(lists, '[].value[].isChange', { lie: 'former', from: 'before', ...lasting }),
  ]),
  /** A wallet that signs with another key, or another text. */
  otherKey: world('EVM sign-in', 0, [
    lieAbout('personal_sign', '', { lie: 'other account', from: 'press', ...lasting }),
  ]),
  otherSolanaKey: world('Solana sign-in', 0, [
    lieAbout('signMessage', '', { lie: 'other account', from: 'press', ...lasting }),
  ]),
  /** A session that another script of the site has stored, with the account's message and a stranger's signature. */
  forgedSession: world('EVM sign-in', 0, [
    lieAbout('wallet-modal/siwx', '[].signature', { lie: 'former', from: 'before', ...lasting }),
  ]),
  /** A card that is pressed as the user selects another account. */
  otherCards: { ...world('EVM revoke', 999), turn: 'other account', turnAt: 'press' },
  /** A quote of a smaller payment, which is refused, for a currency that the provider takes no amount in. */
  refusedQuote: world('EVM purchase', 461, [
    lieAbout('/v1/onramp/quote', 'paymentTotal.amount', {
      lie: 'less',
      from: 'before',
      ...lasting,
    }),
  ]),
  /** A link to the provider that arrives when the user has selected another account. */
  lateLink: {
    ...world('EVM purchase', 0, [
      lieAbout('/v1/generators/onrampurl', 'url', { lie: 'late', from: 'press', ...lasting }),
    ]),
    turn: 'other account',
    turnAt: 'broadcast',
  },
  /** Ends that another tab has stored, of the payment and of a hash that the account has not sent. */
  storedEnd: world('EVM send', 0, [
    lieAbout(pending, '[].phase', { lie: 'ended', from: 'broadcast', ...lasting }),
    lieAbout(pending, '[].hash', { lie: 'other account', from: 'broadcast', ...lasting }),
  ]),
  /** A token account of the receiver that belongs to a stranger. */
  hijacked: world('Solana send', 19),
  /** A token whose mint multiplies the amounts that wallets show. */
  scaled: world('Solana send', 8),
  /** A node that lags behind the balance, so that no rent can be estimated. */
  noRent: world('Solana send', 44, [
    lieAbout(holdings, heldAmount, { lie: 'zero', from: 'form', until: 'press', power: 1 }),
  ]),
} satisfies Record<string, World>
