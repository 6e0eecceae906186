import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { validOf } from '../adapterSteps.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

/**
 * Converts addresses to EIP-55. The wallet's checksum is ignored, because some wallets use EIP-1191.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a list with a 20-byte address, or empty
 */
export function toAccounts(response: unknown): Account[] {
  const addresses = validOf('eth_accounts', response, (address) =>
    typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address)
      ? toChecksumAddress(address)
      : null,
  )
  return [...new Set(addresses)].map((address) => ({ address, type: 'eoa' }))
}

/**
 * Parses a chain id. EIP-695 requires hexadecimal, but some wallets return decimal text, a number or a CAIP-2 id.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a chain id above zero
 */
export function toCaipNetworkId(response: unknown): CaipNetworkId {
  const [, text] = /^(?:eip155:)?(0x[\da-f]{1,64}|\d{1,78})$/i.exec(String(response)) ?? []
  const isPrimitive = typeof response === 'string' || typeof response === 'number'
  const id = isPrimitive ? Number(text) : 0
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
