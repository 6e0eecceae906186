import { beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import { createModal } from '../../controllers/modal.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import type { Namespace } from '../../types/caip.ts'
import type { HostEventMap } from '../../types/host.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { openModal } from '../modal/openModal.ts'
import { syncConnectors } from './discoverInstalled.ts'

/** Searches that were started, oldest first, with a function that fails each. */
const begun = vi.hoisted(() => [] as { namespace: string; fail: (cause: unknown) => void }[])
vi.mock('../../connectors/installed/discoverWallets.ts', () => ({
  discoverWallets(
    namespace: Namespace,
    _: object,
    { onFailed }: { onFailed: (cause: unknown) => void },
  ) {
    begun.push({ namespace, fail: onFailed })
    return { look() {}, stop() {} }
  },
}))
vi.mock('./fetchWallets.ts', () => ({ fetchWallets: async () => {} }))

const codes: string[] = []
onHostEvent((name, detail) => {
  if (name === 'error') codes.push((detail as HostEventMap['error']).code)
})

beforeEach(() => {
  begun.length = 0
  codes.length = 0
})

it('a failed search for wallets emits an error, and is repeated when the modal opens', () => {
  setRequestedNetworks([testNetwork(1), testNetwork(8453)])
  syncConnectors()
  expect(begun.map(({ namespace }) => namespace)).toEqual(['eip155'])
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  const modal = createModal(createRouter, {} as HTMLElement)
  openModal(modal)
  expect(begun).toHaveLength(1)

  begun[0]?.fail(new TypeError('Failed to fetch dynamically imported module'))
  expect(codes).toEqual(['LOAD_FAILED'])
  openModal(modal)
  expect(begun).toHaveLength(2)
  openModal(modal)
  expect(begun).toHaveLength(2)
})
