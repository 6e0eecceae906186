import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { SignInData } from '../../../types/siwx.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'
import type { Client } from '../sdk/client.ts'
import { relayUnreachable, toRelayError } from '../sdk/relayErrors.ts'
import { isRejection, parseWalletError } from '../session/walletErrors.ts'
import { type PairingRound, startRound } from './pairingRound.ts'
import type { ProposedNamespace } from './proposal.ts'

export type TransportState = 'connected' | 'disconnected'

export interface Paired {
  session: unknown
  /** What the wallet was asked to sign by the pairing that it answered. */
  signIn: SignInData | undefined
}

export interface PairOptions {
  proposal: Record<string, ProposedNamespace>
  /** What a wallet that can do both at once is to sign when it approves: made for each pairing, so that it is new. Never rejects. */
  createSignIn?: (() => Promise<SignInData | undefined>) | undefined
  /** A URI for the wallet, again at each renewal. `expiresAt` in ms since the epoch. */
  onPairingUri?: ((uri: string, expiresAt: number) => void) | undefined
  onTransport?: ((state: TransportState) => void) | undefined
  signal?: AbortSignal | undefined
}

/** How long a URI is offered, and how long before its end the next one takes its place. */
const lifeMs = 4 * 60_000
const renewBeforeMs = 10_000
/** How often expiry is compared with the clock: timers stand still while a device sleeps. Also the least time between renewals. */
const checkMs = 1000
const relayMs = 10_000
/** The SDK may wait 6 s for domain verification before it sends, and sends again after 15 s. */
const proposalMs = 30_000

/** CAIP-25: the wallet has none of the proposed networks, or none of the namespaces. */
const unsupportedChains = 5100
const unsupportedNamespace = 5104

function toPairingError(thrown: unknown): WalletModalError {
  if (thrown instanceof WalletModalError) return thrown
  const { code, message } = parseWalletError(thrown)
  const options = { longMessage: message, cause: thrown }
  if (isRejection(thrown)) return new WalletModalError('USER_REJECTED', options)
  if (code === unsupportedChains || code === unsupportedNamespace) {
    return new WalletModalError('UNSUPPORTED_CHAIN', options)
  }
  if (/expired/i.test(message)) return new WalletModalError('PAIRING_EXPIRED', options)
  if (/publish|internet connection|socket/i.test(message)) return toRelayError(thrown)
  return new WalletModalError('WALLET_ERROR', options)
}

/**
 * Offers pairings, one after the other, until a wallet answers one of them. Resolves with the session.
 * A pairing that a newer one has replaced can still be approved as long as the wallet accepts it;
 * anything else that happens to it no longer counts.
 *
 * @throws WalletModalError USER_REJECTED when the wallet declines or `signal` aborts, PAIRING_EXPIRED,
 * RELAY_UNREACHABLE, INVALID_PROJECT_ID, INVALID_APP_CONFIGURATION, SESSION_EXPIRED, WALLET_ERROR.
 */
export function pair(client: Client, options: PairOptions): Promise<Paired> {
  const { proposal, createSignIn, onPairingUri, onTransport, signal } = options
  const { relayer } = client.core
  const rounds: PairingRound[] = []
  let expiresAt = Number.POSITIVE_INFINITY

  return new Promise((resolve, reject) => {
    const isDue = () => Date.now() >= expiresAt - renewBeforeMs

    let isOver = false

    /** True once: what comes later is too late. */
    function finish(winner?: PairingRound): boolean {
      if (isOver) return false
      isOver = true
      clearInterval(clock)
      signal?.removeEventListener('abort', abort)
      relayer.off('relayer_error', refuse)
      relayer.off('relayer_connect', tellConnected)
      relayer.off('relayer_disconnect', tellDisconnected)
      winner?.finish()
      for (const round of rounds) if (round !== winner) round.abandon()
      return true
    }
    function fail(error: WalletModalError): void {
      if (finish()) reject(error)
    }
    const abort = () =>
      fail(new WalletModalError('USER_REJECTED', { longMessage: 'The pairing was given up.' }))
    const refuse = (error: unknown) => fail(toRelayError(error))
    const tellConnected = () => {
      onTransport?.('connected')
      // A relay that lost its connection may have lost the proposal, too, and reports nothing.
      if (Number.isFinite(expiresAt)) renew()
    }
    const tellDisconnected = () => onTransport?.('disconnected')

    async function offer(): Promise<void> {
      expiresAt = Number.POSITIVE_INFINITY
      const signIn = createSignIn && (await createSignIn())
      if (isOver) return
      const round = startRound(client, proposal, signIn)
      rounds.push(round)
      const isLatest = () => rounds.at(-1) === round
      round.session.then(
        (session) => {
          if (finish(round)) resolve({ session, signIn })
        },
        (thrown: unknown) => {
          if (!isLatest()) return
          const error = toPairingError(thrown)
          if (error.code === 'PAIRING_EXPIRED' && isDue()) renew()
          else fail(error)
        },
      )
      try {
        const uri = await withTimeout(round.uri, relayMs, () => relayUnreachable(relayMs))
        expiresAt = Date.now() + lifeMs
        onPairingUri?.(uri, expiresAt)
        await withTimeout(round.proposed, proposalMs, () => relayUnreachable(proposalMs))
      } catch (thrown) {
        if (isLatest()) fail(toPairingError(thrown))
      }
    }
    const renew = () => void offer()
    const clock = setInterval(() => isDue() && renew(), checkMs)

    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    relayer.on('relayer_error', refuse)
    relayer.on('relayer_connect', tellConnected)
    relayer.on('relayer_disconnect', tellDisconnected)
    renew()
  })
}
