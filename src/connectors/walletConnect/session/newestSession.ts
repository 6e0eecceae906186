import type { Namespace } from '../../../types/caip.ts'
import { log } from '../../../utils/log.ts'
import { removeSession } from '../sdk/cleanUp.ts'
import type { Client } from '../sdk/client.ts'
import { parseSession, type WalletSession } from './session.ts'

/** Each session may belong to another wallet. */
export function newestOf(stored: readonly unknown[], namespace: Namespace): WalletSession | null {
  const usable = stored
    .flatMap((one) => parseSession(one) ?? [])
    .filter(({ expiresAt, namespaces }) => expiresAt > Date.now() && namespaces[namespace])
  return usable.sort((a, b) => b.expiresAt - a.expiresAt)[0] ?? null
}

/** Deletes unusable sessions: expired, malformed, or without a key (`No matching key`). */
export async function newestSession(
  client: Client,
  namespace: Namespace,
): Promise<WalletSession | null> {
  for (const stored of client.session.getAll()) {
    const session = parseSession(stored)
    const isUsable =
      session && session.expiresAt > Date.now() && client.core.crypto.hasKeys(session.topic)
    if (isUsable) continue
    log('info', 'a WalletConnect session that cannot be used any more is deleted')
    await removeSession(client, stored.topic)
  }
  return newestOf(client.session.getAll(), namespace)
}
