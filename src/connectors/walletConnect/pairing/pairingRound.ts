import type { SignInData } from '../../../types/siwx.ts'
import { log } from '../../../utils/log.ts'
import { forgetAuthentication } from '../sdk/authentication.ts'
import { endSession, expireProposals, proposalKey, removePairing } from '../sdk/cleanUp.ts'
import type { Client } from '../sdk/client.ts'
import { holdResponses } from '../sdk/earlyResponses.ts'
import { openPairing } from './openPairings.ts'
import type { ProposedNamespace } from './proposal.ts'

type Proposal = Record<string, ProposedNamespace>
type Pairing = ReturnType<Client['core']['pairing']['getPairings']>[number]

/** Milliseconds until a proposal is ended, shortly before the SDK's own timer of 5 minutes. */
const proposalMs = 295_000

export interface PairingRound {
  /** Resolves once the relay is connected, before the proposal is published. */
  readonly uri: Promise<string>
  /** Resolves when the relay has accepted the proposal. */
  readonly proposed: Promise<unknown>
  readonly session: Promise<unknown>
  finish(): void
  /**
   * Cancels this proposal. A wallet may still approve it, so the pairing stays stored until the proposal expires. A
   * session from a late approval is ended.
   */
  abandon(): void
}

/** The SDK does not report which call created a pairing, so calls are serialized. */
const creating = new WeakMap<Client, Promise<unknown>>()

function ignore(error: unknown): void {
  log('debug', 'WalletConnect pairing', error)
}

function orAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const guarded = new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
  guarded.catch(ignore)
  return guarded
}

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

/** Publishes a proposal. With `signIn`, the wallet may approve it by signing in (`wc_sessionAuthenticate`). */
async function request(
  client: Client,
  optionalNamespaces: Proposal,
  signIn: SignInData | undefined,
) {
  const proposed = optionalNamespaces.eip155
  if (!signIn || !proposed) return client.connect({ optionalNamespaces })
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = signIn
  const { chains, methods } = proposed
  const { response } = await client.authenticate({
    ...{ chains, methods, domain, uri, nonce },
    ...(statement !== null && { statement }),
    ...(expirationTime !== null && { exp: expirationTime }),
    ...(notBefore !== null && { nbf: notBefore }),
    ...(resources && { resources }),
  })
  return { approval: async () => (await response()).session }
}

/** Creates a pairing and publishes its proposal. Never throws, because a failure rejects the round's promises. */
export function startRound(
  client: Client,
  optionalNamespaces: Proposal,
  signIn?: SignInData | undefined,
): PairingRound {
  const abort = new AbortController()
  const { signal } = abort

  async function begin() {
    signal.throwIfAborted()
    const { created, connected, stop } = listen(client)
    // The SDK listens for the wallet's response only once `approval()` is called.
    const connecting = request(client, optionalNamespaces, signIn).then(({ approval }) => {
      const approved = approval()
      approved.catch(ignore)
      return { approved }
    })
    created.then(({ topic }) => holdResponses(topic, connecting)).catch(ignore)
    Promise.all([created, connecting])
      .then(([{ topic }, { approved }]) => {
        const timer = setTimeout(() => expireProposals(client, topic), proposalMs)
        const stopTimer = () => clearTimeout(timer)
        approved.then(stopTimer, stopTimer)
      })
      .catch(ignore)
    const uri = Promise.all([created, connected]).then(([pairing]) =>
      client.core.pairing.formatUriFromPairing(pairing),
    )
    // A rejection of `connecting` ends the race. Otherwise the race waits for `uri`.
    const opened = Promise.race([uri, connecting.then(() => uri)]).finally(stop)
    const key = connecting.then(async () => proposalKey(client, (await created).topic))
    key.catch(ignore)
    return { created, connecting, opened, key }
  }

  const begun = Promise.resolve(creating.get(client)).then(begin)
  const create = begun.then(({ created, connecting }) => Promise.race([created, connecting]))
  creating.set(client, create.catch(ignore))
  const opened = begun.then((round) => round.opened)
  const response = begun.then(({ connecting }) => connecting).then(({ approved }) => approved)

  async function remove(): Promise<void> {
    const { created, key } = await begun
    const { topic } = await created
    await removePairing(client, topic)
    // Without the pairing's key the SDK cannot publish the proposal. If the proposal was published before the key was
    // deleted, the second `removePairing` removes it.
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

  /** Removes the sign-in of the pairing. It is stale once a wallet has responded to the proposal. */
  async function forget(): Promise<void> {
    const { created } = await begun
    await forgetAuthentication(client, (await created).topic)
  }

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
    session: orAborted(signal, response),
    finish() {
      close()
      if (signIn) forget().catch(ignore)
    },
    abandon() {
      abort.abort()
      if (!isSent) return void clear().catch(ignore)
      open.then((pairing) => pairing.abandon()).catch(ignore)
      const end = ({ topic }: { topic: string }) => endSession(client, topic).then(close)
      response.then(end, clear).catch(ignore)
    },
  }
}
