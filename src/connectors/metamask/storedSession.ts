import type { Session } from '@metamask/mobile-wallet-protocol-core'
import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { validEntries } from '../../storage/schemas.ts'
import { json, readEntry, removeKey, shortText, upTo, writeEntry } from '../../storage/storage.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { bool, finiteNumber, record, text } from '../../utils/schemas.ts'
import { sessionKey } from './names.ts'
import { type Scopes, scopesSchema } from './scopes.ts'

/** A request that the app has not answered yet. */
export interface AskedRequest {
  id: number
  caipNetworkId: CaipNetworkId
  method: string
  params: unknown
  /** Milliseconds since the epoch. */
  askedAt: number
}

/** Position of the two sides in the channel: a message with a number that is not higher than the last one is a repetition. */
export interface ChannelState {
  /** Id of this browser on the relay. */
  clientId: string
  /** Number of the last message that this browser has sent. */
  sent: number
  /** Number of the last message of each other client. */
  seen: Record<string, number>
}

/** A session with the app, and what is needed to take it up again. The keys in it are secret. */
export interface StoredSession {
  id: string
  channel: string
  /** Keys in base64. */
  privateKey: string
  publicKey: string
  theirPublicKey: string
  /** Milliseconds since the epoch. */
  expiresAt: number
  /** URL of the relay on which the session was made. */
  relay: string
  /** True if the app is on this device: requests open it. */
  isHere: boolean
  state: ChannelState
  /** Networks and accounts that the user has granted. */
  scopes: Scopes
  asked: AskedRequest[]
}

const keyText = (length: number) =>
  upTo(100, (value) => {
    try {
      return base64.decode(value).length === length
    } catch {
      return false
    }
  })

/** Lengths in bytes of a secret key and of a compressed public key of secp256k1. */
const secretLength = 32
const publicLength = 33

/** Most requests that are kept, and the length of a request's parameters as text from which it is not kept. */
const maxAsked = 20
const maxParams = 20_000
/** Milliseconds after which no answer is awaited. */
const askedMs = 24 * 3_600_000

const entry = json<StoredSession>(
  z.object({
    id: shortText,
    channel: upTo(512, (value) => value.startsWith('session:')),
    privateKey: keyText(secretLength),
    publicKey: keyText(publicLength),
    theirPublicKey: keyText(publicLength),
    expiresAt: finiteNumber,
    relay: upTo(2_048, (value) => /^wss?:/.test(value)),
    isHere: bool,
    state: z.object({
      clientId: shortText,
      sent: finiteNumber,
      seen: record(text, finiteNumber),
    }),
    scopes: scopesSchema,
    asked: validEntries(
      z.object({
        id: finiteNumber,
        caipNetworkId: z.custom<CaipNetworkId>(isCaipNetworkId),
        method: shortText,
        params: z.unknown(),
        askedAt: finiteNumber,
      }),
      maxAsked,
    ),
  }) as z.ZodMiniType<StoredSession>,
  maxAsked * maxParams + 200_000,
)

/** Reads the session; undefined if there is none, or if it has expired. */
export function readSession(): StoredSession | undefined {
  const stored = readEntry(sessionKey, entry)
  if (!stored || stored.expiresAt > Date.now()) return stored
  removeKey(sessionKey)
  return undefined
}

export function writeSession(session: StoredSession): void {
  writeEntry(sessionKey, entry, session)
}

/** Removes the session, unless another one has taken its place. */
export function removeSession(id: string): void {
  if (readSession()?.id === id) removeKey(sessionKey)
}

/** Returns the requests with one more, the oldest ones and long ones left out. */
export function withAsked(known: readonly AskedRequest[], one: AskedRequest): AskedRequest[] {
  const isLong = (JSON.stringify(one.params) ?? '').length > maxParams
  const waiting = known.filter(({ askedAt }) => askedAt > Date.now() - askedMs)
  return isLong ? waiting : [...waiting, one].slice(-maxAsked)
}

export function toStored(session: Session) {
  const { keyPair, theirPublicKey, id, channel, expiresAt } = session
  return {
    id,
    channel,
    expiresAt,
    privateKey: base64.encode(keyPair.privateKey),
    publicKey: base64.encode(keyPair.publicKey),
    theirPublicKey: base64.encode(theirPublicKey),
  }
}

export function toSession(stored: StoredSession): Session {
  const { id, channel, expiresAt, privateKey, publicKey, theirPublicKey } = stored
  return {
    id,
    channel,
    expiresAt,
    keyPair: { privateKey: base64.decode(privateKey), publicKey: base64.decode(publicKey) },
    theirPublicKey: base64.decode(theirPublicKey),
  }
}
