import { ripemd160 } from '@noble/hashes/ripemd160'
import { sha256 } from '@noble/hashes/sha2'
import { base58, base58check, bech32, hex } from '@scure/base'
import * as z from 'zod/mini'
import { maxAddresses } from '../../storage/addressListCache.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { oneOf, orElse, text } from '../../utils/schemas.ts'
import { type AddressKind, parseAddress } from './address.ts'
import type { BitcoinAccount, ListedAddress } from './provider.ts'

/** An entry of `getAccountAddresses` and `bip122_addressesChanged` (WalletConnect's Bitcoin RPC reference). */
const entrySchema = z.object({
  address: text,
  publicKey: orElse(z.optional(text), undefined),
  path: orElse(z.optional(text), undefined),
  intention: orElse(z.optional(oneOf(['payment', 'ordinal'])), undefined),
})

/** Maximum number of entries that are read of a list. */
const maxEntries = 400

/** Kinds of addresses that one key can spend. */
const kinds: readonly AddressKind[] = ['p2pkh', 'p2sh', 'p2wpkh', 'p2tr']

/** BIP-44: purpose, coin type, account, change, index. */
const pathPattern = /^m\/(?:44|49|84|86)['h]\/(\d+['h]\/\d+)['h]\/([01])\/\d+$/

const checkBase58 = base58check(sha256)

/** True if the checksum is correct. The checksum of a segwit address is part of `parseAddress`. */
function hasChecksum(address: string, kind: AddressKind): boolean {
  if (kind !== 'p2pkh' && kind !== 'p2sh') return true
  try {
    return checkBase58.decode(address).length === 21
  } catch {
    return false
  }
}

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

/**
 * True if the address is derived from the public key, false if it is not. Null if this is unknown: the text is no public
 * key, or the address is taproot, whose key is tweaked.
 */
function isOfKey(address: string, kind: AddressKind, publicKey = ''): boolean | null {
  if (kind === 'p2tr' || !/^(0[23][\da-f]{64}|04[\da-f]{128})$/i.test(publicKey)) return null
  const hash = hash160(hex.decode(publicKey.toLowerCase()))
  const expected = kind === 'p2sh' ? hash160(Uint8Array.of(0, 20, ...hash)) : hash
  const held =
    kind === 'p2wpkh'
      ? bech32.fromWords(bech32.decode(address as `${string}1${string}`).words.slice(1))
      : base58.decode(address).subarray(1, 21)
  return hex.encode(held) === hex.encode(expected)
}

const canPay = (address: string, kind: AddressKind) =>
  kinds.includes(kind) && hasChecksum(address, kind)

export interface AddressList {
  /** The first address that is for ordinals. */
  ordinals: BitcoinAccount | undefined
  /** Payment addresses, the account's own address first. Empty if the list does not contain that address. */
  payments: ListedAddress[]
}

/**
 * Checks a list that was stored. Returns the valid addresses; empty unless the account's own address is the first.
 */
export function checkStoredList(
  list: readonly ListedAddress[],
  account: string,
  network: CaipNetworkId,
): ListedAddress[] {
  const valid = list.filter(({ address }) => {
    const parsed = parseAddress(address, network)
    return parsed?.address === address && canPay(address, parsed.kind)
  })
  return valid[0]?.address === parseAddress(account, network)?.address ? valid : []
}

/**
 * Parses the wallet's list of an account's addresses. Left out are malformed entries, addresses of other networks, of
 * scripts that need several keys, of another key than the entry's, and of another account by their path. A taproot
 * address without an intention is for ordinals, unless the account's own address is taproot.
 */
export function parseAddressList(
  list: unknown,
  account: string,
  network: CaipNetworkId,
): AddressList {
  const own = parseAddress(account, network)
  const raw: unknown[] = Array.isArray(list) ? list.slice(0, maxEntries) : []
  const entries = raw.flatMap((value) => {
    const { data } = entrySchema.safeParse(value)
    const parsed = data && parseAddress(data.address, network)
    if (!data || !parsed || !hasChecksum(parsed.address, parsed.kind)) return []
    const isOrdinals =
      (data.intention ?? (parsed.kind === 'p2tr' && own?.kind !== 'p2tr' && 'ordinal')) ===
      'ordinal'
    return [{ ...data, ...parsed, isOrdinals }]
  })
  const [ordinal] = entries.filter(({ isOrdinals }) => isOrdinals)
  const ordinals: BitcoinAccount | undefined = ordinal && {
    address: ordinal.address,
    purpose: 'ordinals',
    ...(ordinal.publicKey && { publicKey: ordinal.publicKey }),
  }
  const first = entries.find(({ address, isOrdinals }) => address === own?.address && !isOrdinals)
  if (!first) return { ordinals, payments: [] }
  const [, group] = pathPattern.exec(first.path ?? '') ?? []
  const payments = new Map<string, ListedAddress>()
  for (const { address, kind, publicKey, path = '', isOrdinals } of [first, ...entries]) {
    const [, otherGroup = group, change] = pathPattern.exec(path) ?? []
    const isOther = group !== undefined && otherGroup !== group
    const isKey = isOfKey(address, kind, publicKey)
    const isOwn = address === first.address
    if (isOrdinals || payments.has(address) || payments.size >= maxAddresses) continue
    if (!isOwn && (isOther || isKey === false || !kinds.includes(kind))) continue
    const isChange = change === '1' && !isOwn
    payments.set(address, { address, isChange, ...(publicKey && isKey !== false && { publicKey }) })
  }
  return { ordinals, payments: [...payments.values()] }
}
