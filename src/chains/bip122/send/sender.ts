import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { AmountLimits, SendContext, Sender, Transfer } from '../../../types/sender.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { toWalletError } from '../../walletError.ts'
import { parseAddress } from '../address.ts'
import { bitcoinChains } from '../chains.ts'
import { highestRate, readFeeRates } from '../feeRates.ts'
import { parsePayee } from '../parsePayee.ts'
import { type BitcoinProvider, toBitcoinProvider } from '../provider.ts'
import { checkTxid } from '../responses.ts'
import { verifyCoins } from '../transfer/previousTransactions.ts'
import { type Funds, readFunds, selectFunds } from '../transfer/readFunds.ts'
import { dustOf, largestAmount, type Selection } from '../transfer/selectCoins.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'
import { readDealings } from './readDealings.ts'
import { keyOf, signAndBroadcast } from './signAndBroadcast.ts'

/** Number of bytes (opcodes and a length) that precede the hash or key in an output script. */
const beforeProgram = { p2pkh: 3, p2sh: 2, p2wpkh: 2, p2wsh: 2, p2tr: 2 }

/**
 * False if the address has no owner. Anyone can spend from a witness version without a defined use. No one can spend
 * from a hash or key of zeros.
 */
function hasOwner(address: string, caipNetworkId: CaipNetworkId): boolean {
  const kind = parseAddress(address, caipNetworkId)?.kind ?? 'segwit'
  if (kind === 'segwit') return false
  const program = toOutputScript(address, caipNetworkId).subarray(beforeProgram[kind])
  return program.some((byte, index) => byte !== 0 && (kind !== 'p2pkh' || index < 20))
}

/** Parses a receiver. Without a network, an address of any Bitcoin network is accepted. */
const readAddress: Sender['readAddress'] = (text, caipNetworkId) => {
  const known = bitcoinChains.map((chain) => chain.caipNetworkId)
  for (const one of caipNetworkId ? [caipNetworkId] : known) {
    const address = parsePayee(text, one)
    if (address !== null) return hasOwner(address, one) ? { address } : { problem: 'zero' }
  }
  return { problem: 'malformed' }
}

async function prepare(
  { from, to, amountBaseUnits }: Transfer,
  context: SendContext,
  publicKey?: string,
) {
  const [funds, rate] = await Promise.all([
    readFunds(context, from, publicKey),
    context.feeRate ?? readFeeRates(context.rpc).then(({ halfHour }) => halfHour),
  ])
  const script = toOutputScript(to, context.caipNetworkId)
  const route = { change: funds.change, to: script, rate }
  return { funds, route, payment: { ...route, amount: amountBaseUnits } }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const allOf = ({ coins, ownChange }: Funds) => [...coins, ...ownChange]

const sumOf = (funds: Funds) => allOf(funds).reduce((sum, { value }) => sum + value, 0n)

/** Names UTXOs that are never spent, since they may carry inscriptions, and those that are not in a block yet. */
function unspendableOf({ kept, waiting }: Funds): AmountLimits['unspendable'] {
  const parts = [
    { text: 'send.coins.kept', amount: kept },
    { text: 'send.coins.waiting', amount: waiting },
  ] as const
  return parts.filter(({ amount }) => amount > 0n)
}

/**
 * @throws WalletModalError TRANSFER_DUST if the amount is below the dust limit, INSUFFICIENT_FUNDS if the UTXOs cannot
 * pay the amount, INSUFFICIENT_GAS if the UTXOs can pay the amount but not the fee
 */
function select({ funds, payment }: Prepared, { decimals, symbol }: Transfer): Selection {
  const { amount, to } = payment
  const least = dustOf(to)
  if (amount < least) {
    const params = { amount: `${formatUnits(least, decimals)} ${symbol}` }
    throw new WalletModalError('TRANSFER_DUST', { params })
  }
  const selected = selectFunds(funds, payment)
  if (selected) return selected
  const code = amount > sumOf(funds) ? 'INSUFFICIENT_FUNDS' : 'INSUFFICIENT_GAS'
  throw new WalletModalError(code, { params: { symbol } })
}

/**
 * Selects UTXOs so that the transaction costs exactly the reviewed fee.
 * @throws WalletModalError FEE_CHANGED if no selection costs exactly that fee, for example after UTXOs have arrived or
 * been spent; errors of `select`
 */
function selectReviewed(
  prepared: Prepared,
  transfer: Transfer,
  { reviewedFee = null }: SendContext,
): Selection {
  const now = select(prepared, transfer)
  const selected =
    reviewedFee !== null && selectFunds(prepared.funds, { ...prepared.payment, fee: reviewedFee })
  if (selected) return selected
  const longMessage = `The fee would be ${now.fee} satoshi, and ${reviewedFee} were reviewed.`
  throw new WalletModalError('FEE_CHANGED', { longMessage })
}

/**
 * False if the session grants only `sendTransfer`. For such a transfer the wallet selects the UTXOs and sets the fee.
 */
const signsPsbts = (provider: unknown) =>
  provider === undefined || (toBitcoinProvider(provider).can?.('signPsbt') ?? true)

/**
 * Sends with the wallet's `sendTransfer`. Rejects with errors of the wallet, or with WALLET_INVALID_RESPONSE if the
 * response is not a transaction id.
 */
async function sendByWallet(provider: BitcoinProvider, { from, to, amountBaseUnits }: Transfer) {
  const request = { account: from, recipient: to, amount: String(amountBaseUnits) }
  const txid = await provider.sendTransfer(request).catch((thrown: unknown) => {
    throw toWalletError(thrown)
  })
  return { hash: checkTxid('sendTransfer', txid), call: null }
}

/**
 * Minutes until confirmation at each recommended rate. A block takes ten minutes; the rates are for one, three and six
 * blocks.
 */
const minutes = { fast: 10, normal: 30, slow: 60 }

export const bip122Sender: Sender = {
  readAddress,

  async readFeeRates({ rpc, provider }) {
    if (!signsPsbts(provider)) return { rates: [], bounds: null }
    const { fastest, halfHour, hour, least } = await readFeeRates(rpc)
    const rateOf = { fast: fastest, normal: halfHour, slow: hour }
    const rates = (['fast', 'normal', 'slow'] as const).map((speed) => ({
      speed,
      rate: rateOf[speed],
      unit: 'sat/vB',
      minutes: minutes[speed],
    }))
    return { rates, bounds: { decimals: 3, least, most: highestRate, taken: hour } }
  },

  async estimate(transfer, context) {
    const { funds, route, payment } = await prepare(transfer, context)
    const most = largestAmount(allOf(funds), route)
    const spendable = sumOf(funds)
    const selected = selectFunds(funds, payment)
    const isFeeOfWallet = !signsPsbts(context.provider)
    if (selected && !isFeeOfWallet) await verifyCoins(context.rpc, selected.coins)
    return {
      feeBaseUnits: selected?.fee ?? spendable - most,
      accountBaseUnits: 0n,
      isFeeOfWallet,
      limits: { spendable, most, least: dustOf(route.to), unspendable: unspendableOf(funds) },
    }
  },

  async simulate(transfer, context) {
    const prepared = await prepare(transfer, context)
    if (signsPsbts(context.provider)) {
      const { coins } = selectReviewed(prepared, transfer, context)
      await verifyCoins(context.rpc, coins)
    } else select(prepared, transfer)
    return {}
  },

  inspect: async () => 'account',

  readDealings,

  async send(value, transfer, context) {
    const provider = toBitcoinProvider(value)
    if (!signsPsbts(provider)) {
      context.beforeRequest()
      return sendByWallet(provider, transfer)
    }
    const key = await keyOf(provider, transfer.from)
    const prepared = await prepare(transfer, context, key)
    const selected = selectReviewed(prepared, transfer, context)
    return signAndBroadcast(provider, { selected, payment: prepared.payment }, context)
  },
}
