import { table } from './table/table.ts'
import { type Lie, type World, worldOf } from './world/World.ts'

function lieAbout(source: string, field: string, lie: Omit<Lie, 'entry'>): Lie {
  const entry = table.find((one) => one.source === source && one.field === field)
  if (!entry) throw new Error(`the table has no ${source} ${field}`)
  return { entry, ...lie }
}
const lasting = { until: null, power: 3 } as const

const balances = '/v1/account/{address}/balance'
const utxos = 'GET /address/{address}/utxo'
const lists = 'wallet-modal/address_lists'
const pending = 'wallet-modal/pending_transactions'
const finalized = 'chain_getFinalizedHead'
const holdings = 'getTokenAccountsByOwner'
const heldAmount = 'value[].account.data.parsed.info.tokenAmount.amount'

/** Worlds in which money was lost once. They run before the generated ones. */
export const examples = {
  /** A price that falls under the review, while dollars are typed. */
  dollars: worldOf('EVM send', 9, [
    lieAbout(balances, 'balances[].price', { lie: 'less', from: 'review', until: null, power: 1 }),
  ]),
  /** A base fee that rises under the review. */
  fees: worldOf('EVM send', 3),
  feesOfSwaps: worldOf('EVM swap', 3),
  /** The same rise, where no node estimates the gas or simulates the swap, so that the fee is a guess. */
  guessedFee: worldOf('EVM send', 11, [
    lieAbout('eth_estimateGas', '', { lie: 'null', from: 'before', ...lasting }),
  ]),
  guessedFeeOfSwap: worldOf('EVM swap', 995, [
    lieAbout('eth_simulateV1', '[].calls[].logs', { lie: 'null', from: 'form', ...lasting }),
  ]),
  /** A wallet that pays another receiver, and another amount. */
  otherReceiver: worldOf('EVM send', 0, [
    lieAbout('eth_sendTransaction', 'signed.to', {
      lie: 'other account',
      from: 'press',
      ...lasting,
    }),
  ]),
  otherAmount: worldOf('EVM send', 1, [
    lieAbout('eth_sendTransaction', 'signed.value', { lie: 'less', from: 'press', ...lasting }),
  ]),
  /** A wallet that approves nothing, where an allowance for a swap was reviewed. */
  noApproval: worldOf('EVM swap', 466, [
    lieAbout('eth_sendTransaction', 'signed.value', { lie: 'empty', from: 'review', ...lasting }),
  ]),
  /** A list with wrong decimals of a token, which its contract contradicts. */
  wrongDecimals: worldOf('EVM swap', 595, [
    lieAbout('/v1/convert/tokens', 'tokens[].decimals', {
      lie: 'zero',
      from: 'before',
      until: 'form',
      power: 1,
    }),
  ]),
  /** A node that is too busy for the polls of a transaction. */
  busyNode: worldOf('Polkadot send', 8, [
    lieAbout(finalized, '', { lie: 'late', from: 'press', until: 'broadcast', power: 1 }),
    lieAbout(finalized, '', { lie: 'status 429', from: 'review', ...lasting }),
  ]),
  otherSolanaPayment: worldOf('Solana send', 0, [
    lieAbout('signTransactions', 'signed.to', { lie: 'other account', from: 'press', ...lasting }),
  ]),
  /** Quote, call and price of one service that agree on a fiftieth. */
  oneHost: worldOf('EVM swap', 15),
  /** Values of coins that a node understates. */
  values: worldOf('Bitcoin send', 0, [
    lieAbout(utxos, '[].value', { lie: 'more', from: 'before', until: null, power: 1 }),
  ]),
  /** A node that lags behind the first of two payments. */
  spentCoins: worldOf('Bitcoin send', 11, [
    lieAbout(utxos, '', { lie: 'former', from: 'broadcast', ...lasting }),
  ]),
  /** A node without coins until the review opens, so that no fee can be estimated. */
  noCoins: worldOf('Bitcoin send', 994, [
    lieAbout(utxos, '', { lie: 'empty', from: 'before', until: 'review', power: 1 }),
    lieAbout(utxos, '', { lie: 'null', from: 'before', until: 'form', power: 1 }),
  ]),
  /** A change address that another script of the site has stored. */
  storedAddress: worldOf('Bitcoin send', 0, [
    lieAbout(lists, '[].value[].isChange', { lie: 'former', from: 'before', ...lasting }),
  ]),
  /** A wallet that signs with another key, or another text. */
  otherKey: worldOf('EVM sign-in', 0, [
    lieAbout('personal_sign', '', { lie: 'other account', from: 'press', ...lasting }),
  ]),
  otherSolanaKey: worldOf('Solana sign-in', 0, [
    lieAbout('signMessage', '', { lie: 'other account', from: 'press', ...lasting }),
  ]),
  /** A session that another script of the site has stored, with the account's message and a stranger's signature. */
  forgedSession: worldOf('EVM sign-in', 0, [
    lieAbout('wallet-modal/siwx', '[].signature', { lie: 'former', from: 'before', ...lasting }),
  ]),
  /** A card that is pressed as the user selects another account. */
  otherCards: { ...worldOf('EVM revoke', 999), turn: 'other account', turnAt: 'press' },
  /** A quote of a smaller payment, which is refused, for a currency that the provider takes no amount in. */
  refusedQuote: worldOf('EVM purchase', 461, [
    lieAbout('/v1/onramp/quote', 'paymentTotal.amount', {
      lie: 'less',
      from: 'before',
      ...lasting,
    }),
  ]),
  /** A link to the provider that arrives when the user has selected another account. */
  lateLink: {
    ...worldOf('EVM purchase', 0, [
      lieAbout('/v1/generators/onrampurl', 'url', { lie: 'late', from: 'press', ...lasting }),
    ]),
    turn: 'other account',
    turnAt: 'broadcast',
  },
  /** Ends that another tab has stored, of the payment and of a hash that the account has not sent. */
  storedEnd: worldOf('EVM send', 0, [
    lieAbout(pending, '[].phase', { lie: 'ended', from: 'broadcast', ...lasting }),
    lieAbout(pending, '[].hash', { lie: 'other account', from: 'broadcast', ...lasting }),
  ]),
  /** A token account of the receiver that belongs to a stranger. */
  hijacked: worldOf('Solana send', 19),
  /** A token whose mint multiplies the amounts that wallets show. */
  scaled: worldOf('Solana send', 8),
  /** A node that lags behind the balance, so that no rent can be estimated. */
  noRent: worldOf('Solana send', 44, [
    lieAbout(holdings, heldAmount, { lie: 'zero', from: 'form', until: 'press', power: 1 }),
  ]),
} satisfies Record<string, World>
