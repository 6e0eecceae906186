import { beforeEach, describe, expect, it } from 'vitest'
import { toNetwork } from '../../src/chains/networks.ts'
import { connectors } from '../../src/controllers/connectors.ts'
import { networks } from '../../src/controllers/networks.ts'
import { options } from '../../src/controllers/options.ts'
import { wallets } from '../../src/controllers/wallets.ts'
import type { Connector } from '../../src/types/connector.ts'
import { findWallet, readNetwork } from './commandData.ts'
import { readNamespace } from './readNamespace.ts'
import { readView } from './readView.ts'

const metaMask: Connector = {
  id: 'io.metamask',
  rdns: 'io.metamask',
  type: 'ANNOUNCED',
  name: 'MetaMask',
  namespace: 'eip155',
}
const codeOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return Reflect.get(Object(error), 'code')
  }
  return undefined
}

beforeEach(() => {
  networks.requested = [toNetwork('eip155:1'), toNetwork('eip155:8453')]
  connectors.list = [
    { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', namespace: 'eip155' },
    metaMask,
  ]
  options.customWallets = [{ id: 'own', name: 'Own Wallet', rdns: 'io.own' }]
  Object.assign(wallets, { recent: [], featured: [], recommended: [] })
})

describe('the namespace of a view', () => {
  it('is optional', () => expect(readNamespace(undefined)).toBeUndefined())
  it('is returned if it has a configured network', () =>
    expect(readNamespace('eip155')).toBe('eip155'))
  it.each(['', 'EIP155', 'no-such', 'solana', 1, null, {}])('refuses %j', (value) => {
    expect(codeOf(() => readNamespace(value))).toBe('NETWORK_NOT_FOUND')
  })
})

describe('the network of a view', () => {
  it.each(['base', 'eip155:8453', { caipNetworkId: 'eip155:8453' }])('is found by %j', (value) => {
    expect(readNetwork(value).name).toBe('Base')
  })
  it.each(['polygon', 'eip155:137', 'nonsense', '', undefined, null, 8453, {}, [], '__proto__'])(
    'is not found by %j unless the host configured it',
    (value) => expect(codeOf(() => readNetwork(value))).toBe('NETWORK_NOT_FOUND'),
  )
})

describe('the wallet of a view', () => {
  it.each(['io.metamask', 'MetaMask', 'metamask'])('is found by %s if it is installed', (name) =>
    expect(findWallet(name)?.connectors).toEqual([metaMask]),
  )
  it.each(['own', 'own wallet', 'io.own', 'IO.OWN'])(
    'is found by %s if the host added it',
    (name) => expect(findWallet(name)).toMatchObject({ key: 'wallet:own', connectors: [] }),
  )
  it('is the installed one if the directory lists it too', () => {
    wallets.featured = [{ id: 'c57c', name: 'MetaMask', rdns: 'io.metamask' }]
    expect(findWallet('MetaMask')?.key).toBe('connector:io.metamask')
  })
  it('is reached through its connector if a list contains it', () => {
    wallets.recent = [{ id: 'x', name: 'Fox', rdns: 'io.metamask' }]
    expect(findWallet('Fox')?.connectors).toEqual([metaMask])
  })
  it.each(['', 'unknown', 'walletConnect'])('is not found by %j', (name) =>
    expect(findWallet(name)).toBeUndefined(),
  )
})

describe('a view', () => {
  const view = (given: object) => readView({ command: 'open', ...given })
  const codeOfView = (given: object) => codeOf(() => view(given))

  it('is returned with its data', async () => {
    expect(view({ view: 'SwitchNetwork', network: 'base' })).toMatchObject({
      view: 'SwitchNetwork',
      data: { network: { name: 'Base' } },
    })
    const external = await view({ view: 'ConnectingExternal', wallet: 'MetaMask' })
    expect(external?.data.wallet?.name).toBe('MetaMask')
  })
  it('accepts a wallet object from a script', async () => {
    const wallet = { id: 'n', name: 'New', homepage: 'https://new.example/' }
    expect((await view({ view: 'Downloads', wallet }))?.data.wallet).toMatchObject(wallet)
  })
  it.each(['connect', 'Nonsense', 'constructor', '', 7, {}])(
    'is refused by the name %j',
    async (name) => expect(codeOfView({ view: name })).toBe('UNKNOWN_VIEW'),
  )
  it('does not open without its required data', async () => {
    for (const name of ['ConnectingExternal', 'ConnectingWalletConnect', 'Downloads']) {
      expect(codeOfView({ view: name })).toBe('INVALID_VIEW_DATA')
      expect(codeOfView({ view: name, wallet: 'unknown' })).toBe('INVALID_VIEW_DATA')
    }
    expect(codeOfView({ view: 'SwitchNetwork' })).toBe('INVALID_VIEW_DATA')
    expect(codeOfView({ view: 'SwitchNetwork', network: 'solana' })).toBe('NETWORK_NOT_FOUND')
  })
  it.each([
    { id: 'n', name: '' },
    { id: 'n', name: 'N', homepage: 'javascript:alert(1)' },
    { id: 'n', name: 'N', mobile_link: 'data:text/html,x' },
    { id: 'n', name: 'N', image_url: 'javascript:alert(1)' },
    { name: 'N' },
    null,
  ])('does not open with the wallet %j', async (wallet) =>
    expect(codeOfView({ view: 'Downloads', wallet })).toBe('INVALID_VIEW_DATA'),
  )
})
