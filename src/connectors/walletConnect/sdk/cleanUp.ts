import { forgetAuthentication } from './authentication.ts'
import type { Client } from './client.ts'

const gone = { code: 6000, message: 'User disconnected.' }

/** The key with which a pairing's proposal was made, which the SDK keeps when it comes to nothing. */
export function proposalKey({ proposal }: Client, topic: string): string | undefined {
  return proposal.getAll().find(({ pairingTopic }) => pairingTopic === topic)?.proposer.publicKey
}

/**
 * Removes a pairing and its proposal from this side, where the SDK's own way would wait for the relay.
 * The expiry of the proposal is set to the past: that makes the SDK drop its listeners and its timer.
 */
export async function removePairing(client: Client, topic: string): Promise<void> {
  const { core, proposal } = client
  await forgetAuthentication(client, topic)
  for (const { id, pairingTopic } of proposal.getAll()) {
    if (pairingTopic === topic) core.expirer.set(id, 1)
  }
  core.expirer.del(topic)
  core.history.delete(topic)
  await core.pairing.pairings.delete(topic, gone)
  await core.crypto.deleteSymKey(topic)
  await unsubscribeUnreadable(client)
}

/**
 * Removes pairings whose session has ended. The SDK keeps them for 30 days, for another session that
 * is never asked of them here, and listens to all of them.
 */
export async function removeSpentPairings(client: Client): Promise<void> {
  const inUse = new Set(client.session.getAll().map(({ pairingTopic }) => pairingTopic))
  for (const { topic, active } of client.core.pairing.pairings.getAll()) {
    if (active && !inUse.has(topic)) await removePairing(client, topic)
  }
}

/** Removes a session from this side, whether the relay can be reached or not. */
export async function removeSession(client: Client, topic: string): Promise<void> {
  const { core, session } = client
  const keyOf = session.getAll().find((one) => one.topic === topic)?.self?.publicKey
  core.expirer.del(topic)
  core.history.delete(topic)
  await session.delete(topic, gone)
  await core.crypto.deleteSymKey(topic)
  if (keyOf) await core.crypto.deleteKeyPair(keyOf)
  await removeSpentPairings(client)
  await unsubscribeUnreadable(client)
}

/** With what was just removed those topics that had to be left while the relay was away. */
async function unsubscribeUnreadable({ core, auth }: Client): Promise<void> {
  const { relayer, crypto } = core
  if (!relayer.connected) return
  // Where a wallet answers with its signature there is no key yet.
  const isReadable = (topic: string) =>
    crypto.hasKeys(topic) || auth.pairingTopics.keys.includes(topic)
  const unreadable = relayer.subscriber.topics.filter((topic) => !isReadable(topic))
  await Promise.all(unreadable.map((topic) => relayer.unsubscribe(topic)))
}
