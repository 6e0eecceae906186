import { PublicKey } from '@solana/web3.js'
import type { AddressProblem } from '../../../types/sender.ts'
import { isSolanaAddress } from '../address.ts'

/** A Solana address from text. The one of the system's own program is made of ones, and nobody's. */
export function readAddress(text: string): { address: string } | { problem: AddressProblem } {
  if (!isSolanaAddress(text)) return { problem: 'malformed' }
  return text === PublicKey.default.toBase58() ? { problem: 'zero' } : { address: text }
}
