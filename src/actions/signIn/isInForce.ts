import type { SignInData } from '../../types/siwx.ts'

/** Tolerance for differences between clocks: a message must not be refused because the signer's clock is ahead. */
const toleranceMs = 120_000

const after = (time: string | null, nowMs: number) => time !== null && Date.parse(time) > nowMs

export function isInForce(data: SignInData, nowMs: number): boolean {
  const { issuedAt, notBefore, expirationTime } = data
  if (after(issuedAt, nowMs + toleranceMs) || after(notBefore, nowMs)) return false
  return expirationTime === null || after(expirationTime, nowMs)
}
