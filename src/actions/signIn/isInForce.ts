import type { SignInData } from '../../types/siwx.ts'

/** Clocks differ: what was signed a moment ago by another clock is not in the future. */
const toleranceMs = 120_000

const after = (time: string | null, nowMs: number) => time !== null && Date.parse(time) > nowMs

/** Whether a session counts at that time: issued, begun and not yet expired. */
export function isInForce(data: SignInData, nowMs: number): boolean {
  const { issuedAt, notBefore, expirationTime } = data
  if (after(issuedAt, nowMs + toleranceMs) || after(notBefore, nowMs)) return false
  return expirationTime === null || after(expirationTime, nowMs)
}
