import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { Account } from '../../types/account.ts'
import { isSolanaAddress } from './address.ts'

/** @throws WalletModalError WALLET_INVALID_RESPONSE unless all are Solana addresses. */
export function toAccounts(addresses: readonly unknown[]): Account[] {
  const valid = addresses.filter(isSolanaAddress)
  if (valid.length !== addresses.length) {
    throw invalidResponse('The wallet gave an address that is none of Solana', addresses)
  }
  return [...new Set(valid)].map((address) => ({ address, type: 'eoa' }))
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE unless it is the 64 bytes of an ed25519 signature. */
export function toSignature(answer: unknown): Uint8Array {
  if (answer instanceof Uint8Array && answer.length === 64) return answer
  throw invalidResponse('The wallet gave a signature that is none', answer)
}
