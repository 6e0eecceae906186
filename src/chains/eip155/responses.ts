import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

/**
 * Converts addresses to EIP-55. The wallet's checksum is ignored, because some wallets use EIP-1191.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a list of 20-byte addresses
 */
export function toAccounts(response: unknown): Account[] {
  if (!Array.isArray(response)) throw invalidResponseTo('eth_accounts', response)
  const addresses = response.map((address: unknown) => {
    if (typeof address !== 'string' || !/^0x[\da-f]{40}$/i.test(address)) {
      throw invalidResponseTo('eth_accounts', response)
    }
    return toChecksumAddress(address)
  })
  return [...new Set(addresses)].map((address) => ({ address, type: 'eoa' }))
}

/**
 * Parses a chain id. EIP-695 requires hexadecimal, but some wallets return decimal text or a number.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a chain id above zero
 */
export function toCaipNetworkId(response: unknown): CaipNetworkId {
  const isText = typeof response === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(response)
  const id = isText || typeof response === 'number' ? Number(response) : 0
  if (!Number.isSafeInteger(id) || id <= 0) throw invalidResponseTo('eth_chainId', response)
  return `eip155:${id}`
}

/**
 * Checks a signature in hexadecimal. `0x` is valid, because a contract may have approved the message on chain
 * (EIP-1271).
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not hexadecimal bytes
 */
export function toHexBytes(method: string, response: unknown): string {
  if (typeof response !== 'string' || !/^0x([\da-f]{2})*$/i.test(response)) {
    throw invalidResponseTo(method, response)
  }
  return response
}
