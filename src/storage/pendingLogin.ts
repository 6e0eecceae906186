import * as z from 'zod/mini'
import { frameSocialProviders } from '../types/social.ts'
import { finiteNumber, nonEmptyText, oneOf } from '../utils/schemas.ts'

const key = 'wallet-modal/social_provider'

const pendingLogin = z.object({
  provider: oneOf(frameSocialProviders),
  /** Went to the provider, who hands it back. Who does not know it cannot finish this login. */
  state: nonEmptyText,
  /** Ms since the epoch. */
  startedAt: finiteNumber,
})

/** A social login for which this tab has left the page. */
type PendingLogin = z.output<typeof pendingLogin>

/**
 * Kept in sessionStorage: it belongs to this tab alone and goes with it. Never throws: without storage no login can be
 * finished after leaving the page.
 */
export function writePendingLogin(login: PendingLogin): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(login))
  } catch {}
}

/**
 * The login that `state` was handed back for, once: it is forgotten with this call. A page's address may follow the
 * state after `--`. Undefined for any other state, which leaves the login pending.
 */
export function takePendingLogin(state: string): PendingLogin | undefined {
  try {
    const login = pendingLogin.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))
    if (state !== login.state && !state.startsWith(`${login.state}--`)) return undefined
    sessionStorage.removeItem(key)
    return login
  } catch {
    // Blocked, empty, or not what was written.
    return undefined
  }
}
