import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf } from '../../controllers/accounts.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { writable } from '../../utils/testing/writable.ts'
import { negotiate } from './negotiate.ts'
import {
  createPlainAdapter,
  createPlainWallet,
  type PlainWallet,
} from './testing/plainNamespace.ts'
import { plainNetwork, plainRequest } from './testing/plainRequest.ts'

const now = vi.hoisted(() => ({ adapter: undefined as unknown }))
vi.mock('../../chains/families.ts', async (original) => ({
  ...(await original<object>()),
  loadFamilyPart: async () => now.adapter,
}))

let adapter: ReturnType<typeof createPlainAdapter>
let wallet: PlainWallet

beforeEach(() => {
  adapter = createPlainAdapter()
  now.adapter = adapter
  wallet = createPlainWallet('polkadot', 0, ['polkadot:a'])
  setRequestedNetworks([plainNetwork('polkadot:a'), plainNetwork('polkadot:b')])
  writable(networks).wanted = {}
})

it('`negotiate` returns the wallet’s accounts and network, and changes no state', async () => {
  const terms = await negotiate(plainRequest(wallet))
  expect(terms).toMatchObject({ adapter, listed: wallet.accounts(), caipNetworkId: 'polkadot:a' })
  expect(accountOf('polkadot')).toMatchObject({ status: 'disconnected', address: null })
})

it('`negotiate` gives the accounts the types that the connection reports', async () => {
  const connection = { typeOf: () => 'smartAccount' as const }
  const terms = await negotiate(plainRequest(wallet, {}, connection))
  expect(terms?.listed.map(({ type }) => type)).toEqual(Array(3).fill('smartAccount'))
})

it('`negotiate` with `silent` shows no prompt, and returns null if the wallet has granted no permission', async () => {
  expect(await negotiate(plainRequest(wallet, { silent: true }))).toBeNull()
  expect(wallet.isGranted).toBe(false)
})

it('`negotiate` rejects with the wallet’s error', async () => {
  wallet.willApprove = false
  await expect(negotiate(plainRequest(wallet))).rejects.toThrow('declined')
})

it('`negotiate` returns null if a newer request has replaced its own', async () => {
  expect(await negotiate(plainRequest(wallet, { isCurrent: () => false }))).toBeNull()
})

it('`negotiate` refuses a network of another namespace', async () => {
  wallet.network = 'bip122:a'
  await expect(negotiate(plainRequest(wallet))).rejects.toMatchObject({
    code: 'WALLET_INVALID_RESPONSE',
  })
})

describe('a wallet on another network than the requested one', () => {
  const network = plainNetwork('polkadot:b')

  it('gets one switch request', async () => {
    const switchNetwork = vi.spyOn(adapter, 'switchNetwork')
    const terms = await negotiate(plainRequest(wallet, { network }))
    expect(switchNetwork).toHaveBeenCalledExactlyOnceWith(wallet, network)
    expect(terms?.caipNetworkId).toBe('polkadot:b')
  })

  it('gets one switch request to the network that was selected before connecting', async () => {
    writable(networks).wanted = { polkadot: 'polkadot:b' }
    expect((await negotiate(plainRequest(wallet)))?.caipNetworkId).toBe('polkadot:b')
    wallet.network = 'polkadot:a'
    expect((await negotiate(plainRequest(wallet)))?.caipNetworkId).toBe('polkadot:a')
  })

  it('is connected on its current network if the user declines the switch', async () => {
    vi.spyOn(adapter, 'switchNetwork').mockRejectedValue(new Error('no'))
    const terms = await negotiate(plainRequest(wallet, { network }))
    expect(terms?.caipNetworkId).toBe('polkadot:a')
  })

  it('reports its accounts again after the switch, since the user may have changed the account', async () => {
    vi.spyOn(adapter, 'switchNetwork').mockImplementation(async () => {
      wallet.changeAccount()
      return 'polkadot:a'
    })
    const [before] = wallet.accounts()
    const terms = await negotiate(plainRequest(wallet, { network }))
    expect(terms?.listed[0]).toEqual(wallet.accounts()[0])
    expect(terms?.listed[0]).not.toEqual(before)
  })

  it('gets no switch request while a connection is restored', async () => {
    wallet.isGranted = true
    const switchNetwork = vi.spyOn(adapter, 'switchNetwork')
    const terms = await negotiate(plainRequest(wallet, { network, silent: true }))
    expect(switchNetwork).not.toHaveBeenCalled()
    expect(terms?.caipNetworkId).toBe('polkadot:a')
  })
})
