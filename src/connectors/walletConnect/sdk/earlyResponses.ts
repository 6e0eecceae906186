import type { SignClient } from '@walletconnect/sign-client'

type Client = InstanceType<typeof SignClient>

/** Private members of the SDK's engine, whose version is pinned. */
interface Engine {
  onSessionProposeResponse(topic: string, response: object, transport: unknown): Promise<void>
}

/** Proposals that the relay has not acknowledged yet, by pairing topic. */
const proposing = new Map<string, Promise<unknown>>()

/**
 * Delays responses on a topic until `proposed` settles. The SDK would drop a response that arrives before the relay has
 * acknowledged the proposal. Such early responses occur mostly while the page is in the background.
 */
export function holdResponses(topic: string, proposed: Promise<unknown>): void {
  const done = proposed.then(
    () => {},
    () => {},
  )
  proposing.set(topic, done)
  void done.then(() => proposing.delete(topic))
}

export async function untilProposed(topic: string | undefined): Promise<void> {
  if (topic !== undefined) await proposing.get(topic)
}

export function delayResponses(client: Client): void {
  const engine = client.engine as unknown as Engine
  const take = engine.onSessionProposeResponse
  engine.onSessionProposeResponse = async (topic, response, transport) => {
    await untilProposed(topic)
    await take(topic, response, transport)
  }
}
