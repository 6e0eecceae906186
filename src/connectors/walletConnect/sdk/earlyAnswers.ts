import type { SignClient } from '@walletconnect/sign-client'

type Client = InstanceType<typeof SignClient>

/** Private members of the SDK's engine, whose version is pinned. */
interface Engine {
  onSessionProposeResponse(topic: string, answer: object, transport: unknown): Promise<void>
}

/** Proposals that the relay has not acknowledged yet, by pairing topic. */
const asking = new Map<string, Promise<unknown>>()

/**
 * Delays responses on a topic until `asked` settles. The SDK would drop a response that arrives before the relay has
 * acknowledged the proposal, most often while the page is in the background.
 */
export function holdAnswers(topic: string, asked: Promise<unknown>): void {
  const done = asked.then(
    () => {},
    () => {},
  )
  asking.set(topic, done)
  void done.then(() => asking.delete(topic))
}

export async function untilAsked(topic: string | undefined): Promise<void> {
  if (topic !== undefined) await asking.get(topic)
}

export function delayAnswers(client: Client): void {
  const engine = client.engine as unknown as Engine
  const take = engine.onSessionProposeResponse
  engine.onSessionProposeResponse = async (topic, answer, transport) => {
    await untilAsked(topic)
    await take(topic, answer, transport)
  }
}
