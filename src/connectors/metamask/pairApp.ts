import { ErrorCode, ProtocolError } from '@metamask/mobile-wallet-protocol-core'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ConnectorContext, ConnectRequest } from '../../types/connectorDriver.ts'
import { untilAborted } from '../../utils/untilAborted.ts'
import { toConnectLink } from './links.ts'
import { createMessenger, type Messenger } from './messenger.ts'
import { createRelayClient, type RelayClient } from './relay.ts'
import type { ChannelState } from './storedSession.ts'

type Listener = Parameters<typeof createMessenger>[1]

interface AppPairing extends Pick<ConnectRequest, 'onPairingUri' | 'onCode' | 'signal'> {
  url: string
  metadata: ConnectorContext['metadata']
  /** True if the app is on this device: it is opened by a link. On another one, the user types a code from there. */
  isHere: boolean
  /** The first request, which an app on this device gets with the link: the page may be suspended meanwhile. */
  first: { method: string; params: unknown }
  listener: Listener
  onState(state: ChannelState): void
  lastSent(): number
}

export interface PairedApp {
  relay: RelayClient
  messenger: Messenger
  /** The app's result of the first request. */
  granted: unknown
}

const left = () => new WalletModalError('USER_REJECTED', { longMessage: 'The pairing was left.' })

const isExpired = (thrown: unknown) =>
  thrown instanceof ProtocolError &&
  (thrown.code === ErrorCode.REQUEST_EXPIRED || thrown.code === ErrorCode.OTP_ENTRY_TIMEOUT)

function toPairingError(thrown: unknown): unknown {
  if (!(thrown instanceof ProtocolError)) return thrown
  const longMessage =
    thrown.code === ErrorCode.OTP_MAX_ATTEMPTS_REACHED
      ? 'The code was wrong three times. A new connection has a new code.'
      : thrown.message
  return new WalletModalError('CONNECTION_FAILED', { longMessage, cause: thrown })
}

/** Runs one request for a connection: it expires after a minute, or with its code. */
async function runRound(pairing: AppPairing, signal: AbortSignal): Promise<PairedApp> {
  const { url, metadata, isHere, first, listener, onState, lastSent } = pairing
  const relay = await createRelayClient({ url, onState, lastSent })
  const { client } = relay
  let timer: ReturnType<typeof setTimeout> | undefined

  const expired = new Promise<never>((_, reject) => {
    client.on('otp_required', ({ submit, deadline }) => {
      const end = () => reject(new ProtocolError(ErrorCode.OTP_ENTRY_TIMEOUT))
      timer = setTimeout(end, deadline - Date.now())
      if (!signal.aborted) pairing.onCode?.(submit)
    })
  })

  async function connect(): Promise<PairedApp> {
    await relay.open()
    const messenger = createMessenger(client, listener)
    const prepared = messenger.prepare(first.method, first.params)
    client.on('session_request', (request) => {
      if (!signal.aborted)
        pairing.onPairingUri?.(toConnectLink(request, metadata), request.expiresAt)
    })
    const mode = isHere ? 'trusted' : 'untrusted'
    const initial = isHere ? { initialPayload: prepared.payload } : {}
    await Promise.race([client.connect({ mode, ...initial }), expired])
    clearTimeout(timer)
    if (!isHere) await messenger.send(prepared)
    return { relay, messenger, granted: await prepared.response }
  }

  try {
    return await untilAborted(connect(), signal, left)
  } catch (thrown) {
    clearTimeout(timer)
    void relay.close().catch(() => {})
    throw thrown
  }
}

/**
 * Pairs the app over the relay. A request that expires is followed by another one.
 * @throws WalletModalError CONNECTION_FAILED if the relay cannot be reached, or the code was wrong three times;
 * USER_REJECTED on abort; the app's errors
 */
export async function pairApp(pairing: AppPairing): Promise<PairedApp> {
  const { signal = new AbortController().signal } = pairing
  while (!signal.aborted) {
    try {
      return await runRound(pairing, signal)
    } catch (thrown) {
      if (!signal.aborted && !isExpired(thrown)) throw toPairingError(thrown)
    }
  }
  throw left()
}
