import { log } from '../../../utils/log.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'
import { removeSession } from './cleanUp.ts'
import type { Client } from './client.ts'
import { relayUnreachable } from './relayErrors.ts'

/** Milliseconds to wait until the disconnect is published. After that time the SDK retries in the background. */
const goodbyeMs = 2000
const userDisconnected = { code: 6000, message: 'User disconnected.' }

/** Ends a session, and deletes it in this browser even if the relay does not respond in time. */
export async function endSession(client: Client, topic: string): Promise<void> {
  try {
    const told = client.disconnect({ topic, reason: userDisconnected })
    await withTimeout(told, goodbyeMs, () => relayUnreachable(goodbyeMs))
  } catch (error) {
    log('debug', 'the wallet could not be told of the disconnect', error)
  }
  await removeSession(client, topic)
}
