import * as z from 'zod/mini'
import type { AccountType } from '../types/account.ts'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import { isCaipNetworkId } from '../utils/caip.ts'
import {
  accountTypes,
  finiteNumber,
  namespace,
  oneOf,
  text as plainText,
} from '../utils/schemas.ts'
import { toOutsideImageUrl, toSafeLink } from '../utils/url.ts'
import { connectorIdKey, storageKeys, storagePrefix } from './keys.ts'
import { validEntries } from './schemas.ts'
import { wallet } from './walletSchema.ts'

export interface Entry<Value> {
  schema: z.ZodMiniType<Value>
  /** Maximum length of the stored text in characters; a longer text is neither written nor read. */
  maxLength: number
  decode(text: string): unknown
  encode(value: Value): string
}

const identity = <Value>(value: Value) => value

/** Default maximum length in characters, for names, ids and lists of them. */
const defaultMaxLength = 8_192

export function text<Value extends string>(schema: z.ZodMiniType<Value>): Entry<Value> {
  return { schema, maxLength: defaultMaxLength, decode: identity, encode: identity }
}

/** Maximum entries of a list: there are fewer namespaces, recent wallets and open pairings. */
const maxEntries = 20

function words<Value extends string>(schema: z.ZodMiniType<Value>): Entry<Value[]> {
  return {
    schema: validEntries(schema, maxEntries),
    maxLength: defaultMaxLength,
    decode: (value) => value.split(','),
    encode: (value) => value.join(),
  }
}

export function json<Value>(
  schema: z.ZodMiniType<Value>,
  maxLength: number = defaultMaxLength,
): Entry<Value> {
  return { schema, maxLength, decode: JSON.parse, encode: (value) => JSON.stringify(value) }
}

export const upTo = (maxLength: number, isFit: (value: string) => boolean = () => true) =>
  plainText.check(z.refine((value) => value.length <= maxLength && isFit(value)))
export const shortText = upTo(512)
const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)
const link = upTo(2_048, (value) => toSafeLink(value) !== null)
/** An image's URL. A data URL of more than 2,048 characters is invalid; its image is fetched again. */
export const image = upTo(2_048, (value) => toOutsideImageUrl(value) !== null)

/** Schemas of the values under the keys of `keys.ts`. */
const table = {
  activeNamespace: text(namespace),
  activeCaipNetworkId: text(caipNetworkId),
  activeCaipNetworkIds: words(caipNetworkId),
  activeAddresses: words(shortText),
  connectedNamespaces: words(namespace),
  connectionStatus: text(oneOf(['connected', 'disconnected'])),
  // The limit is high, because the image of each of the two wallets may be a data URL.
  recentWallets: json(validEntries(wallet, maxEntries), 600_000),
  preferredAccountTypes: json<Partial<Record<Namespace, AccountType>>>(accountTypes),
  openPairings: json(
    validEntries(z.object({ topic: shortText, expiresAt: finiteNumber }), maxEntries),
  ),
  deepLinkChoice: json(z.object({ href: link, name: shortText })),
} satisfies { [Name in keyof typeof storageKeys]: unknown }

const connectorId = text(shortText)

export type StoredName = keyof typeof table
export type Stored<Name extends StoredName> = z.output<(typeof table)[Name]['schema']>

/** True if entries of a stored list were dropped. */
const isCut = (decoded: unknown, value: unknown) =>
  Array.isArray(decoded) && Array.isArray(value) && value.length < decoded.length

/**
 * Reads a key that `keys.ts` does not list, because only a lazy chunk uses it. An invalid value is removed, and a list
 * with invalid entries is replaced by the valid ones, so that the next page load does not parse it again.
 */
export function readEntry<Value>(key: string, entry: Entry<Value>): Value | undefined {
  try {
    const stored = localStorage.getItem(key)
    if (!stored) return undefined
    try {
      if (stored.length <= entry.maxLength) {
        const decoded = entry.decode(stored)
        const value = entry.schema.parse(decoded)
        if (isCut(decoded, value)) writeEntry(key, entry, value)
        return value
      }
      localStorage.removeItem(key)
    } catch {
      localStorage.removeItem(key)
    }
  } catch {
    // If storage is blocked or missing, every key reads as missing.
  }
  return undefined
}

/**
 * The key is not in `keys.ts`, which the script at page load contains. The schema is in the lazy
 * `pendingTransactions.ts`.
 */
export const pendingTransactionsKey = `${storagePrefix}pending_transactions`

/** True if a value is stored, whether or not it is valid. */
export function hasKey(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function removeKey(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

/** Writes the parsed value, so that every stored value can be read again. Returns false if it could not be stored. */
export function writeEntry<Value>(key: string, entry: Entry<Value>, value: Value): boolean {
  try {
    const encoded = entry.encode(entry.schema.parse(value))
    if (encoded.length <= entry.maxLength) {
      localStorage.setItem(key, encoded)
      return true
    }
  } catch {}
  // Reached if storage is full or the value is too long or malformed. The previous value is removed, since it is stale.
  removeKey(key)
  return false
}

/** Returns undefined if the value is missing or invalid, or if there is no storage. An invalid value is removed. */
export function read<Name extends StoredName>(name: Name): Stored<Name> | undefined {
  return readEntry<unknown>(storageKeys[name], table[name]) as Stored<Name> | undefined
}

export function write<Name extends StoredName>(name: Name, value: Stored<Name>): void {
  writeEntry<unknown>(storageKeys[name], table[name], value)
}

export function remove(name: StoredName): void {
  removeKey(storageKeys[name])
}

export function readConnectorId(namespace: Namespace): string | undefined {
  return readEntry(connectorIdKey(namespace), connectorId)
}

export function writeConnectorId(namespace: Namespace, id: string): void {
  writeEntry(connectorIdKey(namespace), connectorId, id)
}

export function removeConnectorId(namespace: Namespace): void {
  removeKey(connectorIdKey(namespace))
}
