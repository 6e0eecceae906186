import { describe, expect, it, vi } from 'vitest'
import { createPolkadotAdapter } from './adapter.ts'
import { alice, bob, builtIn, createFakeProvider, signature } from './testing/fakeProvider.ts'

const adapter = createPolkadotAdapter({ silentMs: 20, revokeMs: 20 })
const eoa = (...addresses: string[]) => addresses.map((address) => ({ address, type: 'eoa' }))
const polkadot = builtIn('polkadot').caipNetworkId

describe('connecting a Polkadot wallet', () => {
  it.each([
    ['polkadot', alice.polkadot, bob.polkadot],
    ['kusama', alice.kusama, bob.kusama],
    ['westend', alice.any, bob.any],
  ])('the adapter encodes accounts for %s', async (slug, ...addresses) => {
    const { provider } = createFakeProvider({ getNetwork: () => builtIn(slug) })
    const state = await adapter.open(provider).connect({ silent: false })
    expect(state.accounts).toEqual(eoa(...addresses))
    expect(state.caipNetworkId).toBe(builtIn(slug).caipNetworkId)
  })

  it('the adapter encodes accounts with the SS58 prefix that the host configured', async () => {
    const { ss58Prefix: _, ...own } = { ...builtIn('polkadot'), ss58Prefix: undefined }
    const caipNetworkId = 'polkadot:45454545454545454545454545454545'
    for (const [ss58Prefix, address] of [
      [undefined, alice.any],
      [0, alice.polkadot],
      [2, alice.kusama],
    ] as const) {
      const network = { ...own, caipNetworkId, ss58Prefix } as const
      const { provider } = createFakeProvider({ getNetwork: () => network })
      const { accounts } = await adapter.open(provider).connect({ silent: true })
      expect(accounts[0]?.address).toBe(address)
    }
  })

  it('the adapter lists an account once, and leaves out EVM keys', async () => {
    const connect = async () => [
      { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
      { address: bob.any, type: 'ethereum' },
      { address: alice.any },
      { address: alice.kusama },
    ]
    const { provider } = createFakeProvider({ connect })
    const { accounts } = await adapter.open(provider).connect({ silent: false })
    expect(accounts).toEqual(eoa(alice.polkadot))
  })

  it('the adapter leaves out malformed accounts, and accounts that are restricted to another network', async () => {
    const kusama = '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe'
    const connect = async () => [
      null,
      { address: 'no address' },
      { address: bob.any, genesisHash: kusama },
      { address: alice.any, genesisHash: null },
    ]
    const { provider } = createFakeProvider({ connect })
    const { accounts } = await adapter.open(provider).connect({ silent: false })
    expect(accounts).toEqual(eoa(alice.polkadot))
  })

  it('without accounts `connect` rejects, and a silent `connect` returns an empty list', async () => {
    const { provider } = createFakeProvider({ connect: async () => [] })
    await expect(adapter.open(provider).connect({ silent: false })).rejects.toMatchObject({
      code: 'WALLET_NO_ACCOUNT',
    })
    expect((await adapter.open(provider).connect({ silent: true })).accounts).toEqual([])
  })

  it.each([
    ['Rejected', 'USER_REJECTED'],
    ['Cancelled', 'USER_REJECTED'],
    ['Rejected by user', 'USER_REJECTED'],
    ['User rejected the request', 'USER_REJECTED'],
    ['The source http://x is not allowed to interact with this extension', 'USER_REJECTED'],
    ['The source http://x has a pending authorization request', 'REQUEST_PENDING'],
    ['Extension context invalidated.', 'WALLET_UNREACHABLE'],
    ['', 'WALLET_ERROR'],
  ])('the wallet’s error "%s" becomes %s', async (message, code) => {
    const connect = () => Promise.reject(new Error(message))
    const { provider } = createFakeProvider({ connect })
    await expect(adapter.open(provider).connect({ silent: false })).rejects.toMatchObject({ code })
  })

  it('a silent connect rejects with WALLET_TIMEOUT if the wallet shows a prompt', async () => {
    const { provider } = createFakeProvider({ connect: () => new Promise(() => {}) })
    await expect(adapter.open(provider).connect({ silent: true })).rejects.toMatchObject({
      code: 'WALLET_TIMEOUT',
    })
  })

  it('the adapter refuses a provider of another namespace', () => {
    for (const value of [{ request: async () => [] }, null]) {
      expect(() => adapter.open(value)).toThrow(
        expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' }),
      )
    }
  })
})

describe('a connected Polkadot wallet', () => {
  it('signs text as bytes', async () => {
    const signRaw = vi.fn(async () => ({ signature }))
    const { provider } = createFakeProvider({ signer: { signRaw, signPayload: signRaw } })
    const request = { address: alice.polkadot, message: 'Grüße' }
    expect(await adapter.open(provider).signMessage(request)).toBe(signature)
    const data = '0x4772c3bcc39f65'
    expect(signRaw).toHaveBeenCalledExactlyOnceWith({
      address: alice.polkadot,
      data,
      type: 'bytes',
    })
  })

  it.each([null, {}, { signature: 'ab' }, { signature: '0x12' }, { signature: 7 }, '0xab'])(
    'is refused if it returns %j as a signature',
    async (response) => {
      const signRaw = async () => response
      const { provider } = createFakeProvider({ signer: { signRaw, signPayload: signRaw } })
      await expect(
        adapter.open(provider).signMessage({ address: alice.polkadot, message: '' }),
      ).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
    },
  )

  it('can switch to any network, for which its accounts are then encoded', async () => {
    const { provider } = createFakeProvider()
    const kusama = builtIn('kusama')
    expect(await adapter.open(provider).switchNetwork(kusama)).toBe(kusama.caipNetworkId)
    expect(await adapter.open(provider).getNetwork()).toBe(kusama.caipNetworkId)
    const accounts = [{ address: alice.polkadot, type: 'eoa' } as const]
    expect(adapter.accountsOn(accounts, kusama)).toEqual(eoa(alice.kusama))
  })

  describe('with accounts that the user has tied to a network', () => {
    const genesis = (digits: string) => `0x${digits}${'0'.repeat(64 - digits.length)}`
    const kusama = builtIn('kusama')
    const toPolkadot = genesis(polkadot.slice(9))
    const toKusama = genesis(kusama.caipNetworkId.slice(9))

    async function connectTo(accounts: unknown[]) {
      const { provider, listeners } = createFakeProvider({ connect: async () => accounts })
      const opened = adapter.open(provider)
      await opened.connect({ silent: false })
      const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
      opened.watch(listener)
      return { opened, listener, listeners }
    }

    it('emits those that are allowed on the network that it switches to', async () => {
      const { opened, listener } = await connectTo([
        { address: alice.any, genesisHash: toPolkadot },
        { address: bob.any, genesisHash: toKusama },
      ])
      expect(await opened.switchNetwork(kusama)).toBe(kusama.caipNetworkId)
      expect(listener.network).toHaveBeenCalledExactlyOnceWith(
        kusama.caipNetworkId,
        eoa(bob.kusama),
      )
    })

    it('stays on its network if no account is allowed on the other', async () => {
      const { opened, listener } = await connectTo([
        { address: alice.any, genesisHash: toPolkadot },
      ])
      await expect(opened.switchNetwork(kusama)).rejects.toMatchObject({
        code: 'WALLET_NO_ACCOUNT',
      })
      expect(await opened.getNetwork()).toBe(polkadot)
      expect(listener.network).not.toHaveBeenCalled()
    })

    it('follows a tie that the user sets later', async () => {
      const { opened, listener, listeners } = await connectTo([
        { address: alice.any },
        { address: bob.any },
      ])
      for (const events of listeners)
        events.accounts([{ address: alice.any, genesisHash: toPolkadot }, { address: bob.any }])
      await opened.switchNetwork(kusama)
      expect(listener.network).toHaveBeenCalledExactlyOnceWith(
        kusama.caipNetworkId,
        eoa(bob.kusama),
      )
    })
  })

  it('rejects with SWITCH_FAILED if it cannot switch', async () => {
    const setNetwork = () => Promise.reject(new Error('no'))
    const { provider } = createFakeProvider({ setNetwork })
    await expect(adapter.open(provider).switchNetwork(builtIn('kusama'))).rejects.toMatchObject({
      code: 'SWITCH_FAILED',
    })
    expect(await adapter.open(provider).getNetwork()).toBe(polkadot)
  })

  it('emits changes until it is stopped, and ignores invalid events', () => {
    const { provider, listeners } = createFakeProvider()
    const listener = {
      accounts: vi.fn(),
      network: vi.fn(),
      disconnect: vi.fn(),
      withdraw: vi.fn(),
    }
    const stop = adapter.open(provider).watch(listener)
    const [wallet] = listeners
    wallet?.accounts([{ address: bob.any }])
    expect(listener.accounts).toHaveBeenLastCalledWith(eoa(bob.polkadot))
    for (const nonsense of [null, 'x', [null], [{ address: 'x' }]]) wallet?.accounts(nonsense)
    expect(listener.accounts).toHaveBeenCalledTimes(1)
    wallet?.accounts([])
    expect(listener.disconnect).toHaveBeenCalledTimes(1)
    expect(listener.withdraw).toHaveBeenCalledTimes(1)
    stop()
    wallet?.accounts([{ address: alice.any }])
    wallet?.disconnect()
    expect(listener.accounts).toHaveBeenCalledTimes(1)
    expect(listener.disconnect).toHaveBeenCalledTimes(1)
  })

  it('is revoked although it does not respond', async () => {
    const stuck = createFakeProvider({ disconnect: () => new Promise(() => {}) })
    await expect(adapter.open(stuck.provider).revoke()).resolves.toBeUndefined()
  })
})
