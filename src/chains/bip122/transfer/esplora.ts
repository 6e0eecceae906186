import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { invalidResponse, requestBytes, requestJson } from '../../../services/http.ts'
import type { Network } from '../../../types/network.ts'
import { bool, finiteNumber, text } from '../../../utils/schemas.ts'
import type { Coin } from './selectCoins.ts'

const matching = (pattern: RegExp) => text.check(z.refine((value) => pattern.test(value)))
const wholeNumber = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0)

const coinsSchema = z.array(
  z.object({
    txid: matching(/^[\da-f]{64}$/),
    vout: wholeNumber,
    value: z.pipe(
      wholeNumber,
      z.transform((satoshi) => BigInt(satoshi)),
    ),
    status: z.object({ confirmed: bool }),
  }),
)
const feesSchema = z.object({ halfHourFee: finiteNumber.check(z.refine((rate) => rate > 0)) })
const transactionSchema = matching(/^([\da-f]{2})+$/i)

/** Largest valid response of each path: some thousand coins, and a transaction that fills a block. */
const maxBytes = { coins: 1_000_000, fees: 10_000, transaction: 8_000_100 }

/** Satoshi per virtual byte. A higher rate is an error of the service. */
const highestRate = 1_000

/** On Bitcoin networks the RPC URL is an Esplora API. */
function apiOf({ rpcUrls, blockExplorers }: Network): string {
  const explorer = blockExplorers?.default.url
  const url = rpcUrls.default.http[0] ?? (explorer && `${explorer}/api`)
  if (url) return url.replace(/\/$/, '')
  const longMessage = 'The network names no API that coins could be read from'
  throw new WalletModalError('SERVICE_UNREACHABLE', { longMessage })
}

/** Confirmed coins. Throws like `requestJson`. */
export async function readCoins(network: Network, address: string): Promise<Coin[]> {
  const url = `${apiOf(network)}/address/${address}/utxo`
  const coins = await requestJson(url, { schema: coinsSchema, maxBytes: maxBytes.coins })
  return coins.filter(({ status }) => status.confirmed)
}

/** Satoshi per virtual byte for confirmation within half an hour. Throws like `requestJson`. */
export async function readFeeRate(network: Network): Promise<number> {
  const url = `${apiOf(network)}/v1/fees/recommended`
  const { halfHourFee } = await requestJson(url, { schema: feesSchema, maxBytes: maxBytes.fees })
  return Math.min(halfHourFee, highestRate)
}

/** The transaction in hexadecimal. Throws like `requestJson`. */
export async function readTransaction(network: Network, txid: string): Promise<string> {
  const url = `${apiOf(network)}/tx/${txid}/hex`
  const bytes = await requestBytes(url, { maxBytes: maxBytes.transaction })
  const parsed = transactionSchema.safeParse(new TextDecoder().decode(bytes).trim())
  if (parsed.success) return parsed.data
  throw invalidResponse(url, parsed.error)
}
