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
import { toSafeLink } from '../utils/url.ts'
import { connectorIdKey, storageKeys } from './keys.ts'
import { validEntries } from './schemas.ts'
import { wallet } from './walletSchema.ts'

/** How one value is kept as text. */
export interface Entry<Value> {
  schema: z.ZodMiniType<Value>
  decode(text: string): unknown
  encode(value: Value): string
}

const identity = <Value>(value: Value) => value

export function text<Value extends string>(schema: z.ZodMiniType<Value>): Entry<Value> {
  return { schema, decode: identity, encode: identity }
}

function words<Value extends string>(schema: z.ZodMiniType<Value>): Entry<Value[]> {
  return {
    schema: validEntries(schema),
    decode: (value) => value.split(','),
    encode: (value) => value.join(),
  }
}

function json<Value>(schema: z.ZodMiniType<Value>): Entry<Value> {
  return { schema, decode: JSON.parse, encode: (value) => JSON.stringify(value) }
}

/** By id, oldest first; `timestamp` in ms since the epoch. */
function cache<Value>(value: z.ZodMiniType<Value>) {
  return json(validEntries(z.object({ id: plainText, timestamp: finiteNumber, value })))
}

const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)
const nullableText = z.nullable(plainText)
const link = plainText.check(z.refine((value) => toSafeLink(value) !== null))

/** Everything that is kept in this browser: one line here and its name in `keys.ts`. */
const table = {
  activeNamespace: text(namespace),
  activeCaipNetworkId: text(caipNetworkId),
  activeCaipNetworkIds: words(caipNetworkId),
  activeAddresses: words(plainText),
  connectedNamespaces: words(namespace),
  connectionStatus: text(oneOf(['connected', 'disconnected'])),
  recentWallets: json(validEntries(wallet)),
  preferredAccountTypes: json<Partial<Record<Namespace, AccountType>>>(accountTypes),
  nativeBalanceCache: cache(z.object({ amount: plainText, symbol: plainText })),
  identityCache: cache(z.object({ name: nullableText, avatar: nullableText })),
  deepLinkChoice: json(z.object({ href: link, name: plainText })),
} satisfies { [Name in keyof typeof storageKeys]: unknown }

const connectorId = text(plainText)

export type StoredName = keyof typeof table
export type Stored<Name extends StoredName> = z.output<(typeof table)[Name]['schema']>

/** For keys that only a part loaded later knows; all others are in the table. */
export function readEntry<Value>(key: string, entry: Entry<Value>): Value | undefined {
  try {
    const stored = localStorage.getItem(key)
    if (!stored) return undefined
    try {
      return entry.schema.parse(entry.decode(stored))
    } catch {
      localStorage.removeItem(key)
    }
  } catch {
    // Blocked or missing storage reads as empty.
  }
  return undefined
}

export function removeKey(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

export function writeEntry<Value>(key: string, entry: Entry<Value>, value: Value): void {
  try {
    localStorage.setItem(key, entry.encode(value))
  } catch {
    // Full: rather nothing than what was true before.
    removeKey(key)
  }
}

/** What is stored; undefined when there is nothing, nothing valid (it is then removed) or no storage. */
export function read<Name extends StoredName>(name: Name): Stored<Name> | undefined {
  return readEntry<unknown>(storageKeys[name], table[name]) as Stored<Name> | undefined
}

/** Never throws: without storage nothing is remembered. */
export function write<Name extends StoredName>(name: Name, value: Stored<Name>): void {
  writeEntry<unknown>(storageKeys[name], table[name], value)
}

export function remove(name: StoredName): void {
  removeKey(storageKeys[name])
}

/** Which connector a namespace is connected through: its id, for restoring after a reload. */
export function readConnectorId(namespace: Namespace): string | undefined {
  return readEntry(connectorIdKey(namespace), connectorId)
}

export function writeConnectorId(namespace: Namespace, id: string): void {
  writeEntry(connectorIdKey(namespace), connectorId, id)
}

export function removeConnectorId(namespace: Namespace): void {
  removeKey(connectorIdKey(namespace))
}
