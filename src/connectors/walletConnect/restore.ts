import { log } from '../../utils/log.ts'
import { removeSession } from './cleanUp.ts'
import type { Client } from './client.ts'
import { parseSession, type WalletSession } from './session.ts'

/** Of sessions that another tab looks after. */
export function newestOf(stored: readonly unknown[]): WalletSession | null {
  const usable = stored
    .flatMap((one) => parseSession(one) ?? [])
    .filter(({ expiresAt }) => expiresAt > Date.now())
  return usable.sort((a, b) => b.expiresAt - a.expiresAt)[0] ?? null
}

/**
 * The newest of the stored sessions. Those that cannot be used are deleted on the way: expired ones,
 * malformed ones, and those whose key is gone (`No matching key` at each request).
 */
export async function newestSession(client: Client): Promise<WalletSession | null> {
  let newest: WalletSession | null = null
  for (const stored of client.session.getAll()) {
    const session = parseSession(stored)
    const isUsable =
      session && session.expiresAt > Date.now() && client.core.crypto.hasKeys(session.topic)
    if (!isUsable) {
      log('info', 'a WalletConnect session that cannot be used any more is deleted')
      await removeSession(client, stored.topic)
    } else if (!newest || session.expiresAt > newest.expiresAt) newest = session
  }
  return newest
}
