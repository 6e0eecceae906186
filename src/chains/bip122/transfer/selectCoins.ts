import type { AddressKind } from '../address.ts'

/** An unspent output. */
export interface Coin {
  /** Hexadecimal, as people write it. */
  txid: string
  vout: number
  /** Satoshi. */
  value: bigint
}

/**
 * Virtual bytes of an input that spends from an address, one signature included, as Bitcoin Core counts
 * them. Pay to script hash is what wallets with one key have there: pay to witness public key hash inside it (BIP-49).
 */
const inputSizes: Partial<Record<AddressKind, number>> = {
  p2pkh: 148,
  p2sh: 91,
  p2wpkh: 68,
  p2tr: 58,
}

/** Version, counts, locktime and the segwit marker. */
const overhead = 11
const valueSize = 8
const scriptLengthSize = 1

const outputSize = (script: Uint8Array) => valueSize + scriptLengthSize + script.length

/** Whether coins of such an address can be spent without more than the address and its key tell. */
export function canSpend(kind: AddressKind): boolean {
  return inputSizes[kind] !== undefined
}

/**
 * Outputs below this, in satoshi, are not relayed: spending them would cost more than they are worth at three satoshi
 * a virtual byte (Bitcoin Core's GetDustThreshold at its default rate).
 */
export function dustOf(script: Uint8Array): bigint {
  const [first = 0] = script
  const isWitness = first === 0 || (first > 0x50 && first <= 0x60)
  return BigInt((outputSize(script) + (isWitness ? 67 : 148)) * 3)
}

interface Payment {
  /** What pays. */
  from: { kind: AddressKind; script: Uint8Array }
  /** The script that the amount is locked with. */
  to: Uint8Array
  /** Satoshi. */
  amount: bigint
  /** Satoshi a virtual byte. */
  rate: number
}

interface Selection {
  coins: Coin[]
  /** Satoshi that go back; 0 where so little is left that it goes to the miner. */
  change: bigint
}

/**
 * Chooses coins for an amount and what goes back. The simplest rule there is: the largest coins first, until they
 * cover the amount and the fee ("largest first" in M. Erhardt, An Evaluation of Coin Selection Strategies, 2016). It spends
 * the fewest coins, so it is the cheapest now. Null when there are not enough.
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
