import type { AddressKind } from '../address.ts'

export interface Coin {
  /** Hexadecimal, in display byte order. */
  txid: string
  vout: number
  /** Satoshi. */
  value: bigint
}

/**
 * Virtual bytes of an input with one signature, as Bitcoin Core counts them. P2SH is assumed to be nested P2WPKH
 * (BIP-49), the form that single-key wallets use.
 */
const inputSizes: Partial<Record<AddressKind, number>> = {
  p2pkh: 148,
  p2sh: 91,
  p2wpkh: 68,
  p2tr: 58,
}

/** Virtual bytes of version, counts, locktime and the segwit marker. */
const overhead = 11
const valueSize = 8
const scriptLengthSize = 1

const outputSize = (script: Uint8Array) => valueSize + scriptLengthSize + script.length

export function canSpend(kind: AddressKind): boolean {
  return inputSizes[kind] !== undefined
}

/** Satoshi, as Bitcoin Core's GetDustThreshold computes it at 3 sat/vB: outputs below it are not relayed. */
export function dustOf(script: Uint8Array): bigint {
  const [first = 0] = script
  const isWitness = first === 0 || (first > 0x50 && first <= 0x60)
  return BigInt((outputSize(script) + (isWitness ? 67 : 148)) * 3)
}

interface Payment {
  from: { kind: AddressKind; script: Uint8Array }
  to: Uint8Array
  /** Satoshi. */
  amount: bigint
  /** Satoshi per virtual byte. */
  rate: number
}

interface Selection {
  coins: Coin[]
  /** Satoshi; 0 if the rest is below the dust limit and goes to the miner. */
  change: bigint
}

/**
 * "Largest first" (M. Erhardt, An Evaluation of Coin Selection Strategies, 2016) spends the fewest coins. Null if funds
 * are insufficient.
 */
export function selectCoins(
  available: readonly Coin[],
  { from, to, amount, rate }: Payment,
): Selection | null {
  const coins: Coin[] = []
  let total = 0n
  const feeOf = (size: number) => BigInt(Math.ceil(size * rate))
  for (const coin of [...available].sort((a, b) => (a.value < b.value ? 1 : -1))) {
    coins.push(coin)
    total += coin.value
    const size = overhead + coins.length * (inputSizes[from.kind] ?? 0) + outputSize(to)
    if (total - amount - feeOf(size) < 0n) continue
    const change = total - amount - feeOf(size + outputSize(from.script))
    return { coins, change: change >= dustOf(from.script) ? change : 0n }
  }
  return null
}
