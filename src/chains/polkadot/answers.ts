import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { Network } from '../../types/network.ts'
import { toDisplayText } from '../../utils/displayText.ts'
import { decodeSs58, encodeSs58 } from './ss58.ts'
import { ss58PrefixOf } from './ss58PrefixOf.ts'

/** What wallets answer, checked and brought into one form. */

export interface PolkadotAccount {
  /** In the network's own text. */
  address: string
  /** As the person called it in the wallet. */
  name: string | undefined
  keyType: 'sr25519' | 'ed25519' | 'ecdsa' | undefined
}

const keyTypes = ['sr25519', 'ed25519', 'ecdsa'] as const

/** Wallets for several namespaces list their EVM accounts too; those have no SS58 address. */
function isEvm({ address, type }: { address?: unknown; type?: unknown }): boolean {
  return type === 'ethereum' || (typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address))
}

/**
 * The accounts a wallet lists (`InjectedAccount`), each once, as `network` writes addresses.
 *
 * @throws WalletModalError WALLET_INVALID_RESPONSE unless it is a list of accounts with SS58 addresses.
 */
export function toPolkadotAccounts(answer: unknown, network: Network): PolkadotAccount[] {
  if (!Array.isArray(answer)) throw invalidResponse('The wallet gave no list of accounts', answer)
  const prefix = ss58PrefixOf(network)
  const accounts = new Map<string, PolkadotAccount>()
  for (const one of answer as unknown[]) {
    const { address, name, type } = Object(one) as Record<string, unknown>
    if (isEvm({ address, type })) continue
    const decoded = decodeSs58(address)
    if (!decoded)
      throw invalidResponse('The wallet gave an address that is none of Polkadot', answer)
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
 * The signature in a signer's answer, in hexadecimal: 64 bytes, 65 of an ECDSA key, and one more where the
 * wallet puts the kind of key before it.
 *
 * @throws WalletModalError WALLET_INVALID_RESPONSE otherwise.
 */
export function toSignature(answer: unknown): `0x${string}` {
  const { signature } = Object(answer) as { signature?: unknown }
  const isHex =
    typeof signature === 'string' && /^0x[\da-f]{128}([\da-f]{2}){0,2}$/i.test(signature)
  if (!isHex) throw invalidResponse('The wallet gave a signature that is none', answer)
  return signature as `0x${string}`
}
