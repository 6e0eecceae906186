import type { SignClient } from '@walletconnect/sign-client'

type Client = InstanceType<typeof SignClient>

/** Private members of the SDK's engine, in the one version used here. */
interface Engine {
  onSessionProposeResponse(topic: string, answer: object, transport: unknown): Promise<void>
}

/** Proposals that the relay has not acknowledged yet, by pairing topic. */
const asking = new Map<string, Promise<unknown>>()

/**
 * The SDK drops responses before the relay acknowledges the proposal; a wallet can win that race, most often while the
 * page is in the background.
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
