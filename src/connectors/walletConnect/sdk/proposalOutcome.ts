import type { SignClient } from '@walletconnect/sign-client'

/** Private member of the SDK's engine, whose version is pinned. */
interface Engine {
  events: { emit(name: string, outcome: object): void }
}

export type ProposalOutcome = { session: object } | { error: unknown }

/** Emits the outcome of a proposal to the code that waits for its approval, as the SDK does. */
export function emitProposalOutcome(
  { engine }: Pick<InstanceType<typeof SignClient>, 'engine'>,
  id: number | undefined,
  outcome: ProposalOutcome,
): void {
  const { events } = engine as unknown as Engine
  events.emit(`session_connect:${id}`, outcome)
}
