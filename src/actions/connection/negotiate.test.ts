import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { negotiate } from './negotiate.ts'
import {
  createPlainAdapter,
  createPlainWallet,
  type PlainWallet,
} from './testing/plainNamespace.ts'
import { plainNetwork, plainRequest } from './testing/plainRequest.ts'

const now = vi.hoisted(() => ({ adapter: undefined as unknown }))
vi.mock('../../chains/registry.ts', () => ({ loadChainAdapter: async () => now.adapter }))

let adapter: ReturnType<typeof createPlainAdapter>
let wallet: PlainWallet

beforeEach(() => {
  adapter = createPlainAdapter()
  now.adapter = adapter
  wallet = createPlainWallet('polkadot', 0, ['polkadot:a'])
  networks.requested = [plainNetwork('polkadot:a'), plainNetwork('polkadot:b')]
  networks.wanted = {}
})

it('answers with the accounts and the network that the wallet names, and changes nothing', async () => {
  const terms = await negotiate(plainRequest(wallet))
  expect(terms).toEqual({ adapter, listed: wallet.accounts(), caipNetworkId: 'polkadot:a' })
  expect(accountOf('polkadot')).toMatchObject({ status: 'disconnected', address: null })
})

it('gives each account the type that the connection knows', async () => {
  const connection = { typeOf: () => 'smartAccount' as const }
  const terms = await negotiate(plainRequest(wallet, {}, connection))
  expect(terms?.listed.map(({ type }) => type)).toEqual(Array(3).fill('smartAccount'))
})

it('does not prompt when silent: a wallet that grants nothing gives null', async () => {
  expect(await negotiate(plainRequest(wallet, { silent: true }))).toBeNull()
  expect(wallet.isGranted).toBe(false)
})

it('rejects as the wallet does', async () => {
  wallet.willApprove = false
  await expect(negotiate(plainRequest(wallet))).rejects.toThrow('declined')
})

it('is null once something newer has taken its place', async () => {
  expect(await negotiate(plainRequest(wallet, { isCurrent: () => false }))).toBeNull()
})

it('refuses a network of another namespace', async () => {
  wallet.network = 'bip122:a'
  await expect(negotiate(plainRequest(wallet))).rejects.toMatchObject({
    code: 'WALLET_INVALID_RESPONSE',
  })
})

describe('a wallet on another network than the wanted one', () => {
  const network = plainNetwork('polkadot:b')

  it('is asked once to switch', async () => {
    const switchNetwork = vi.spyOn(adapter, 'switchNetwork')
    const terms = await negotiate(plainRequest(wallet, { network }))
    expect(switchNetwork).toHaveBeenCalledExactlyOnceWith(wallet, network)
    expect(terms?.caipNetworkId).toBe('polkadot:b')
  })

  it('is asked for the network that was picked before anybody was connected, and once only', async () => {
    networks.wanted = { polkadot: 'polkadot:b' }
    expect((await negotiate(plainRequest(wallet)))?.caipNetworkId).toBe('polkadot:b')
    wallet.network = 'polkadot:a'
    expect((await negotiate(plainRequest(wallet)))?.caipNetworkId).toBe('polkadot:a')
  })

  it('is connected where it is when it refuses', async () => {
    vi.spyOn(adapter, 'switchNetwork').mockRejectedValue(new Error('no'))
    const terms = await negotiate(plainRequest(wallet, { network }))
    expect(terms?.caipNetworkId).toBe('polkadot:a')
  })

  it('is believed about the account that its person selected meanwhile', async () => {
    vi.spyOn(adapter, 'switchNetwork').mockImplementation(async () => {
      wallet.changeAccount()
      return 'polkadot:a'
    })
    const [before] = wallet.accounts()
    const terms = await negotiate(plainRequest(wallet, { network }))
    expect(terms?.listed[0]).toEqual(wallet.accounts()[0])
    expect(terms?.listed[0]).not.toEqual(before)
  })

  it('is not asked when silent', async () => {
    wallet.isGranted = true
    const switchNetwork = vi.spyOn(adapter, 'switchNetwork')
    const terms = await negotiate(plainRequest(wallet, { network, silent: true }))
    expect(switchNetwork).not.toHaveBeenCalled()
    expect(terms?.caipNetworkId).toBe('polkadot:a')
  })
})
