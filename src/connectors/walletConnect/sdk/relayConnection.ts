import type { SignClient } from '@walletconnect/sign-client'
import { log } from '../../../utils/log.ts'

type Client = InstanceType<typeof SignClient>
type Relayer = Client['core']['relayer']

function ignore(error: unknown): void {
  log('debug', 'WalletConnect relay', error)
}

/**
 * Makes all who find the socket closed share one attempt to open it. By itself the SDK starts another
 * for each caller, and every failed attempt then calls again to renew its subscriptions: with a session
 * and the relay away, one request is enough for endless attempts that fill the memory.
 *
 * The method is private, and its place is taken as it is in the one version that is used here.
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

/** Phones close the socket of a page in the background. The SDK would notice up to 5 s after the return. */
export function resumeWithPage(relayer: Relayer): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => {
    const isIdle = !relayer.connected && !relayer.connecting && !relayer.transportExplicitlyClosed
    if (document.visibilityState === 'visible' && isIdle) relayer.transportOpen().catch(ignore)
  })
}

/** The SDK reads these two fields at each connection; it has no way to set them but this. */
export function changeProject({ core }: Client, projectId: string): void {
  Object.assign(core, { projectId })
  Object.assign(core.relayer, { projectId })
  if (core.relayer.connected) core.relayer.restartTransport().catch(ignore)
}
