import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toNetwork } from '../../src/chains/networks.ts'
import { setStatus, updateAccount } from '../../src/controllers/accounts.ts'
import { connectors } from '../../src/controllers/connectors.ts'
import {
  networks,
  setActiveNamespace,
  setRequestedNetworks,
} from '../../src/controllers/networks.ts'
import { updateOptions } from '../../src/controllers/options.ts'
import { updateWallets, wallets } from '../../src/controllers/wallets.ts'
import type { Connector } from '../../src/types/connector.ts'
import { writable } from '../../src/utils/testing/writable.ts'
import { findWallet, readNetwork } from './commandData.ts'
import { readNamespace } from './readNamespace.ts'
import { prepareView, readView } from './readView.ts'

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
  setRequestedNetworks([toNetwork('eip155:1'), toNetwork('eip155:8453')])
  writable(connectors).list = [
    { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', namespace: 'eip155' },
    metaMask,
  ]
  updateOptions({ customWallets: [{ id: 'own', name: 'Own Wallet', rdns: 'io.own' }] })
  Object.assign(wallets, { recent: [], featured: [], recommended: [] })
})

describe('the namespace of a view', () => {
  it('is undefined if the command has none', () => expect(readNamespace(undefined)).toBeUndefined())
  it('is accepted if the page has a network in this namespace', () =>
    expect(readNamespace('eip155')).toBe('eip155'))
  it.each(['', 'EIP155', 'no-such', 'solana', 1, null, {}])('is refused if it is %j', (value) => {
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

describe('the wallet of the Connecting view', () => {
  it.each(['io.metamask', 'MetaMask', 'metamask'])(
    'is found by %s among the installed wallets',
    (name) => expect(findWallet(name)?.connectors).toEqual([metaMask]),
  )
  it.each(['own', 'own wallet', 'io.own', 'IO.OWN'])(
    'is found by %s if the host added it',
    (name) => expect(findWallet(name)).toMatchObject({ key: 'wallet:own', connectors: [] }),
  )
  it('is the installed wallet even if the directory lists a wallet of the same name', () => {
    updateWallets({ featured: [{ id: 'c57c', name: 'MetaMask', rdns: 'io.metamask' }] })
    expect(findWallet('MetaMask')?.key).toBe('connector:io.metamask')
  })
  it('is found by name in a wallet list, with the connector of the same rdns', () => {
    updateWallets({ recent: [{ id: 'x', name: 'Fox', rdns: 'io.metamask' }] })
    expect(findWallet('Fox')?.connectors).toEqual([metaMask])
  })
  it.each(['', 'unknown', 'walletConnect'])('is not found by %j', (name) =>
    expect(findWallet(name)).toBeUndefined(),
  )
})

describe('a view that a command opens', () => {
  const view = (given: object) => readView({ command: 'open', ...given })
  const codeOfView = (given: object) => codeOf(() => view(given))

  it('gets the data of the command', async () => {
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
    'is refused if its name is %j',
    async (name) => expect(codeOfView({ view: name })).toBe('UNKNOWN_VIEW'),
  )
  it('does not open without the data it requires', async () => {
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
  ])('does not open with the invalid wallet %j', async (wallet) =>
    expect(codeOfView({ view: 'Downloads', wallet })).toBe('INVALID_VIEW_DATA'),
  )
})

describe('a payment in a command', () => {
  const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const open = async (given: object) => {
    const read = (await prepareView({ command: 'open', view: 'WalletSend', ...given }))()
    return { ...read, data: (await read.whole) ?? read.data }
  }

  beforeEach(() => {
    writable(networks).active = { eip155: toNetwork('eip155:1') }
    setActiveNamespace('eip155')
    updateAccount('eip155', { address: recipient })
    setStatus('eip155', 'connected')
  })
  afterEach(() => setStatus('eip155', 'disconnected'))

  it('opens Send with recipient, amount and network', async () => {
    const { data } = await open({ recipient, amount: '0.5', network: 'eip155:1' })
    expect(data).toMatchObject({ recipient, amount: '0.5', network: { name: 'Ethereum' } })
    expect((await open({ recipient: 'ada.eth' })).data.recipient).toBe('ada.eth')
  })
  it.each([
    { recipient: recipient.replace('aA', 'Aa') },
    { recipient: '0x12' },
    { recipient: '' },
    { recipient: 7 },
    { recipient: `0x${'0'.repeat(40)}` },
    ...['', '0', '0.0', '-1', '1,5', '1e18', ' 1', '.5', '01', 'NaN', 1, null].map((amount) => ({
      amount,
    })),
    { amount: '0.1234567890123456789' },
    { token: '0x12' },
    { token: '' },
    { token: 7 },
    { token: 'eip155:1/erc721:0x12' },
    { token: `eip155:10:${recipient}` },
    { token: 'native', amount: '0.1234567890123456789' },
  ])('is refused if it is %j', (given) =>
    expect(open(given)).rejects.toMatchObject({ code: 'INVALID_VIEW_DATA' }),
  )
  it('opens Send with the native token before any list is loaded', async () => {
    const native = { token: { symbol: 'ETH', chainId: 'eip155:1' } }
    for (const token of ['native', 'ETH', 'eip155:1/slip44:60'])
      expect((await open({ token, amount: '1.5' })).data).toMatchObject({
        ...native,
        amount: '1.5',
      })
  })
  it('is checked against the account of its namespace, not of the active one', async () => {
    const solana = toNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    setRequestedNetworks([...networks.requested, solana])
    writable(networks.active).solana = solana
    updateAccount('solana', { address: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN' })
    setStatus('solana', 'connected')
    const payment = { namespace: 'solana', network: solana.caipNetworkId, token: 'SOL' }
    expect((await open(payment)).data).toMatchObject({ token: { symbol: 'SOL' } })
    const tooFine = { ...payment, amount: '0.1234567891' }
    await expect(open(tooFine)).rejects.toMatchObject({ code: 'INVALID_VIEW_DATA' })
    setStatus('solana', 'disconnected')
  })
  it('is not compared with an account while none is connected, since Connect opens', async () => {
    setStatus('eip155', 'disconnected')
    expect((await open({ token: recipient, amount: '1' })).data.token).toBeUndefined()
    await expect(open({ token: 'a/b' })).rejects.toMatchObject({ code: 'INVALID_VIEW_DATA' })
  })
  it('is refused on a network that is not active, or that the page has not configured', async () => {
    await expect(open({ network: 'base' })).rejects.toMatchObject({ code: 'UNSUPPORTED_CHAIN' })
    await expect(open({ network: 'polygon' })).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
  })
})
