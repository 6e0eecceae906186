import { PublicKey } from '@solana/web3.js'
import type { AddressProblem } from '../../../types/sender.ts'
import { isSolanaAddress } from '../address.ts'

/** Addresses without an owner: the system program's address, which consists of ones, and the burn address. */
const unowned = [PublicKey.default.toBase58(), '1nc1nerator11111111111111111111111111111111']

export function readAddress(text: string): { address: string } | { problem: AddressProblem } {
  if (!isSolanaAddress(text)) return { problem: 'malformed' }
  return unowned.includes(text) ? { problem: 'zero' } : { address: text }
}
