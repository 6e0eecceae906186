import type { SessionSource } from '../types/signInServer.ts'

/** The prefix `__Host-` has browsers refuse a cookie of this name from a subdomain, and over plain HTTP. */
const name = '__Host-wallet-session'
const attributes = 'HttpOnly; Secure; SameSite=Lax; Path=/'

export const setCookie = (token: string, expiresAt: number): string =>
  `${name}=${token}; ${attributes}; Max-Age=${Math.max(0, Math.round((expiresAt - Date.now()) / 1000))}`

export const clearedCookie = `${name}=; ${attributes}; Max-Age=0`

const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]*)`)

/** Returns the token of a session; empty if there is none. */
export function tokenFrom(source: SessionSource): string {
  if (!source) return ''
  if (typeof source !== 'string') {
    const headers = 'headers' in source ? source.headers : source
    return pattern.exec(headers.get('cookie') ?? '')?.[1] ?? ''
  }
  return source.includes('=') ? (pattern.exec(source)?.[1] ?? '') : source
}
