import { describe, expect, it } from 'vitest'
import { address } from '../walletConnect/testing/networks.ts'
import { parseSession } from './parseSession.ts'

function session(changes: object = {}, metadata: object = {}) {
  return {
    topic: 'topic',
    expiry: 1000,
    peer: { metadata: { name: 'Wallet', ...metadata } },
    namespaces: { eip155: { accounts: [`eip155:1:${address}`], methods: [], events: [] } },
    ...changes,
  }
}

it('the approved networks are those of the session’s chains and accounts', () => {
  const parsed = parseSession(
    session({
      namespaces: {
        eip155: {
          chains: ['eip155:10', 'eip155:1', 'solana:x', 'nonsense'],
          accounts: [`eip155:137:${address}`, `eip155:1:${address}`, `no-such:hub:${address}`],
          methods: ['personal_sign'],
        },
        'no-such': { accounts: [], methods: [] },
      },
    }),
  )
  expect(Object.keys(parsed?.namespaces ?? {})).toEqual(['eip155'])
  expect(parsed?.namespaces.eip155?.chains).toEqual(['eip155:10', 'eip155:1', 'eip155:137'])
  expect(parsed?.namespaces.eip155?.accounts).toHaveLength(2)
  expect(parsed?.expiresAt).toBe(1_000_000)
})

it('a namespace that the wallet lists once for each network id is merged into one', () => {
  const namespaces = {
    'eip155:1': { accounts: [`eip155:1:${address}`], methods: ['a'] },
    'eip155:10': { accounts: [`eip155:10:${address}`], methods: ['a', 'b'] },
  }
  const { eip155 } = parseSession(session({ namespaces }))?.namespaces ?? {}
  expect(eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
  expect(eip155?.methods).toEqual(['a', 'b'])
})

it('a list of a namespace that is null or has malformed entries leaves the rest of the session', () => {
  const account = `eip155:1:${address}`
  const granted = { accounts: [null, account, 5], methods: ['a', {}], chains: null, events: null }
  const nothing = { accounts: null, methods: null, chains: null }
  const namespaces = { eip155: granted, solana: nothing }
  expect(parseSession(session({ namespaces }))?.namespaces).toEqual({
    eip155: {
      accounts: [{ caipNetworkId: 'eip155:1', address }],
      chains: ['eip155:1'],
      methods: ['a'],
    },
  })
})

it.each([[null], ['eip155'], [[]], [7]])(
  'a namespace that is %j leaves the others of the session',
  (broken) => {
    const eip155 = { accounts: [`eip155:1:${address}`], methods: [] }
    const namespaces = { solana: broken, eip155 }
    expect(Object.keys(parseSession(session({ namespaces }))?.namespaces ?? {})).toEqual(['eip155'])
  },
)

it.each([[undefined], [null], [{}], [{ metadata: null }], [{ metadata: { name: null } }]])(
  'the wallet of a session with the peer %o is called “WalletConnect”',
  (peer) => {
    expect(parseSession(session({ peer }))?.wallet).toMatchObject({ name: 'WalletConnect' })
  },
)

describe('the wallet of a session', () => {
  it.each([
    [{ name: ' Wal\u202elet\n' }, { name: 'Wallet' }],
    [{ name: '' }, { name: 'WalletConnect' }],
    [{ name: '<img src=x>' }, { name: '<img src=x>' }],
    [{ rdns: 'io.wallet' }, { rdns: 'io.wallet' }],
    [{ rdns: 'not one' }, { rdns: null }],
    [{ icons: ['https://wallet.example/i.png'] }, { imageUrl: 'https://wallet.example/i.png' }],
  ])('with metadata %o becomes %o', (metadata, expected) => {
    expect(parseSession(session({}, metadata))?.wallet).toMatchObject(expected)
  })

  it.each([['http://wallet.example/i.png'], ['javascript:alert(1)'], ['ipfs://x'], [5]])(
    'has no image if its URL is %o',
    (icon) => {
      const wallet = parseSession(session({}, { icons: [icon] }))?.wallet
      expect(wallet).not.toHaveProperty('imageUrl')
    },
  )

  it.each([
    ['MetaMask Wallet', true],
    ['MetaMask', false],
    ['metamask wallet', false],
  ])('with the name “%s” accepts any network: %s', (name, expected) => {
    expect(parseSession(session({}, { name }))?.acceptsAnyNetwork).toBe(expected)
  })
})

it.each([[null], [{}], [session({ expiry: 'soon' })], [session({ namespaces: [] })], ['text']])(
  'the session %o is refused',
  (value) => {
    expect(parseSession(value)).toBeNull()
  },
)
