import * as z from 'zod/mini'
import { frameSocialProviders } from '../types/social.ts'
import { finiteNumber, nonEmptyText, oneOf } from '../utils/schemas.ts'

const key = 'wallet-modal/social_provider'

const pendingLogin = z.object({
  provider: oneOf(frameSocialProviders),
  /** The OAuth state of the login. A response with another state cannot complete the login. */
  state: nonEmptyText,
  /** Milliseconds since the epoch. */
  startedAt: finiteNumber,
})

/** A social login that continues in this tab, after the provider's page has replaced the host's. */
type PendingLogin = z.output<typeof pendingLogin>

/**
 * Writes to sessionStorage, because the login belongs to this tab. Never throws: if storage is blocked, the login
 * cannot be completed.
 */
export function writePendingLogin(login: PendingLogin): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(login))
  } catch {}
}

/**
 * Returns and removes the pending login if `state` is its OAuth state, or the OAuth state followed by `--` and the
 * page's address. For any other state returns undefined, and the login stays pending.
 */
export function takePendingLogin(state: string): PendingLogin | undefined {
  try {
    const login = pendingLogin.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))
    if (state !== login.state && !state.startsWith(`${login.state}--`)) return undefined
    sessionStorage.removeItem(key)
    return login
  } catch {
    // Reached if storage is blocked, or the stored login is missing or malformed.
    return undefined
  }
}
