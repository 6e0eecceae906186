import type { SignClient } from '@walletconnect/sign-client'
import { log } from '../../../utils/log.ts'

type Client = InstanceType<typeof SignClient>
type Relayer = Client['core']['relayer']

function ignore(error: unknown): void {
  log('debug', 'WalletConnect relay', error)
}

/**
 * The SDK opens a socket for each caller, and each failure calls again: without the relay, one request leads to endless
 * attempts. The method is private, replaced in the one version used here.
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

/** Mobile browsers close the sockets of background pages. The SDK would notice up to 5 s after the return. */
export function resumeWithPage(relayer: Relayer): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => {
    const isIdle = !relayer.connected && !relayer.connecting && !relayer.transportExplicitlyClosed
    if (document.visibilityState === 'visible' && isIdle) relayer.transportOpen().catch(ignore)
  })
}

/** The SDK reads these two fields at each connection and has no API to set them. */
export function changeProject({ core }: Client, projectId: string): void {
  Object.assign(core, { projectId })
  Object.assign(core.relayer, { projectId })
  if (core.relayer.connected) core.relayer.restartTransport().catch(ignore)
}
