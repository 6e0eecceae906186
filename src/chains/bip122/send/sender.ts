import { base64 } from '@scure/base'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { SendContext, Sender, Transfer } from '../../../types/sender.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { toWalletError } from '../../walletError.ts'
import { checkTxid } from '../answers.ts'
import { readFeeRates } from '../esplora.ts'
import { type BitcoinProvider, toBitcoinProvider } from '../provider.ts'
import { toPsbt, toSignInputs } from '../transfer/buildTransfer.ts'
import { type Funds, readFunds } from '../transfer/readFunds.ts'
import { dustOf, largestAmount, type Selection, selectCoins } from '../transfer/selectCoins.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'
import { broadcastSigned } from './broadcastSigned.ts'
import { readAddress } from './readAddress.ts'
import { readDealings } from './readDealings.ts'
import { readSigned } from './readSigned.ts'

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
  const route = { from: funds.payer, to: script, rate }
  return { funds, route, payment: { ...route, amount: amountBaseUnits } }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const sumOf = ({ coins }: Funds) => coins.reduce((sum, { value }) => sum + value, 0n)

/** @throws WalletModalError TRANSFER_DUST, INSUFFICIENT_FUNDS, INSUFFICIENT_GAS */
function select({ funds, payment }: Prepared, { decimals, symbol }: Transfer): Selection {
  const { amount, to } = payment
  const least = dustOf(to)
  if (amount < least) {
    const params = { amount: `${formatUnits(least, decimals)} ${symbol}` }
    throw new WalletModalError('TRANSFER_DUST', { params })
  }
  const selected = selectCoins(funds.coins, payment)
  if (selected) return selected
  const code = amount > sumOf(funds) ? 'INSUFFICIENT_FUNDS' : 'INSUFFICIENT_GAS'
  throw new WalletModalError(code, { params: { symbol } })
}

/** Coins may have come or gone since the review. @throws WalletModalError FEE_CHANGED, and as `select` */
function selectReviewed(
  prepared: Prepared,
  transfer: Transfer,
  { reviewedFee = null }: SendContext,
): Selection {
  const now = select(prepared, transfer)
  const selected =
    reviewedFee !== null &&
    selectCoins(prepared.funds.coins, { ...prepared.payment, fee: reviewedFee })
  if (selected) return selected
  const longMessage = `The fee would be ${now.fee} satoshi, and ${reviewedFee} were reviewed.`
  throw new WalletModalError('FEE_CHANGED', { longMessage })
}

/** Some sessions grant only `sendTransfer`, by which the wallet selects the coins and sets the fee. */
const signsPsbts = (provider: unknown) =>
  provider === undefined || (toBitcoinProvider(provider).can?.('signPsbt') ?? true)

/** Rejects with errors of the wallet, or WALLET_INVALID_RESPONSE. */
async function sendByWallet(provider: BitcoinProvider, { from, to, amountBaseUnits }: Transfer) {
  const request = { account: from, recipient: to, amount: String(amountBaseUnits) }
  const txid = await provider.sendTransfer(request).catch(refuseByWallet)
  return { hash: checkTxid('sendTransfer', txid), call: null }
}

function refuseByWallet(thrown: unknown): never {
  throw toWalletError(thrown)
}

/** The key of an address, as far as the wallet tells it without a prompt. */
async function keyOf(provider: BitcoinProvider, address: string): Promise<string | undefined> {
  const accounts = await provider.connect({ silent: true }).catch(() => [])
  return accounts.find((one) => one.address === address)?.publicKey
}

/** Targets of the recommended rates in minutes, at ten minutes a block: the next block, three and six. */
const minutes = { fast: 10, normal: 30, slow: 60 }

export const bip122Sender: Sender = {
  readAddress,

  async readFeeRates({ rpc, provider }) {
    if (!signsPsbts(provider)) return []
    const { fastest, halfHour, hour } = await readFeeRates(rpc)
    const rates = { fast: fastest, normal: halfHour, slow: hour }
    return (['fast', 'normal', 'slow'] as const).map((speed) => ({
      speed,
      rate: rates[speed],
      unit: 'sat/vB',
      minutes: minutes[speed],
    }))
  },

  async estimate(transfer, context) {
    const { funds, route, payment } = await prepare(transfer, context)
    const most = largestAmount(funds.coins, route)
    const spendable = sumOf(funds)
    const selected = selectCoins(funds.coins, payment)
    return {
      feeBaseUnits: selected?.fee ?? spendable - most,
      accountBaseUnits: 0n,
      isFeeOfWallet: !signsPsbts(context.provider),
      coins: { spendable, most, least: dustOf(route.to), kept: funds.kept, waiting: funds.waiting },
    }
  },

  async simulate(transfer, context) {
    const prepared = await prepare(transfer, context)
    if (signsPsbts(context.provider)) selectReviewed(prepared, transfer, context)
    else select(prepared, transfer)
    return {}
  },

  inspect: async () => 'account',

  readDealings,

  async send(value, transfer, context) {
    const provider = toBitcoinProvider(value)
    const { rpc, beforeAsk } = context
    if (!signsPsbts(provider)) {
      beforeAsk()
      return sendByWallet(provider, transfer)
    }
    const key = await keyOf(provider, transfer.from)
    const prepared = await prepare(transfer, context, key)
    const { funds, payment } = prepared
    const selected = selectReviewed(prepared, transfer, context)
    const built = await toPsbt(funds, selected, payment, rpc)
    const signInputs = toSignInputs(funds, selected)
    beforeAsk()
    const answer = await provider
      .signPsbt({ psbt: built.toBase64(), signInputs, broadcast: false })
      .catch(refuseByWallet)
    const values = selected.coins.map((coin) => coin.value)
    const signed = readSigned(answer.psbt, built, funds.payer, values)
    const hash = signed.getId()
    const [first] = selected.coins
    // A wallet that names an id has broadcast the transaction itself.
    if (!answer.txid) await broadcastSigned(signed, rpc)
    return {
      hash,
      call: null,
      ...(first && { input: `${first.txid}:${first.vout}` }),
      signed: {
        transaction: base64.encode(signed.toBuffer()),
        lastValidBlockHeight: Number.MAX_SAFE_INTEGER,
      },
    }
  },
}
