import type { Clock } from '../shared/clock.ts'
import { Refusal } from '../shared/Refusal.ts'
import type { SignInMessage } from './parseMessage.ts'

/** Tolerated difference between the clocks of user and server, in milliseconds. */
const SKEW_MS = 60_000

/** Maximum age of a message, in milliseconds. */
const MAX_AGE_MS = 10 * 60_000

function timeOf(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new Refusal('The message has a time that is none.')
  return time
}

/**
 * Checks that a message is for this site and is valid now. The caller checks nonce and signature.
 * @throws Refusal
 */
export function checkMessage(
  message: SignInMessage,
  { origins, now }: { origins: readonly string[]; now: Clock },
): void {
  const { domain, uri, version, issuedAt, expirationTime, notBefore } = message
  const isOurs = origins.some(
    (origin) => new URL(origin).host === domain && URL.parse(uri)?.origin === origin,
  )
  if (!isOurs) throw new Refusal('The message was signed for another site.')
  if (version !== '1') throw new Refusal('The message is of another version.')
  const time = now()
  const issued = timeOf(issuedAt)
  if (issued > time + SKEW_MS) throw new Refusal('The message is from the future.')
  if (issued < time - MAX_AGE_MS) throw new Refusal('The message is too old.')
  if (notBefore !== undefined && timeOf(notBefore) > time + SKEW_MS)
    throw new Refusal('The message is not valid yet.')
  if (expirationTime !== undefined && timeOf(expirationTime) <= time)
    throw new Refusal('The message has expired.')
}
