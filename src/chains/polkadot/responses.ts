import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { toDisplayText } from '../../utils/displayText.ts'
import { validOf } from '../adapterSteps.ts'
import { decodeSs58, encodeSs58, ss58PrefixOf } from './ss58.ts'

export interface PolkadotAccount {
  /** Address in the SS58 form of the network. */
  address: string
  name: string | undefined
  keyType: 'sr25519' | 'ed25519' | 'ecdsa' | undefined
}

const keyTypes = ['sr25519', 'ed25519', 'ecdsa'] as const

/** True for an EVM account, which has no SS58 address. Wallets of several namespaces also list EVM accounts. */
function isEvm({ address, type }: { address?: unknown; type?: unknown }): boolean {
  return type === 'ethereum' || (typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address))
}

/** The network to which the user has tied an account in the wallet; undefined if to none. */
function tieOf(genesisHash: unknown): CaipNetworkId | undefined {
  if (typeof genesisHash !== 'string' || !/^0x[\da-f]{64}$/i.test(genesisHash)) return undefined
  // A CAIP-2 reference is the first 32 digits of the hash.
  return `polkadot:${genesisHash.slice(2, 34).toLowerCase()}`
}

/** True if the accounts that a wallet lists differ by network, because the user has tied one to a network. */
export const hasTies = (response: unknown): boolean =>
  Array.isArray(response) &&
  response.some((one) => tieOf((Object(one) as { genesisHash?: unknown }).genesisHash))

/**
 * Parses a wallet's accounts, and encodes their addresses for `network`.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a list, or no entry is an account
 */
export function toPolkadotAccounts(response: unknown, network: Network): PolkadotAccount[] {
  const listed = validOf('its accounts', response, (one) => {
    const { address, name, type, genesisHash } = Object(one) as Record<string, unknown>
    const tie = tieOf(genesisHash)
    const isIgnored = isEvm({ address, type }) || (tie && tie !== network.caipNetworkId)
    const decoded = isIgnored ? undefined : decodeSs58(address)
    return isIgnored || decoded ? { decoded, name, type } : null
  })
  const prefix = ss58PrefixOf(network)
  const accounts = new Map<string, PolkadotAccount>()
  for (const { decoded, name, type } of listed) {
    if (!decoded) continue
    const text = encodeSs58({ ...decoded, prefix })
    if (accounts.has(text)) continue
    accounts.set(text, {
      address: text,
      name: (typeof name === 'string' && toDisplayText(name)) || undefined,
      keyType: keyTypes.find((known) => known === type),
    })
  }
  return [...accounts.values()]
}

/**
 * Checks a signature in hexadecimal: 64 bytes, or 65 for ECDSA, and one byte more if the key type precedes the
 * signature.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response has no such signature
 */
export function toSignature(response: unknown): `0x${string}` {
  const { signature } = Object(response) as { signature?: unknown }
  const isHex =
    typeof signature === 'string' && /^0x[\da-f]{128}([\da-f]{2}){0,2}$/i.test(signature)
  if (!isHex) throw invalidResponse('The wallet gave a signature that is none', response)
  return signature as `0x${string}`
}
