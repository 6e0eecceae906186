import { vi } from 'vitest'
import { createTestWallet, testNetwork } from '../../actions/connection/testing/testWallet.ts'
import type { Connector } from '../../types/connector.ts'
import { describeConnectorKind } from '../testing/describeConnectorKind.ts'
import { announced, injected } from './kinds.ts'
import { FakePage } from './testing/fakePage.ts'

type Wallet = ReturnType<typeof createTestWallet>

/** An installed wallet that `install` puts into each page. */
function startWith(install: (page: FakePage, wallet: Wallet) => void) {
  const wallet = createTestWallet(0)
  return {
    load() {
      const page = new FakePage()
      install(page, wallet)
      vi.stubGlobal('window', page)
      return undefined
    },
    prompts: () =>
      wallet.provider.calls.filter(({ method }) => method === 'eth_requestAccounts').length,
    isGranted: wallet.isGranted,
    end: wallet.revoke,
    takeAway: () => vi.stubGlobal('window', new FakePage()),
  }
}

const { connector, address } = createTestWallet(0)

describeConnectorKind('announced', {
  kind: announced,
  connector,
  walletName: 'Wallet 0',
  accounts: [[testNetwork(1), address()]],
  isListed: true,
  method: 'browser',
  command: { wallet: connector.id },
  start: () =>
    startWith((page, { connector: { id, name }, provider }) => {
      page.announce({ uuid: 'a', rdns: id, name, icon: 'data:image/png;base64,AAAA' }, provider)
    }),
})

const own: Connector = { ...injected.connector, type: injected.type, namespace: 'eip155' }

describeConnectorKind('injected', {
  kind: injected,
  connector: own,
  walletName: own.name,
  accounts: [[testNetwork(1), address()]],
  isListed: true,
  method: 'browser',
  command: { wallet: 'injected' },
  start: () =>
    startWith((page, { provider }) => {
      page.ethereum = provider
    }),
})
