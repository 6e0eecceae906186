import type { SignClient } from '@walletconnect/sign-client'

type Client = InstanceType<typeof SignClient>

/** The SDK's engine as it is in the one version that is used here: nothing of this is public. */
interface Engine {
  onSessionProposeResponse(topic: string, answer: object, transport: unknown): Promise<void>
}

/** Until the answer can be heard, by the topic of the pairing that asks. */
const asking = new Map<string, Promise<unknown>>()

/**
 * Holds back what a wallet answers over a pairing until `asked` is settled. The SDK listens only once the relay has
 * told it that the question was taken, and forgets what comes before: a wallet can be quicker than the relay's word,
 * above all while the visitor has this page in the background.
 */
export function holdAnswers(topic: string, asked: Promise<unknown>): void {
  const done = asked.then(
    () => {},
    () => {},
  )
  asking.set(topic, done)
  void done.then(() => asking.delete(topic))
}

/** Resolves when what comes over a pairing can be taken. */
export async function untilAsked(topic: string | undefined): Promise<void> {
  if (topic !== undefined) await asking.get(topic)
}

/** Lets answers to proposals wait until they can be heard. */
export function delayAnswers(client: Client): void {
  const engine = client.engine as unknown as Engine
  const take = engine.onSessionProposeResponse
  engine.onSessionProposeResponse = async (topic, answer, transport) => {
    await untilAsked(topic)
    await take(topic, answer, transport)
  }
}
