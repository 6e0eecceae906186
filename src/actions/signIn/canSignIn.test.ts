import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bip122WalletConnect } from '../../chains/bip122/walletConnect.ts'
import { eip155WalletConnect } from '../../chains/eip155/walletConnect.ts'
import { loadFamilyPart } from '../../chains/families.ts'
import { findNetwork } from '../../chains/networks.ts'
import { polkadotWalletConnect } from '../../chains/polkadot/walletConnect.ts'
import { solanaWalletConnect } from '../../chains/solana/walletConnect.ts'
import { createStandardProvider as createBitcoinProvider } from '../../connectors/installed/bitcoin/standardProvider.ts'
import { createUnisatProvider } from '../../connectors/installed/bitcoin/unisatProvider.ts'
import { createInjectedProvider } from '../../connectors/installed/injectedWeb3/provider.ts'
import { createStandardProvider as createSolanaProvider } from '../../connectors/installed/walletStandard/solanaProvider.ts'
import { testContext } from '../../connectors/walletConnect/testing/networks.ts'
import { playSession } from '../../connectors/walletConnect/testing/playSession.ts'
import { clearAccount, updateAccount } from '../../controllers/accounts.ts'
import * as connections from '../../controllers/connections.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { canSignIn, otherSigners } from './canSignIn.ts'

vi.mock('../../controllers/connections.ts', async (original) => ({
  ...(await original<object>()),
  liveConnection: vi.fn(),
}))

const addresses: Record<string, string> = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
}

const contextOn = (slug: string): ConnectorContext => {
  const networks = [findNetwork(slug)].filter((network) => network !== undefined)
  return testContext('', { networks, preferredNetwork: () => networks[0] })
}

async function connectWith(namespace: Namespace, provider: unknown): Promise<void> {
  const adapter = await loadFamilyPart(namespace, 'adapter')
  const opened = adapter.open(provider)
  const live = { opened } as unknown as LiveConnection
  vi.mocked(connections.liveConnection).mockImplementation((one) =>
    one === namespace ? live : undefined,
  )
  const address = `${addresses[namespace]}`
  updateAccount(namespace, { address, accounts: [{ address, type: 'eoa' }] })
}

beforeEach(() => {
  vi.mocked(connections.liveConnection).mockReset()
})

afterEach(() => {
  for (const namespace of Object.keys(addresses)) clearAccount(namespace as Namespace)
})

describe('over WalletConnect', () => {
  const cases = [
    ['ethereum', eip155WalletConnect, 'personal_sign', 'eth_sendTransaction'],
    ['solana', solanaWalletConnect, 'solana_signMessage', 'solana_signTransaction'],
    ['polkadot', polkadotWalletConnect, 'polkadot_signMessage', 'polkadot_signTransaction'],
    ['bitcoin', bip122WalletConnect, 'signMessage', 'sendTransfer'],
  ] as const

  it.each(cases)(
    'an account on %s can sign in only while the session has the method',
    async (slug, part, method, other) => {
      const context = contextOn(slug)
      const id = context.networks[0]?.caipNetworkId as CaipNetworkId
      const namespace = namespaceOf(id)
      const accounts = [`${id}:${addresses[namespace]}`]
      const session = playSession<unknown>(
        part,
        { chains: [id], accounts, methods: [other] },
        context,
      )
      await connectWith(namespace, session.provider)
      expect(canSignIn(namespace)).toBe(false)
      session.update({ methods: [other, method] })
      expect(canSignIn(namespace)).toBe(true)
    },
  )

  it.each(cases)(
    'a session on %s that has vanished leaves it to the request',
    async (slug, part, method) => {
      const context = contextOn(slug)
      const id = context.networks[0]?.caipNetworkId as CaipNetworkId
      const namespace = namespaceOf(id)
      const accounts = [`${id}:${addresses[namespace]}`]
      const session = playSession<unknown>(
        part,
        { chains: [id], accounts, methods: [method] },
        context,
      )
      await connectWith(namespace, session.provider)
      session.drop()
      expect(canSignIn(namespace)).toBe(true)
      expect(otherSigners(namespace)).toEqual([])
    },
  )
})

describe('a wallet in the page', () => {
  it.each([
    [{ signPayload: async () => ({}) }, false],
    [{}, false],
    [{ signRaw: 'no function' }, false],
    [{ signRaw: async () => ({}) }, true],
  ])('of `injectedWeb3` with the signer %o signs messages: %s', async (signer, expected) => {
    const accounts = { get: async () => [{ address: addresses.polkadot }] }
    const entry = { enable: async () => ({ accounts, signer }) }
    const provider = createInjectedProvider(entry, contextOn('polkadot'))
    await provider.connect({ silent: false })
    await connectWith('polkadot', provider)
    expect(canSignIn('polkadot')).toBe(expected)
  })

  const standard = (feature: string, chain: string, more: object = {}) => ({
    name: 'Wallet',
    chains: [chain],
    features: { 'standard:connect': {}, ...(feature && { [feature]: {} }) },
    accounts: [
      {
        address: addresses[chain.startsWith('solana') ? 'solana' : 'bip122'],
        chains: [chain],
        ...more,
      },
    ],
  })

  describe.each([
    ['solana', 'Solana', createSolanaProvider, 'solana'],
    ['bitcoin', 'Bitcoin', createBitcoinProvider, 'bip122'],
  ] as const)('%s', (slug, family, create, namespace) => {
    it.each([
      ['lacks the feature', '', {}, false],
      ['has the feature', `${slug}:signMessage`, {}, true],
      [
        'has the feature, for other accounts',
        `${slug}:signMessage`,
        { features: [`${slug}:signTransaction`] },
        false,
      ],
    ])(`on ${family} that %s is believed`, async (_, feature, account, expected) => {
      const wallet = standard(feature, `${slug}:mainnet`, account)
      await connectWith(namespace, create(wallet as never, contextOn(slug)))
      expect(canSignIn(namespace)).toBe(expected)
    })
  })

  it.each([
    [{ signMessage: async () => '' }, true],
    [{}, false],
  ])('with the interface of UniSat, %o, signs messages: %s', async (wallet, expected) => {
    await connectWith('bip122', createUnisatProvider(wallet, contextOn('bitcoin')))
    expect(canSignIn('bip122')).toBe(expected)
  })
})
