import { invalidAnswer } from '../../errors/invalidResponse.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

/**
 * Addresses in EIP-55 form; the wallet's own checksum is ignored, since some use EIP-1191.
 * @throws WalletModalError WALLET_INVALID_RESPONSE unless it is a list of 20-byte addresses.
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
 * Hexadecimal by EIP-695; some wallets give decimal text or a number.
 * @throws WalletModalError WALLET_INVALID_RESPONSE unless it is a chain id above zero.
 */
export function toCaipNetworkId(answer: unknown): CaipNetworkId {
  const isText = typeof answer === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(answer)
  const id = isText || typeof answer === 'number' ? Number(answer) : 0
  if (!Number.isSafeInteger(id) || id <= 0) throw invalidAnswer('eth_chainId', answer)
  return `eip155:${id}`
}

/**
 * `0x` is valid: a contract may have approved the message on chain (EIP-1271).
 * @throws WalletModalError WALLET_INVALID_RESPONSE
 */
export function toHexBytes(method: string, answer: unknown): string {
  if (typeof answer !== 'string' || !/^0x([\da-f]{2})*$/i.test(answer)) {
    throw invalidAnswer(method, answer)
  }
  return answer
}
