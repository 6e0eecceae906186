import type { AddressKind } from '../address.ts'
import type { Coin } from './psbt.ts'

/** Virtual bytes of an input that spends from an address, signature included. */
const inputSize: Partial<Record<AddressKind, number>> = { p2wpkh: 68, p2tr: 58 }

/** Virtual bytes of an output that pays to one. */
const outputSize: Record<AddressKind, number> = {
  p2pkh: 34,
  p2sh: 32,
  p2wpkh: 31,
  p2wsh: 43,
  p2tr: 43,
  segwit: 53,
}

const overhead = 11

/** Whether coins of such an address can be spent without more than the address tells. */
export function canSpend(kind: AddressKind): boolean {
  return inputSize[kind] !== undefined
}

/** Outputs below this are not relayed (Bitcoin Core's dust limit at its default rate). */
export function dustOf(kind: AddressKind): bigint {
  return kind === 'p2pkh' ? 546n : kind === 'p2sh' ? 540n : kind === 'p2wpkh' ? 294n : 330n
}

interface Selection {
  coins: Coin[]
  /** Satoshi that go back; 0 where so little is left that it goes to the miner. */
  change: bigint
}

/**
 * Chooses coins for an amount, the largest first, and what is left over at a rate in satoshi a virtual byte.
 * Null when there are not enough.
 */
export function selectCoins(
  available: readonly Coin[],
  { from, to, amount, rate }: { from: AddressKind; to: AddressKind; amount: bigint; rate: number },
): Selection | null {
  const coins: Coin[] = []
  let total = 0n
  const feeOf = (size: number) => BigInt(Math.ceil(size * rate))
  for (const coin of [...available].sort((a, b) => b.value - a.value)) {
    coins.push(coin)
    total += BigInt(coin.value)
    const size = overhead + coins.length * (inputSize[from] ?? 0) + outputSize[to]
    const withoutChange = total - amount - feeOf(size)
    if (withoutChange < 0n) continue
    const change = total - amount - feeOf(size + outputSize[from])
    return { coins, change: change >= dustOf(from) ? change : 0n }
  }
  return null
}
