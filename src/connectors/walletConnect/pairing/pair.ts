import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { SignInData } from '../../../types/siwx.ts'
import { onDeadline } from '../../../utils/deadline.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'
import { isRejection, parseWalletError } from '../../sessions/walletErrors.ts'
import type { Client } from '../sdk/client.ts'
import { relayUnreachable, toRelayError } from '../sdk/relayErrors.ts'
import { type PairingRound, startRound } from './pairingRound.ts'
import type { ProposedNamespace } from './proposal.ts'

export type TransportState = 'connected' | 'disconnected'

export interface Paired {
  session: unknown
  signIn: SignInData | undefined
}

export interface PairOptions {
  proposal: Record<string, ProposedNamespace>
  /** Creates a sign-in with a new nonce for each pairing. Never rejects. */
  createSignIn?: (() => Promise<SignInData | undefined>) | undefined
  /** `expiresAt` is in milliseconds since the epoch. */
  onPairingUri?: ((uri: string, expiresAt: number) => void) | undefined
  onTransport?: ((state: TransportState) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Lifetime of a URI in milliseconds, and the time before its expiry (milliseconds) at which the next URI replaces it.
 */
const lifeMs = 4 * 60_000
const renewBeforeMs = 10_000
const relayMs = 10_000
/**
 * Milliseconds within which the relay must accept a proposal. The SDK may wait 6 s for domain verification before it
 * publishes, and publishes again after 15 s.
 */
const proposalMs = 30_000

/** Error codes of wallets that support none of the proposed chains (CAIP-25) or none of the proposed namespaces. */
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
 * Proposes a session and resolves when a wallet approves it. The pairing is renewed before its URI expires. A wallet
 * can still approve a replaced pairing until its expiry; failures of replaced pairings are ignored.
 * @throws WalletModalError USER_REJECTED if the user rejects or `signal` aborts; UNSUPPORTED_CHAIN if the wallet
 * supports none of the chains; PAIRING_EXPIRED if the proposal expires early; RELAY_UNREACHABLE if the relay does not
 * respond in time; INVALID_PROJECT_ID, INVALID_APP_CONFIGURATION or SESSION_EXPIRED if the relay refuses the project
 * id, the origin or the client's token; WALLET_ERROR for other errors
 */
export function pair(client: Client, options: PairOptions): Promise<Paired> {
  const { proposal, createSignIn, onPairingUri, onTransport, signal } = options
  const { relayer } = client.core
  const rounds: PairingRound[] = []
  let expiresAt = Number.POSITIVE_INFINITY

  return new Promise((resolve, reject) => {
    const isDue = () => Date.now() >= expiresAt - renewBeforeMs

    let isOver = false
    let stopClock = () => {}

    /** Ends the pairing. Returns true for the first call only. Later outcomes are stale. */
    function finish(winner?: PairingRound): boolean {
      if (isOver) return false
      isOver = true
      stopClock()
      signal?.removeEventListener('abort', abort)
      relayer.off('relayer_error', refuse)
      relayer.off('relayer_connect', onConnected)
      relayer.off('relayer_disconnect', onDisconnected)
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
    const onConnected = () => {
      onTransport?.('connected')
      // The relay may have dropped the proposal without an error while the connection was lost.
      if (Number.isFinite(expiresAt)) renew()
    }
    const onDisconnected = () => onTransport?.('disconnected')

    async function offer(): Promise<void> {
      expiresAt = Number.POSITIVE_INFINITY
      stopClock()
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
        if (isOver) return
        stopClock = onDeadline(expiresAt - renewBeforeMs, renew)
        onPairingUri?.(uri, expiresAt)
        await withTimeout(round.proposed, proposalMs, () => relayUnreachable(proposalMs))
      } catch (thrown) {
        if (isLatest()) fail(toPairingError(thrown))
      }
    }
    const renew = () => void offer()

    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    relayer.on('relayer_error', refuse)
    relayer.on('relayer_connect', onConnected)
    relayer.on('relayer_disconnect', onDisconnected)
    renew()
  })
}
