import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectors } from '../../controllers/connectors.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import type { Connector } from '../../types/connector.ts'
import { writable } from '../../utils/testing/writable.ts'
import { ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, showView } from '../testing/showView.tsx'

/** Names of the wallets for which code was fetched ahead. */
const fetched = vi.hoisted(() => [] as string[])
vi.mock('../shared/prefetchConnecting.ts', () => ({
  prefetchConnecting: (row: { wallet: { name: string } }) => fetched.push(row.wallet.name),
}))

const shared = { namespace: 'eip155' } as const
const walletConnect: Connector = {
  ...shared,
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  name: 'WalletConnect',
}
const installed: Connector = { ...shared, id: 'a', type: 'ANNOUNCED', name: 'Alpha', rdns: 'a' }

beforeEach(() => {
  fetched.length = 0
  setRequestedNetworks([ethereum])
  fakeServices({ getWallets: () => ({ data: [], count: 0 }) })
  const features = { ...defaultOptions.features, email: false, socials: false } as const
  Object.assign(options, defaultOptions, { features })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function showFor(ms: number, list: Connector[]): Promise<void> {
  writable(connectors).list = list
  showView('Connect')
  await vi.waitFor(() => expect(button(/^WalletConnect/).query()).not.toBeNull())
  vi.advanceTimersByTime(ms)
}

it('the code of WalletConnect is fetched ahead once the list has been open for two seconds', async () => {
  await showFor(1_900, [walletConnect])
  expect(fetched).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(fetched).toEqual(['WalletConnect'])
})

it('the code of an installed wallet is fetched ahead in place of WalletConnect’s', async () => {
  await showFor(2_900, [walletConnect, installed])
  expect(fetched).toEqual(['Alpha'])
})

it('nothing is fetched ahead if the browser saves data', async () => {
  vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue({
    saveData: true,
  })
  await showFor(10_000, [walletConnect])
  expect(fetched).toEqual([])
})
