import type { AddressKind } from '../address.ts'

/** An address that pays, with its output script. */
export interface Payer {
  address: string
  kind: AddressKind
  script: Uint8Array
  /** Public key in hexadecimal, if known. */
  publicKey: string | undefined
}

/** An unconfirmed transaction on which a coin depends. */
export interface Ancestor {
  txid: string
  /** Virtual bytes. */
  size: number
  /** Fee in satoshi. */
  fee: bigint
}

export interface Coin {
  /** The address that holds the coin. */
  payer: Payer
  /** Hexadecimal, in the byte order that explorers display. */
  txid: string
  vout: number
  /** Value in satoshi. */
  value: bigint
  /** The unconfirmed transaction that created the coin, and those on which it depends; undefined for a confirmed coin. */
  ancestors?: readonly Ancestor[]
}

/**
 * Virtual bytes of an input with one signature, as Bitcoin Core counts them. A P2SH input is assumed to be nested
 * P2WPKH (BIP-49), the form that single-key wallets use.
 */
const inputSizes: Partial<Record<AddressKind, number>> = {
  p2pkh: 148,
  p2sh: 91,
  p2wpkh: 68,
  p2tr: 58,
}

/** Virtual bytes of a transaction's fixed parts: version, counts, locktime and the segwit marker. */
const overhead = 11
const valueSize = 8
const scriptLengthSize = 1

/** Maximum virtual bytes of a transaction that nodes relay (a quarter of Bitcoin Core's `MAX_STANDARD_TX_WEIGHT`). */
const maxSize = 100_000

/**
 * Maximum number of inputs. A PSBT contains the transaction that created each coin, which is read from a node, and the
 * browser stores signed transactions of about this length.
 */
const maxInputs = 200

/**
 * Satoshi per virtual byte that a replacement must pay in addition: Bitcoin Core's `incrementalrelayfee`, which is 0.1
 * since 29.1. Nodes of earlier versions need 1.
 */
const incrementalRate = 1

const outputSize = (script: Uint8Array) => valueSize + scriptLengthSize + script.length

export function canSpend(kind: AddressKind): boolean {
  return inputSizes[kind] !== undefined
}

/**
 * Returns the dust limit of an output in satoshi, as Bitcoin Core's GetDustThreshold computes it at 3 sat/vB. Nodes do
 * not relay a transaction whose output is below this limit.
 */
export function dustOf(script: Uint8Array): bigint {
  const [first = 0] = script
  const isWitness = first === 0 || (first > 0x50 && first <= 0x60)
  return BigInt((outputSize(script) + (isWitness ? 67 : 148)) * 3)
}

interface Route {
  /** Output script of the change. */
  change: Uint8Array
  /** Output script of the receiver. */
  to: Uint8Array
  /** Fee rate in satoshi per virtual byte. */
  rate: number
  /**
   * UTXOs and fee (satoshi) of the transaction to replace (BIP-125). Its UTXOs are spent first, and the new fee must
   * exceed its fee.
   */
  replaces?: { coins: readonly Coin[]; fee: bigint } | undefined
}

export interface Payment extends Route {
  /** Amount in satoshi. */
  amount: bigint
  /** Exact fee in satoshi, not below `rate`. The default is the fee that results from `rate`. */
  fee?: bigint | null | undefined
}

export interface Selection {
  coins: Coin[]
  /** Satoshi of the change. If the change would be below the dust limit, it is added to the fee and this value is 0. */
  change: bigint
  /** Fee in satoshi. */
  fee: bigint
}

const inputSizeOf = ({ payer }: Coin) => inputSizes[payer.kind] ?? 0

/**
 * Returns the virtual bytes of inputs. Beside segwit inputs, a legacy input has a byte for its empty witness, which
 * counts a quarter (BIP-141).
 */
function sizeOfInputs(coins: readonly Coin[]): number {
  const legacy = coins.filter(({ payer }) => payer.kind === 'p2pkh').length
  const witnesses = legacy < coins.length ? Math.ceil(legacy / 4) : 0
  return sumOf(coins.map(inputSizeOf)) + witnesses
}

/**
 * Returns the satoshi that unconfirmed ancestors lack at a rate. A miner who includes a transaction has to include its
 * ancestors, so it pays for them (child pays for parent); an ancestor with a higher rate is mined without it.
 */
function lackOf(coins: readonly Coin[], rate: number): bigint {
  const all = new Map(
    coins.flatMap(({ ancestors = [] }) => ancestors.map((one) => [one.txid, one] as const)),
  )
  const lacks = [...all.values()].map(({ size, fee }) => BigInt(Math.ceil(size * rate)) - fee)
  return lacks.reduce((sum, lack) => (lack > 0n ? sum + lack : sum), 0n)
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

/**
 * Yields sets of UTXOs. Each set has one UTXO more than the previous set, and the UTXOs that are worth most after the
 * fee of their input come first. Each set has its sum, and its fees with and without change, in satoshi.
 */
function* largestFirst(available: readonly Coin[], { change, to, rate, replaces }: Route) {
  const coins: Coin[] = []
  let total = 0n
  const feeOf = (size: number) => {
    const fee = BigInt(Math.ceil(size * rate)) + lackOf(coins, rate)
    const least = replaces ? replaces.fee + BigInt(size * incrementalRate) : 0n
    return fee > least ? fee : least
  }
  const worthOf = (coin: Coin) =>
    Number(coin.value - lackOf([coin], rate)) - inputSizeOf(coin) * rate
  const sorted = [...available].sort((a, b) => worthOf(b) - worthOf(a)).map((one) => [one])
  for (const group of replaces ? [replaces.coins, ...sorted] : sorted) {
    coins.push(...group)
    total = coins.reduce((sum, { value }) => sum + value, 0n)
    const size = overhead + sizeOfInputs(coins) + outputSize(to)
    const sizeWithChange = size + outputSize(change)
    if (sizeWithChange > maxSize || coins.length > maxInputs) return
    yield { coins, total, fee: feeOf(size), feeWithChange: feeOf(sizeWithChange) }
  }
}

/**
 * Selects the largest UTXOs first, which spends the fewest UTXOs (M. Erhardt, An Evaluation of Coin Selection
 * Strategies, 2016). Null if the funds are insufficient, or if no selection pays exactly `fee`.
 */
export function selectCoins(
  available: readonly Coin[],
  { amount, fee: exact = null, ...route }: Payment,
): Selection | null {
  const dust = dustOf(route.change)
  for (const { coins, total, fee, feeWithChange } of largestFirst(available, route)) {
    const rest = total - amount
    if (rest < (exact ?? fee)) continue
    const change = rest - (exact ?? feeWithChange)
    if (change >= dust && (exact === null || exact >= feeWithChange))
      return { coins, change, fee: rest - change }
    if (exact === null || (exact === rest && exact >= fee)) return { coins, change: 0n, fee: rest }
  }
  return null
}

/**
 * Returns the largest amount in satoshi that the UTXOs can pay in addition to the fee. A UTXO that costs more than its
 * value is not spent.
 */
export function largestAmount(available: readonly Coin[], route: Route): bigint {
  let most = 0n
  for (const { total, fee } of largestFirst(available, route))
    if (total - fee > most) most = total - fee
  return most
}
