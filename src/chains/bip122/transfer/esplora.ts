import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Network } from '../../../types/network.ts'
import { bool, finiteNumber } from '../../../utils/schemas.ts'
import type { Coin } from './psbt.ts'

const timeoutMs = 10_000

const positive = finiteNumber.check(z.refine((value) => value > 0))
const coinsSchema = z.array(
  z.object({
    txid: z.string().check(z.refine((id) => /^[\da-f]{64}$/.test(id))),
    vout: finiteNumber.check(z.refine((index) => index >= 0)),
    value: positive,
    status: z.object({ confirmed: bool }),
  }),
)
const feesSchema = z.object({ halfHourFee: positive })

/** Nobody pays more than this by intention, in satoshi a virtual byte. */
const highestRate = 1_000

/**
 * The API that coins and fees are read from: the network's RPC URL, which of a Bitcoin network is an Esplora
 * API, else that of its explorer.
 */
function apiOf({ rpcUrls, blockExplorers }: Network): string {
  const explorer = blockExplorers?.default.url
  const url = rpcUrls.default.http[0] ?? (explorer && `${explorer}/api`)
  if (url) return url.replace(/\/$/, '')
  const longMessage = 'The network names no API that coins could be read from'
  throw new WalletModalError('SERVICE_UNREACHABLE', { longMessage })
}

async function read<Schema extends z.ZodMiniType>(
  url: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  let answer: unknown
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok)
      throw new WalletModalError('HTTP_ERROR', { params: { status: response.status } })
    answer = await response.json()
  } catch (cause) {
    if (cause instanceof WalletModalError) throw cause
    throw new WalletModalError('SERVICE_UNREACHABLE', { cause })
  }
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: parsed.error })
}

/** What can be spent from an address: what is in a block. */
export async function readCoins(network: Network, address: string): Promise<Coin[]> {
  const coins = await read(`${apiOf(network)}/address/${address}/utxo`, coinsSchema)
  return coins.filter(({ status }) => status.confirmed)
}

/** Satoshi for a virtual byte, to be in a block within half an hour. */
export async function readFeeRate(network: Network): Promise<number> {
  const { halfHourFee } = await read(`${apiOf(network)}/v1/fees/recommended`, feesSchema)
  return Math.min(halfHourFee, highestRate)
}
