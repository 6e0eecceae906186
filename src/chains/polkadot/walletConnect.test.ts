import { describe, expect, it, vi } from 'vitest'
import { testContext } from '../../connectors/walletConnect/testing/networks.ts'
import { type Granted, playSession } from '../../connectors/walletConnect/testing/playSession.ts'
import type { Network } from '../../types/network.ts'
import { findNetwork } from '../networks.ts'
import type { PolkadotProvider } from './provider.ts'
import { polkadotWalletConnect } from './walletConnect.ts'

const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const any = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const onPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const onKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
const bob = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'

function networksOf(...slugs: string[]): Network[] {
  return slugs.flatMap((slug) => findNetwork(slug) ?? [])
}

/** Opens a provider over a session whose events and responses the test controls. */
function play(granted: Granted = {}) {
  const networks = networksOf('polkadot', 'kusama')
  const context = testContext('', { networks, preferredNetwork: () => networks[0] })
  const whole = {
    chains: [polkadot, kusama],
    accounts: [`${polkadot}:${onPolkadot}`, `${kusama}:${onKusama}`],
    methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
    ...granted,
  }
  const session = playSession<PolkadotProvider>(polkadotWalletConnect, whole, context)
  session.request.mockImplementation(async () => ({ signature: '0x' }))
  const heard = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
  session.provider.watch(heard)
  return { ...session, heard }
}

const toHex = (text: string) => `0x${Buffer.from(text).toString('hex')}`
const raw = (data: string) => ({ address: any, data, type: 'bytes' }) as const

describe('the Polkadot provider of a WalletConnect session', () => {
  it('lists the accounts of the selected network', async () => {
    const { provider } = play()
    expect(await provider.connect({ silent: true })).toEqual([{ address: onPolkadot }])
    const [, next] = networksOf('polkadot', 'kusama')
    if (next) await provider.setNetwork(next)
    expect(await provider.connect({ silent: true })).toEqual([{ address: onKusama }])
  })

  it('starts on the preferred network, else on the first network that the wallet approved', () => {
    expect(play().provider.getNetwork().name).toBe('Polkadot')
    const elsewhere = play({ chains: [kusama], accounts: [`${kusama}:${onKusama}`] })
    expect(elsewhere.provider.getNetwork().name).toBe('Kusama')
    const foreign = play({ chains: ['polkadot:00'], accounts: [`polkadot:00:${any}`] })
    expect(foreign.provider.getNetwork()).toMatchObject({ name: 'Unknown Network', id: '00' })
  })

  it('emits network and accounts after a switch', async () => {
    const { provider, heard } = play({
      accounts: [`${polkadot}:${onPolkadot}`, `${kusama}:${bob}`],
    })
    const [, next] = networksOf('polkadot', 'kusama')
    if (next) await provider.setNetwork(next)
    expect(heard.network).toHaveBeenCalledExactlyOnceWith(kusama)
    expect(heard.accounts).toHaveBeenCalledExactlyOnceWith([{ address: bob }])
  })

  it('rejects a switch to a network that the wallet did not approve', async () => {
    const { provider } = play({ chains: [polkadot], accounts: [`${polkadot}:${onPolkadot}`] })
    const [, next] = networksOf('polkadot', 'kusama')
    await expect(next && provider.setNetwork(next)).rejects.toMatchObject({ code: 4902 })
    expect(provider.getNetwork().name).toBe('Polkadot')
  })

  it.each([
    ['text, to be read', toHex('Grüße'), 'Grüße'],
    ['text as it is', 'Hello', 'Hello'],
    ['bytes that are no text', '0xff00', '0xff00'],
    ['text that looks like bytes', toHex('0x1234'), toHex('0x1234')],
    ['a mark of byte order', toHex('\ufeffHi'), '\ufeffHi'],
    ['nothing', '0x', ''],
  ])('signs %s', async (_, data, message) => {
    const { provider, request } = play()
    await provider.signer.signRaw(raw(data))
    expect(request).toHaveBeenCalledExactlyOnceWith({
      topic: 'topic',
      chainId: polkadot,
      request: { method: 'polkadot_signMessage', params: { address: onPolkadot, message } },
    })
  })

  it('sends a transaction on its own chain, with the account in the wallet’s SS58 form', async () => {
    const { provider, request } = play()
    const genesisHash = '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe'
    const payload = { address: any, genesisHash, method: '0x0a03' }
    await provider.signer.signPayload(payload)
    expect(request).toHaveBeenCalledExactlyOnceWith({
      topic: 'topic',
      chainId: kusama,
      request: {
        method: 'polkadot_signTransaction',
        params: { address: onKusama, transactionPayload: { ...payload, address: onKusama } },
      },
    })
  })

  it('sends only requests that the wallet approved', async () => {
    const { provider, request } = play({ methods: ['polkadot_signTransaction'] })
    await expect(provider.signer.signRaw(raw('Hi'))).rejects.toMatchObject({ code: -32601 })
    const payload = { address: any, genesisHash: `0x${'45'.repeat(32)}` }
    await expect(provider.signer.signPayload(payload)).rejects.toMatchObject({ code: 4901 })
    expect(request).not.toHaveBeenCalled()
    expect([provider.can?.('signRaw'), provider.can?.('signPayload')]).toEqual([false, true])
  })

  it('rejects with 4001 if the user rejects', async () => {
    const { provider, request } = play()
    request.mockRejectedValue({ code: 5000, message: 'User rejected.' })
    await expect(provider.signer.signRaw(raw('Hi'))).rejects.toMatchObject({ code: 4001 })
  })

  it('emits changed accounts and networks, and ignores invalid events', () => {
    const accounts = [onPolkadot, bob].map((address) => `${polkadot}:${address}`)
    const { event, heard, update } = play({ accounts: [...accounts, `${kusama}:${onKusama}`] })
    event('accountsChanged', [`${polkadot}:${bob}`])
    expect(heard.accounts).toHaveBeenLastCalledWith([{ address: bob }])
    for (const nonsense of [[], ['0x12'], 'x', null, [7], [`solana:x:${bob}y`]]) {
      event('accountsChanged', nonsense)
    }
    expect(heard.accounts).toHaveBeenCalledTimes(1)

    event('chainChanged', 'polkadot:0000', 'polkadot:0000')
    event('chainChanged', 'banana')
    expect(heard.network).not.toHaveBeenCalled()
    event('chainChanged', kusama.slice(9))
    expect(heard.network).toHaveBeenLastCalledWith(kusama)

    update({ accounts: [`${kusama}:${bob}`] })
    expect(heard.accounts).toHaveBeenLastCalledWith([{ address: bob }])
    update({ chains: [polkadot], accounts: [`${polkadot}:${onPolkadot}`] })
    expect(heard.network).toHaveBeenLastCalledWith(polkadot)
  })

  it('rejects with 4900 after the session has ended', async () => {
    const { provider, tell, follower, heard } = play()
    tell('session_delete')
    expect(follower.ended).toHaveBeenCalledExactlyOnceWith('wallet', 'session')
    expect(heard.disconnect).not.toHaveBeenCalled()
    await expect(provider.connect({ silent: true })).rejects.toMatchObject({ code: 4900 })
  })
})
