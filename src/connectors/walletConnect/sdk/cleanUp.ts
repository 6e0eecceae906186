import { log } from '../../../utils/log.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'
import { forgetAuthentication } from './authentication.ts'
import type { Client } from './client.ts'
import { emitProposalOutcome } from './proposalOutcome.ts'
import { relayUnreachable } from './relayErrors.ts'

const gone = { code: 6000, message: 'User disconnected.' }

/** Returns the public key of a pairing's proposer. The SDK does not delete that key pair after a failure. */
export function proposalKey({ proposal }: Client, topic: string): string | undefined {
  return proposal.getAll().find(({ pairingTopic }) => pairingTopic === topic)?.proposer.publicKey
}

/**
 * Ends the proposals of a pairing as expired. A proposal that expires by the SDK's own timer, 5 minutes after its
 * publication, leaves a rejected promise that nothing awaits (`README.md` here).
 */
export function expireProposals(client: Client, topic: string): void {
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (pairingTopic !== topic) continue
    client.core.expirer.set(id, 1)
    // Nothing else ends a sign-in's wait with its proposal.
    emitProposalOutcome(client, id, { error: { code: 0, message: 'Proposal expired' } })
  }
}

/**
 * Removes a pairing and its proposals. The SDK's own method would wait for the relay. The expiry is set to the past, so
 * that the SDK drops the listeners and the timer of a proposal.
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
 * Removes pairings without a session. The SDK stores them for 30 days for reuse, but the modal never reuses a pairing.
 */
export async function removeSpentPairings(client: Client): Promise<void> {
  const inUse = new Set(client.session.getAll().map(({ pairingTopic }) => pairingTopic))
  for (const { topic, active } of client.core.pairing.pairings.getAll()) {
    if (active && !inUse.has(topic)) await removePairing(client, topic)
  }
}

/** Deletes a session and its keys, even while the relay is unreachable. */
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

/** Unsubscribes from topics without a key. Their sessions may have been removed while the relay was unreachable. */
async function unsubscribeUnreadable({ core, auth }: Client): Promise<void> {
  const { relayer, crypto } = core
  if (!relayer.connected) return
  // The response topic of a sign-in has no key until the wallet responds.
  const isReadable = (topic: string) =>
    crypto.hasKeys(topic) || auth.pairingTopics.keys.includes(topic)
  const unreadable = relayer.subscriber.topics.filter((topic) => !isReadable(topic))
  await Promise.all(unreadable.map((topic) => relayer.unsubscribe(topic)))
}

/** Milliseconds to wait until the disconnect is published. After that time the SDK retries in the background. */
const goodbyeMs = 2000

/** Ends a session, and deletes it in this browser even if the relay does not respond in time. */
export async function endSession(client: Client, topic: string): Promise<void> {
  try {
    const told = client.disconnect({ topic, reason: gone })
    await withTimeout(told, goodbyeMs, () => relayUnreachable(goodbyeMs))
  } catch (error) {
    log('debug', 'the wallet could not be told of the disconnect', error)
  }
  await removeSession(client, topic)
}
