import { log } from '../../../utils/log.ts'
import { proposalKey, removePairing } from '../sdk/cleanUp.ts'
import type { Client } from '../sdk/client.ts'
import { endSession } from '../sdk/endSession.ts'
import { openPairing } from './openPairings.ts'
import type { ProposedNamespace } from './proposal.ts'

type Pairing = ReturnType<Client['core']['pairing']['getPairings']>[number]

/** One pairing, with the proposal that waits in it for a wallet. */
export interface PairingRound {
  /** The pairing's URI: there as soon as the relay is connected, before the proposal has been sent. */
  readonly uri: Promise<string>
  /** The relay has taken the proposal. */
  readonly proposed: Promise<unknown>
  /** The session, once the wallet has approved. */
  readonly session: Promise<unknown>
  /** Its session was taken. */
  finish(): void
  /**
   * Nobody waits for it any more: what is not settled yet rejects. A proposal that was sent can still be approved,
   * and cannot be taken back: it is kept until its time is over, to end the session that the wallet makes of it.
   */
  abandon(): void
}

/** The SDK does not say to which call a new pairing belongs, so that only one call at a time creates one. */
const creating = new WeakMap<Client, Promise<unknown>>()

function ignore(error: unknown): void {
  log('debug', 'WalletConnect pairing', error)
}

/** Rejects with the abort, should that come first. */
function orAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const guarded = new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
  guarded.catch(ignore)
  return guarded
}

/** The next pairing that the SDK creates, and the moment at which the relay is connected. */
function listen({ core }: Client) {
  const { pairing, relayer } = core
  const stops: (() => void)[] = []
  const created = new Promise<Pairing>((resolve) => {
    pairing.events.once('pairing_create', resolve)
    stops.push(() => pairing.events.off('pairing_create', resolve))
  })
  const connected = new Promise<void>((resolve) => {
    if (relayer.connected) return resolve()
    relayer.once('relayer_connect', resolve)
    stops.push(() => relayer.off('relayer_connect', resolve))
  })
  return { created, connected, stop: () => stops.forEach((stop) => void stop()) }
}

/** Begins a pairing that asks for `optionalNamespaces`. Throws nothing: its promises tell. */
export function startRound(
  client: Client,
  optionalNamespaces: Record<string, ProposedNamespace>,
): PairingRound {
  const abort = new AbortController()
  const { signal } = abort

  async function begin() {
    signal.throwIfAborted()
    const { created, connected, stop } = listen(client)
    const connecting = client.connect({ optionalNamespaces })
    const uri = Promise.all([created, connected]).then(([pairing]) =>
      client.core.pairing.formatUriFromPairing(pairing),
    )
    // A connect that fails ends the wait; one that succeeds comes later than both.
    const opened = Promise.race([uri, connecting.then(() => uri)]).finally(stop)
    const key = connecting.then(async () => proposalKey(client, (await created).topic))
    key.catch(ignore)
    return { created, connecting, opened, key }
  }

  const begun = Promise.resolve(creating.get(client)).then(begin)
  const create = begun.then(({ created, connecting }) => Promise.race([created, connecting]))
  creating.set(client, create.catch(ignore))
  const opened = begun.then((round) => round.opened)
  const answered = begun.then(({ connecting }) => connecting).then(({ approval }) => approval())

  async function remove(): Promise<void> {
    const { created, key } = await begun
    const { topic } = await created
    await removePairing(client, topic)
    // Without the pairing's key the SDK cannot send the proposal. Once sent, it is taken back here.
    const publicKey = await key
    await removePairing(client, topic)
    if (publicKey) await client.core.crypto.deleteKeyPair(publicKey)
  }

  const open = begun.then(async ({ created }) => openPairing((await created).topic))
  open.catch(ignore)
  const close = () => open.then((pairing) => pairing.close()).catch(ignore)
  let isSent = false
  begun
    .then(({ connecting }) => connecting)
    .then(
      () => {
        isSent = true
      },
      () => {},
    )

  async function clear(): Promise<void> {
    close()
    await remove()
  }

  return {
    uri: orAborted(signal, opened),
    proposed: orAborted(
      signal,
      begun.then(({ connecting }) => connecting),
    ),
    session: orAborted(signal, answered),
    finish: () => void close(),
    abandon() {
      abort.abort()
      if (!isSent) return void clear().catch(ignore)
      open.then((pairing) => pairing.abandon()).catch(ignore)
      const end = ({ topic }: { topic: string }) => endSession(client, topic).then(close)
      answered.then(end, clear).catch(ignore)
    },
  }
}
