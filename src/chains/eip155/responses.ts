import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { validOf } from '../adapterSteps.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

/**
 * Converts addresses to EIP-55. The wallet's checksum is ignored, because it may be that of EIP-1191, which Liquality
 * has used for Rootstock since October 2021 (https://github.com/liquality/wallet/pull/342).
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a list with a 20-byte address, or empty
 */
export function toAccounts(response: unknown): Account[] {
  const addresses = validOf('eth_accounts', response, (address) =>
    typeof address === 'string' && /^\s*0x[\da-f]{40}\s*$/i.test(address)
      ? toChecksumAddress(address.trim())
      : null,
  )
  return [...new Set(addresses)].map((address) => ({ address, type: 'eoa' }))
}

/**
 * Parses a chain id. EIP-695 requires hexadecimal. Coinbase Wallet reported decimal ids
 * (https://github.com/DarkFlorist/TheInterceptor/issues/596, August 2023). WalletConnect allows a number and decimal
 * text in `chainChanged` (https://github.com/WalletConnect/walletconnect-docs/pull/979, September 2023), and its
 * provider reads CAIP-2 ids too (`convertChainIdToNumber` of
 * https://github.com/WalletConnect/walletconnect-monorepo). These forms can go when it reads hexadecimal alone. Blanks
 * around an id say nothing about it.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a chain id above zero
 */
export function toCaipNetworkId(response: unknown): CaipNetworkId {
  const isPrimitive = typeof response === 'string' || typeof response === 'number'
  // An object may have a `toString` that throws.
  const said = isPrimitive ? String(response) : ''
  const [, text] = /^\s*(?:eip155:)?(0x[\da-f]{1,64}|\d{1,78})\s*$/i.exec(said) ?? []
  const id = Number(text)
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
