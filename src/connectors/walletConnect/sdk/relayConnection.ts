import type { SignClient } from '@walletconnect/sign-client'
import { log } from '../../../utils/log.ts'
import { readDocument } from '../../../utils/readDocument.ts'

type Client = InstanceType<typeof SignClient>
type Relayer = Client['core']['relayer']

function ignore(error: unknown): void {
  log('debug', 'WalletConnect relay', error)
}

/**
 * Lets concurrent calls share one connection attempt. The SDK would open a socket for each caller, and would call again
 * after each failure. One request to an unreachable relay would then cause endless attempts. The method is private, and
 * the SDK's version is pinned.
 */
export function connectOnce(relayer: Relayer): void {
  const own = relayer as unknown as { connect: (relayUrl?: string) => Promise<void> }
  const connect = own.connect.bind(relayer)
  let running: Promise<void> | undefined
  own.connect = (relayUrl) => {
    running ??= connect(relayUrl).finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * Reconnects when the page becomes visible. Mobile browsers close the sockets of background pages, and the SDK notices
 * a closed socket up to 5 s later.
 */
export function resumeWithPage(relayer: Relayer): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => {
    const isIdle = !relayer.connected && !relayer.connecting && !relayer.transportExplicitlyClosed
    if (readDocument('visibilityState') === 'visible' && isIdle)
      relayer.transportOpen().catch(ignore)
  })
}

/**
 * Sets the project id in both fields that the SDK reads at each connection, because the SDK has no API to change the
 * project id.
 */
export function changeProject({ core }: Client, projectId: string): void {
  Object.assign(core, { projectId })
  Object.assign(core.relayer, { projectId })
  if (core.relayer.connected) core.relayer.restartTransport().catch(ignore)
}
