import type { SignInData } from '../../types/siwx.ts'

/** Tolerance for differences between clocks: a message must not be refused because the signer's clock is ahead. */
const toleranceMs = 120_000

const after = (time: string | null, nowMs: number) => time !== null && Date.parse(time) > nowMs

/** True for a session past its end. One that was verified on this page ends by nothing else. */
export const hasExpired = (
  { expirationTime }: Pick<SignInData, 'expirationTime'>,
  nowMs: number,
): boolean => expirationTime !== null && !after(expirationTime, nowMs)

/**
 * True within the times of a session that was verified when it was signed. Its message may then be of the future: the
 * clock may have been put back since.
 */
export const isWithinTimes = (data: SignInData, nowMs: number): boolean =>
  !after(data.notBefore, nowMs) && !hasExpired(data, nowMs)

/** True for a message that may be signed, or has just been signed. */
export const isInForce = (data: SignInData, nowMs: number): boolean =>
  !after(data.issuedAt, nowMs + toleranceMs) && isWithinTimes(data, nowMs)
