import * as z from 'zod/mini'
import type { CaipNetworkId } from '../types/caip.ts'
import type { SignInData, SignInSession } from '../types/siwx.ts'
import { isCaipNetworkId } from '../utils/caip.ts'
import { orNull } from '../utils/schemas.ts'
import { validEntries } from './schemas.ts'
import { json, readEntry, removeKey, upTo, writeEntry } from './storage.ts'

/**
 * The key is not in `keys.ts`, which the script at page load contains: sessions are first read when a wallet is
 * connected.
 */
export const siwxSessionsKey = 'wallet-modal/siwx'

const maxSessions = 50
const line = (maxLength: number) => upTo(maxLength, (value) => !/[\r\n]/.test(value))
const time = orNull(upTo(64, (value) => !Number.isNaN(Date.parse(value))))

const signInData: z.ZodMiniType<SignInData> = z.object({
  accountAddress: line(256),
  chainId: z.custom<CaipNetworkId>(isCaipNetworkId),
  domain: line(512),
  uri: line(4_096),
  version: line(16),
  nonce: line(256),
  statement: orNull(line(4_096)),
  issuedAt: time,
  expirationTime: time,
  notBefore: time,
  requestId: orNull(line(512)),
  // A ReCap (ERC-5573) lists the networks of each method, so that it is long on a page with many networks.
  resources: orNull(z.array(line(65_536))),
})

const session: z.ZodMiniType<SignInSession> = z.object({
  data: signInData,
  message: upTo(131_072),
  // The signature for a contract account that is not deployed yet contains the deployment (ERC-6492), so it may be
  // long.
  signature: upTo(65_536),
})

export const sessionList = validEntries(session, maxSessions)

const entry = json(sessionList, 1_000_000)

/** Returns the sessions stored in this browser, oldest first. The tabs of an origin share them. */
export function readSiwxSessions(): SignInSession[] {
  return readEntry(siwxSessionsKey, entry) ?? []
}

/** Stores at most 50 sessions. The oldest are dropped, more of them if all are too long or storage is full. */
export function writeSiwxSessions(sessions: readonly SignInSession[]): void {
  if (sessions.length === 0) removeKey(siwxSessionsKey)
  const kept = sessions.slice(-maxSessions)
  while (kept.length > 0 && !writeEntry(siwxSessionsKey, entry, kept)) kept.shift()
}
