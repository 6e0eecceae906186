import { invalidAnswer } from '../../errors/invalidResponse.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

/**
 * Converts addresses to EIP-55. The wallet's checksum is ignored, since some wallets use EIP-1191.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a list of 20-byte addresses
 */
export function toAccounts(answer: unknown): Account[] {
  if (!Array.isArray(answer)) throw invalidAnswer('eth_accounts', answer)
  const addresses = answer.map((address: unknown) => {
    if (typeof address !== 'string' || !/^0x[\da-f]{40}$/i.test(address)) {
      throw invalidAnswer('eth_accounts', answer)
    }
    return toChecksumAddress(address)
  })
  return [...new Set(addresses)].map((address) => ({ address, type: 'eoa' }))
}

/**
 * Parses a chain id: hexadecimal by EIP-695, but some wallets return decimal text or a number.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a chain id above zero
 */
export function toCaipNetworkId(answer: unknown): CaipNetworkId {
  const isText = typeof answer === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(answer)
  const id = isText || typeof answer === 'number' ? Number(answer) : 0
  if (!Number.isSafeInteger(id) || id <= 0) throw invalidAnswer('eth_chainId', answer)
  return `eip155:${id}`
}

/**
 * Checks a signature in hexadecimal. `0x` is valid: a contract may have approved the message on chain (EIP-1271).
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not hexadecimal bytes
 */
export function toHexBytes(method: string, answer: unknown): string {
  if (typeof answer !== 'string' || !/^0x([\da-f]{2})*$/i.test(answer)) {
    throw invalidAnswer(method, answer)
  }
  return answer
}
