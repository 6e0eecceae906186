import type { SignClient } from '@walletconnect/sign-client'

type Client = InstanceType<typeof SignClient>

/** Private members of the SDK's engine, in the one version used here. */
interface Engine {
  onSessionProposeResponse(topic: string, answer: object, transport: unknown): Promise<void>
}

/** Proposals that the SDK does not listen for yet, by pairing topic. */
const asking = new Map<string, Promise<unknown>>()

/**
 * Delays responses over a pairing until `asked` settles. The SDK listens only after the relay has acknowledged the
 * proposal and drops earlier responses; a wallet can win that race, most often while the page is in the background.
 */
export function holdAnswers(topic: string, asked: Promise<unknown>): void {
  const done = asked.then(
    () => {},
    () => {},
  )
  asking.set(topic, done)
  void done.then(() => asking.delete(topic))
}

/** Resolves when responses over a pairing can be handled. */
export async function untilAsked(topic: string | undefined): Promise<void> {
  if (topic !== undefined) await asking.get(topic)
}

/** Applies `holdAnswers` to responses to proposals. */
export function delayAnswers(client: Client): void {
  const engine = client.engine as unknown as Engine
  const take = engine.onSessionProposeResponse
  engine.onSessionProposeResponse = async (topic, answer, transport) => {
    await untilAsked(topic)
    await take(topic, answer, transport)
  }
}
