import { hex } from '@scure/base'
import type { ParsedAddress } from '../address.ts'

/** An unspent output that pays for the transfer. */
export interface Coin {
  /** Hexadecimal, as people write it. */
  txid: string
  vout: number
  /** Satoshi. */
  value: number
}

export interface Output {
  to: ParsedAddress
  /** Satoshi. */
  value: bigint
}

/** Inputs that say so can be replaced by ones with a higher fee (BIP-125). */
const sequence = 0xfffffffd

function integer(value: bigint | number, bytes: number): number[] {
  let rest = BigInt(value)
  return Array.from({ length: bytes }, () => {
    const byte = Number(rest & 0xffn)
    rest >>= 8n
    return byte
  })
}

/** Bitcoin's count, which is one byte up to 252. */
function count(value: number): number[] {
  return value < 0xfd ? [value] : [0xfd, ...integer(value, 2)]
}

const withCount = (bytes: readonly number[]) => [...count(bytes.length), ...bytes]

/** The script that coins of an address are locked with. */
function toScript({ kind, program, version }: ParsedAddress): number[] {
  if (kind === 'p2pkh') return [0x76, 0xa9, 20, ...program, 0x88, 0xac]
  if (kind === 'p2sh') return [0xa9, 20, ...program, 0x87]
  return [version === 0 ? 0 : 0x50 + version, program.length, ...program]
}

/** A pair of a PSBT's map. */
const pair = (key: readonly number[], value: readonly number[]) => [
  ...withCount(key),
  ...withCount(value),
]

/**
 * The bytes of a PSBT (BIP-174) that spends segwit coins of one address: what a wallet needs to show it and to
 * sign it.
 */
export function encodePsbt(
  from: ParsedAddress,
  coins: readonly Coin[],
  outputs: readonly Output[],
): Uint8Array {
  const ins = coins.flatMap(({ txid, vout }) => [
    ...hex.decode(txid).reverse(),
    ...integer(vout, 4),
    0,
    ...integer(sequence, 4),
  ])
  const outs = outputs.flatMap(({ to, value }) => [
    ...integer(value, 8),
    ...withCount(toScript(to)),
  ])
  const unsigned = [
    ...integer(2, 4),
    ...count(coins.length),
    ...ins,
    ...count(outputs.length),
    ...outs,
    ...integer(0, 4),
  ]
  const inputMaps = coins.flatMap(({ value }) => [
    ...pair([0x01], [...integer(value, 8), ...withCount(toScript(from))]),
    0,
  ])
  const magic = [0x70, 0x73, 0x62, 0x74, 0xff]
  return Uint8Array.from([
    ...magic,
    ...pair([0x00], unsigned),
    0,
    ...inputMaps,
    ...outputs.map(() => 0),
  ])
}
