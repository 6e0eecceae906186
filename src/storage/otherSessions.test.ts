import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OtherKit } from '../types/otherKit.ts'
import { readOtherSessions } from './otherSessions.ts'
import { createFakeStorage } from './testing/fakeStorage.ts'

let storage: ReturnType<typeof createFakeStorage>
beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
})

function store(values: Record<string, string>) {
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value)
}

// As @wagmi/core 3.6.5 wrote it, with `injected()` of a target, before and after `disconnect`.
const wagmi = {
  'wagmi.store':
    '{"state":{"connections":{"__type":"Map","value":[["f00ea9fb58a",{"accounts":["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],"chainId":1,"connector":{"id":"test.wallet","name":"Test Wallet","type":"injected","uid":"f00ea9fb58a"}}]]},"chainId":1,"current":"f00ea9fb58a"},"version":3}',
  'wagmi.recentConnectorId': '"test.wallet"',
}
const wagmiAfterDisconnect = {
  'wagmi.store':
    '{"state":{"connections":{"__type":"Map","value":[]},"chainId":1,"current":null},"version":3}',
  'wagmi.recentConnectorId': '"test.wallet"',
  'wagmi.test.wallet.disconnected': 'true',
}

const connection = (uid: string, id: string, name: string) => [
  uid,
  { accounts: ['0x'], chainId: 1, connector: { id, name, type: 'injected', uid } },
]
const wagmiStore = (current: unknown, ...value: unknown[]) => ({
  'wagmi.store': JSON.stringify({
    state: { connections: { __type: 'Map', value }, chainId: 1, current },
    version: 2,
  }),
})

describe('a session of wagmi', () => {
  it('has the id and the name of the current connector', () => {
    store(wagmi)
    expect(readOtherSessions(['wagmi'])).toEqual([
      { namespace: 'eip155', names: ['test.wallet', 'Test Wallet'] },
    ])
  })

  it('is absent once the user has disconnected', () => {
    store(wagmiAfterDisconnect)
    expect(readOtherSessions(['wagmi'])).toEqual([])
    store({ ...wagmi, 'wagmi.test.wallet.disconnected': 'true' })
    expect(readOtherSessions(['wagmi'])).toEqual([])
  })

  it('is that of the recent connector if none of several is current', () => {
    const both = [connection('1', 'io.rabby', 'Rabby'), connection('2', 'io.metamask', 'MetaMask')]
    store({ ...wagmiStore(null, ...both), 'wagmi.recentConnectorId': '"io.metamask"' })
    expect(readOtherSessions(['wagmi'])).toMatchObject([{ names: ['io.metamask', 'MetaMask'] }])
  })

  it('is read beside a malformed connection', () => {
    store(wagmiStore('2', ['1', { connector: null }], connection('2', 'io.rabby', 'Rabby')))
    expect(readOtherSessions(['wagmi'])).toMatchObject([{ names: ['io.rabby', 'Rabby'] }])
  })
})

describe('a session of another library', () => {
  it('of AppKit 1.7.1 has the connector of each namespace', () => {
    store({
      '@appkit/connection_status': 'connected',
      '@appkit/connected_namespaces': 'eip155,solana',
      '@appkit/eip155:connected_connector_id': 'io.metamask',
      '@appkit/solana:connected_connector_id': 'Phantom',
    })
    expect(readOtherSessions(['appkit'])).toEqual([
      { namespace: 'eip155', names: ['io.metamask'] },
      { namespace: 'solana', names: ['Phantom'] },
    ])
    store({ '@appkit/connection_status': 'disconnected' })
    expect(readOtherSessions(['appkit'])).toEqual([])
  })

  it('of wallet-adapter-react 0.15.40 has the name of a Solana wallet', () => {
    store({ walletName: '"Phantom"' })
    expect(readOtherSessions(['wallet-adapter'])).toEqual([
      { namespace: 'solana', names: ['Phantom'] },
    ])
  })

  it.each([
    ['onboard.js:last_connected_wallet', '["MetaMask"]'],
    ['onboard.js:last_connected_wallet', '"MetaMask"'],
    ['connectedWallets', '["MetaMask","Ledger"]'],
  ])('of web3-onboard has the first label of %s, stored as %s', (key, value) => {
    store({ [key]: value })
    expect(readOtherSessions(['web3-onboard'])).toEqual([
      { namespace: 'eip155', names: ['MetaMask'] },
    ])
  })
})

const keys = [
  'wagmi.store',
  'wagmi.recentConnectorId',
  '@appkit/connection_status',
  '@appkit/eip155:connected_connector_id',
  'walletName',
  'onboard.js:last_connected_wallet',
  'connectedWallets',
]
const all: OtherKit[] = ['wagmi', 'appkit', 'wallet-adapter', 'web3-onboard']

it.each(['', 'null', '{}', '[]', '[null]', '{"state":null}', '{"state":{}}', '1e999', '{', '""'])(
  'sessions are absent, and stay as they are stored, if every key contains %j',
  (value) => {
    store(Object.fromEntries(keys.map((key) => [key, value])))
    expect(readOtherSessions(all)).toEqual([])
    expect([...storage.values]).toEqual(keys.map((key) => [key, value]))
  },
)

it('a session longer than any real one is absent', () => {
  store({ walletName: JSON.stringify('a'.repeat(100_000)) })
  expect(readOtherSessions(all)).toEqual([])
})

it('the session of a namespace is that of the library named first, and unnamed libraries are not read', () => {
  store({ ...wagmi, 'onboard.js:last_connected_wallet': '["MetaMask"]', walletName: '"Phantom"' })
  const namesOf = (kits: OtherKit[]) => readOtherSessions(kits).map(({ names }) => names[0])
  expect(namesOf(['wagmi', 'web3-onboard'])).toEqual(['test.wallet'])
  expect(namesOf(['web3-onboard', 'wagmi', 'wallet-adapter'])).toEqual(['MetaMask', 'Phantom'])
  expect(namesOf([])).toEqual([])
})

it('sessions are absent if the browser blocks storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(readOtherSessions(all)).toEqual([])
})
