import { startNostrScenario } from '@solana-mobile/mobile-wallet-adapter-protocol'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import type { MobileSession } from './MobileSession.ts'
import { toMobileError } from './mobileErrors.ts'
import { openRelay, type RelayLink } from './relayLink.ts'

/** Milliseconds for which a code is shown before another one takes its place. */
const codeMs = 300_000

interface RemotePairing {
  /** `wss:` URLs. */
  relays: readonly string[]
  onPairingUri?: ((uri: string, expiresAt: number) => void) | undefined
  signal?: AbortSignal | undefined
}

function unreachable(cause: unknown): WalletModalError {
  const longMessage =
    'No relay of nostr-relays can be reached. Check the attribute, and that your policy’s connect-src allows them.'
  return new WalletModalError('CONNECTION_FAILED', { longMessage, cause })
}

/** Resolves with the first relay that is open, and rejects with CONNECTION_FAILED if all are closed. */
function firstOpen(links: readonly RelayLink[]): Promise<RelayLink> {
  const live = links.filter((link) => !link.isClosed())
  return Promise.any(live.map(({ opened }) => opened)).catch((cause: unknown) => {
    throw unreachable(cause)
  })
}

/** Offers a code over one relay. Resolves with the session of the phone that scans it; undefined if another code is due. */
async function offer(
  link: RelayLink,
  { onPairingUri, signal }: RemotePairing,
): Promise<MobileSession | undefined> {
  const scenario = await startNostrScenario({
    connectionType: 'remote',
    relayDomain: link.domain,
  })
  const ended = createDeferred()
  const url = 'associationUrl' in scenario ? scenario.associationUrl : new URL('none:')
  await link.watch(url, ended.resolve)
  void link.closed.then(ended.resolve)
  // Relays keep no events of this kind: one of a phone that is faster than the package's own connection would be lost. The
  // package does not tell when it is open; a connection that begins after it is open later.
  const later = openRelay(`wss://${link.domain}`)
  await Promise.race([later.opened.catch(() => {}), ended.promise])
  later.close()
  if (!signal?.aborted) onPairingUri?.(url.href, Date.now() + codeMs)
  const over = createDeferred<undefined>()
  const next = () => over.resolve(undefined)
  const timer = setTimeout(next, codeMs)
  signal?.addEventListener('abort', next)
  void ended.promise.then(next)
  if (signal?.aborted) next()
  // A relay that sends what is none of the protocol is taken for closed.
  const paired = scenario.wallet.catch((thrown: unknown) => {
    if (!link.isClosed()) link.close()
    return void thrown
  })
  const wallet = await Promise.race([paired, over.promise])
  clearTimeout(timer)
  signal?.removeEventListener('abort', next)
  if (!wallet) {
    scenario.close()
    return undefined
  }
  const isOver = ended.promise.then(() => {
    const longMessage = 'The phone has ended the session, or the relay has closed the connection.'
    throw new WalletModalError('CONNECTION_FAILED', { longMessage })
  })
  isOver.catch(() => {})
  return {
    async transact(run) {
      try {
        return await Promise.race([run(wallet), isOver])
      } catch (thrown) {
        throw toMobileError(thrown)
      }
    },
    ended: ended.promise,
    close() {
      scenario.close()
      link.close()
    },
  }
}

/**
 * Pairs a phone over Nostr relays. All are opened at once. A code names the first that opens, since a code of version 2.3.0 of
 * the protocol names one relay (https://github.com/solana-mobile/mobile-wallet-adapter/pull/1497). If that one closes before a
 * phone has answered, a code for the next takes its place.
 * @throws WalletModalError CONNECTION_FAILED if no relay can be reached; USER_REJECTED on abort
 */
export async function pairOverRelays(pairing: RemotePairing): Promise<MobileSession> {
  const { relays, signal } = pairing
  const links = relays.map(openRelay)
  let used: RelayLink | undefined
  try {
    while (!signal?.aborted) {
      const link = await firstOpen(links)
      const session = await offer(link, pairing)
      if (!session) continue
      used = link
      return session
    }
    throw new WalletModalError('USER_REJECTED', { longMessage: 'The pairing was left.' })
  } finally {
    for (const link of links) if (link !== used) link.close()
  }
}
