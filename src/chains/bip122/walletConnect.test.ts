import { Psbt } from 'bitcoinjs-lib'
import { describe, expect, it, vi } from 'vitest'
import { emptyContext } from '../../connectors/installed/testing/fakePage.ts'
import { type Granted, playSession } from '../../connectors/walletConnect/testing/playSession.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { BitcoinProvider } from './provider.ts'
import { addressesOf } from './provider.ts'
import { toOutputScript } from './transfer/toOutputScript.ts'
import { bip122WalletConnect } from './walletConnect.ts'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const other = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const onTestnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const methods = ['signMessage', 'signPsbt', 'sendTransfer']

/** Opens a provider over a session whose events and responses the test controls. */
function play(
  granted: Granted = {},
  respond: () => unknown = () => null,
  sessionProperties?: Record<string, string>,
) {
  const accounts = [`${mainnet}:${taproot}`, `${mainnet}:${payment}`, `${testnet}:${onTestnet}`]
  const whole = { chains: [mainnet, testnet], accounts, methods, ...granted }
  const session = playSession<BitcoinProvider>(bip122WalletConnect, whole, emptyContext, {
    sessionProperties,
  })
  session.request.mockImplementation(async () => respond())
  const listener = { change: vi.fn(), addresses: vi.fn(), disconnect: vi.fn() }
  session.provider.watch(listener)
  return { ...session, listener }
}

describe('the Bitcoin provider of a WalletConnect session', () => {
  it('lists the accounts of the selected network only', async () => {
    const { provider } = play()
    expect(await provider.connect({ silent: true })).toEqual([
      { address: taproot, purpose: 'ordinals' },
      { address: payment, purpose: 'payment' },
    ])
    await provider.setNetwork(testnet)
    expect(await provider.connect({ silent: true })).toEqual([
      { address: onTestnet, purpose: 'payment' },
    ])
    await expect(provider.setNetwork('bip122:unknown')).rejects.toMatchObject({ code: 4902 })
  })

  it('returns signatures in base64, whether the wallet responds in hexadecimal or base64', async () => {
    const { provider, request } = play()
    const requested = { address: payment, message: 'm' }
    request.mockResolvedValueOnce({ signature: '01'.repeat(65) })
    expect(await provider.signMessage(requested)).toMatch(/^AQEB/)
    request.mockResolvedValueOnce({ signature: 'AQEBAQ==' })
    expect(await provider.signMessage(requested)).toBe('AQEBAQ==')
  })

  it('names the inputs of the session’s accounts if the page names none, and reads a signed PSBT in hexadecimal', async () => {
    const { provider, request } = play({}, () => ({ psbt: '70736274FF010000' }))
    const built = new Psbt()
    for (const [index, address] of [other, payment, taproot].entries()) {
      const script = toOutputScript(address, mainnet)
      built.addInput({ hash: 'ab'.repeat(32), index, witnessUtxo: { script, value: 1_000n } })
    }
    const psbt = built.toBase64()
    const response = await provider.signPsbt({ psbt, signInputs: [], broadcast: false })
    expect(response).toEqual({ psbt: 'cHNidP8BAAA=' })
    const signInputs = [
      { address: payment, index: 1 },
      { address: taproot, index: 2 },
    ]
    const params = { account: taproot, psbt, signInputs, broadcast: false }
    const sent = { method: 'signPsbt', params }
    expect(request).toHaveBeenCalledWith({ topic: 'topic', chainId: mainnet, request: sent })
  })

  it.each([['AAAA'], ['ab'.repeat(40)]])('refuses the signed PSBT %s', async (psbt) => {
    const { provider } = play({}, () => ({ psbt }))
    const request = { psbt: 'cHNidP8BAAA=', signInputs: [], broadcast: false }
    await expect(provider.signPsbt(request)).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
  })

  it('sends a request on the selected network', async () => {
    const { provider, request } = play()
    request.mockResolvedValueOnce({ txid: 'ab' })
    await provider.sendTransfer({ account: payment, recipient: other, amount: '5' })
    const params = { account: payment, recipientAddress: other, amount: '5' }
    const sent = { method: 'sendTransfer', params }
    expect(request).toHaveBeenCalledWith({ topic: 'topic', chainId: mainnet, request: sent })
  })

  it.each([[null], [{}], [{ txid: 7 }], ['ab']])(
    'refuses %j as the response to a transfer',
    async (response) => {
      const { provider, request } = play()
      request.mockResolvedValueOnce(response)
      await expect(
        provider.sendTransfer({ account: payment, recipient: other, amount: '5' }),
      ).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
    },
  )

  it('rejects with 4001 if the user rejects, and with -32601 for a method that is not granted', async () => {
    const { provider, request } = play({ methods: ['signMessage'] })
    request.mockRejectedValueOnce({ code: 5000, message: 'User rejected.' })
    const requested = { address: payment, message: 'm' }
    await expect(provider.signMessage(requested)).rejects.toMatchObject({ code: 4001 })
    await expect(
      provider.sendTransfer({ account: payment, recipient: other, amount: '5' }),
    ).rejects.toMatchObject({ code: -32601 })
  })
})

describe('a Bitcoin session with the payment address only', () => {
  const granted = {
    accounts: [`${mainnet}:${payment}`],
    methods: [...methods, 'getAccountAddresses'],
  }
  const list = [
    { address: payment, intention: 'payment' },
    { address: taproot, publicKey: 'ab', intention: 'ordinal' },
  ]
  const both = [
    { address: payment, purpose: 'payment' },
    { address: taproot, purpose: 'ordinals', publicKey: 'ab' },
  ]

  it('requests the wallet’s other addresses once, after connecting', async () => {
    const { provider, request, listener } = play(granted, () => list)
    await vi.waitFor(() => expect(listener.change).toHaveBeenCalledOnce())
    expect(await provider.connect({ silent: true })).toEqual(both)
    const requested = { method: 'getAccountAddresses', params: { account: payment } }
    provider.watch(listener)
    expect(request).toHaveBeenCalledExactlyOnceWith({
      topic: 'topic',
      chainId: mainnet,
      request: requested,
    })
  })

  it('sends no request for addresses if the session’s properties list all addresses', async () => {
    const settled = { bip122_getAccountAddresses: JSON.stringify(list) }
    const { provider, request, listener } = play(granted, undefined, settled)
    await vi.waitFor(() => expect(listener.change).toHaveBeenCalledOnce())
    expect(await provider.connect({ silent: true })).toEqual(both)
    expect(request).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing', () => null],
    ['nonsense', () => [{ address: 7 }]],
    ['another network’s', () => [{ address: onTestnet, intention: 'ordinal' }]],
    ['the same', () => [{ address: payment, intention: 'payment' }]],
    ['an error', () => Promise.reject(new Error('no'))],
  ])('keeps its address if the wallet responds with %s', async (_, respond) => {
    const { provider, request, listener } = play(granted, respond)
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
    await new Promise((resolve) => setImmediate(resolve))
    expect(listener.change).not.toHaveBeenCalled()
    expect(await provider.connect({ silent: true })).toEqual([
      { address: payment, purpose: 'payment' },
    ])
  })

  it('sends no request for addresses if the wallet has not granted the method, or if the request would open its app', async () => {
    expect(play({ accounts: granted.accounts }, () => list).request).not.toHaveBeenCalled()
    const storage = createFakeStorage()
    vi.stubGlobal('localStorage', storage)
    storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"wallet://","name":"Wallet"}')
    const { request } = play(granted, () => list)
    await new Promise((resolve) => setImmediate(resolve))
    expect(request).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

describe('a Bitcoin session whose wallet lists further payment addresses', () => {
  const granted = {
    accounts: [`${mainnet}:${payment}`],
    methods: [...methods, 'getAccountAddresses'],
  }
  const own = { address: payment, path: "m/84'/0'/0'/0/0" }
  const list = [own, { address: other, path: "m/84'/0'/0'/0/1" }]
  const third = 'bc1qm34lsc65zpw79lxes69zkqmk6ee3ewf0j77s3h'
  const addresses = ({ provider }: ReturnType<typeof play>) =>
    provider.addressesOf?.(payment).map(({ address }) => address)

  it('keeps them apart from the accounts', async () => {
    const session = play(granted, () => list)
    await vi.waitFor(() => expect(session.listener.addresses).toHaveBeenCalledOnce())
    expect(addresses(session)).toEqual([payment, other])
    expect(session.provider.addressesOf?.(taproot)).toEqual([])
    expect(session.listener.change).not.toHaveBeenCalled()
    expect(await session.provider.connect({ silent: true })).toEqual([
      { address: payment, purpose: 'payment' },
    ])
  })

  it('requests the current list even if the session’s properties contain an earlier one', async () => {
    const settled = { bip122_getAccountAddresses: JSON.stringify(list) }
    const session = play(granted, () => [own, { address: third }], settled)
    await vi.waitFor(() => expect(session.listener.addresses).toHaveBeenCalledTimes(2))
    expect(addresses(session)).toEqual([payment, third, other])
  })

  it('adds those of bip122_addressesChanged, and ignores the event on another network', async () => {
    const session = play(granted, () => list)
    await vi.waitFor(() => expect(session.listener.addresses).toHaveBeenCalledOnce())
    session.event('bip122_addressesChanged', [own, { address: third }])
    await vi.waitFor(() => expect(session.listener.addresses).toHaveBeenCalledTimes(2))
    expect(addresses(session)).toEqual([payment, third, other])
    session.event('bip122_addressesChanged', [{ address: onTestnet }], testnet)
    session.event('bip122_addressesChanged', { nonsense: true })
    session.event('bip122_addressesChanged', list)
    await new Promise((resolve) => setImmediate(resolve))
    expect(session.listener.addresses).toHaveBeenCalledTimes(2)
  })

  it('restores the list of an earlier page where no request is sent, without what is invalid', async () => {
    vi.stubGlobal('localStorage', createFakeStorage())
    const first = play(granted, () => list)
    await vi.waitFor(() => expect(first.listener.addresses).toHaveBeenCalledOnce())
    const key = 'wallet-modal/address_lists'
    expect(localStorage.getItem(key)).toContain(other)
    const later = play({ accounts: granted.accounts })
    await vi.waitFor(() => expect(later.listener.addresses).toHaveBeenCalledOnce())
    expect(later.provider.addressesOf?.(payment)).toMatchObject([
      { address: payment, isStored: true },
      { address: other, isStored: true },
    ])
    expect(addressesOf(later.provider, payment)).toEqual([{ address: payment, isChange: false }])

    localStorage.setItem(key, localStorage.getItem(key)?.replace(other, onTestnet) ?? '')
    const changed = play({ accounts: granted.accounts })
    await vi.waitFor(() => expect(addresses(changed)).toEqual([payment]))
    vi.unstubAllGlobals()
  })

  it('counts a stored address as listed once the wallet lists it, and tells so', async () => {
    vi.stubGlobal('localStorage', createFakeStorage())
    const first = play(granted, () => list)
    await vi.waitFor(() => expect(first.listener.addresses).toHaveBeenCalledOnce())
    const later = play({ accounts: granted.accounts })
    await vi.waitFor(() => expect(later.listener.addresses).toHaveBeenCalledOnce())
    later.event('bip122_addressesChanged', list)
    await vi.waitFor(() => expect(later.listener.addresses).toHaveBeenCalledTimes(2))
    const listed = addressesOf(later.provider, payment)
    expect(listed.map(({ address }) => address)).toEqual([payment, other])
    vi.unstubAllGlobals()
  })

  it('does not count an address that is an account of its own', async () => {
    const both = [`${mainnet}:${payment}`, `${mainnet}:${other}`]
    const session = play({ ...granted, accounts: both }, () => [...list, { address: third }])
    await vi.waitFor(() => expect(session.listener.addresses).toHaveBeenCalledOnce())
    expect(addresses(session)).toEqual([payment, third])
  })
})

describe('session events of a Bitcoin wallet', () => {
  it.each([
    ['by the standard', [`${mainnet}:${other}`]],
    ['plainly', [other]],
  ])('change the accounts, which are written %s', async (_, data) => {
    const accounts = [`${mainnet}:${payment}`, `${mainnet}:${other}`]
    const { provider, listener, event } = play({ accounts })
    event('accountsChanged', data)
    expect(listener.change).toHaveBeenCalledOnce()
    expect(await provider.connect({ silent: true })).toEqual([
      { address: other, purpose: 'payment' },
    ])
  })

  it.each([
    ['accountsChanged', ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']],
    ['accountsChanged', { nonsense: true }],
    ['accountsChanged', [`${mainnet}:${other}`]],
    ['accountsChanged', [`${testnet}:${onTestnet}`]],
    ['chainChanged', 'bip122:unknown'],
    ['somethingElse', []],
  ])('change nothing if their data are invalid: %s %j', async (name, data) => {
    const { provider, listener, event } = play()
    event(name, data)
    expect(listener.change).not.toHaveBeenCalled()
    expect(await provider.getNetwork()).toBe(mainnet)
  })

  it('change the network', async () => {
    const { provider, listener, event } = play()
    event('chainChanged', testnet)
    expect(listener.change).toHaveBeenCalledOnce()
    expect(await provider.getNetwork()).toBe(testnet)
  })

  it('end the provider once; a session that vanished without an event also ends it', async () => {
    const { provider, follower, listener, tell, drop } = play()
    drop()
    await expect(provider.connect({ silent: true })).rejects.toMatchObject({ code: 4900 })
    tell('session_delete')
    expect(follower.ended).toHaveBeenCalledOnce()
    expect(listener.disconnect).not.toHaveBeenCalled()
  })
})

it('`can` returns true for the methods that the wallet has granted', () => {
  const { provider } = play({ chains: [mainnet], methods: ['signMessage'] })
  expect([provider.can?.('signMessage'), provider.can?.('signPsbt')]).toEqual([true, false])
})
