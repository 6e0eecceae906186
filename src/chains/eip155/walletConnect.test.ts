import { describe, expect, it, vi } from 'vitest'
import {
  address,
  evmNetwork,
  otherAddress,
} from '../../connectors/walletConnect/testing/networks.ts'
import { playEip155Session } from '../../connectors/walletConnect/testing/playEip155Session.ts'
import type { SessionProperties } from '../../connectors/walletConnect/testing/playSession.ts'
import { createEip155Adapter } from './adapter.ts'

const switchTo = (chainId: string) => ({
  method: 'wallet_switchEthereumChain',
  params: [{ chainId }],
})

it('`eth_accounts` and `eth_chainId` send the wallet no request', async () => {
  const { provider, request } = playEip155Session()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([address])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'net_version' })).toBe('1')
  expect(request).not.toHaveBeenCalled()
})

it.each([
  ['the account on the current chain', [`eip155:8453:${otherAddress}`, `eip155:1:${address}`]],
  [
    'the first account if none is on the current chain',
    [`eip155:8453:${address}`, `eip155:8453:${otherAddress}`],
  ],
  ['each account once', [`eip155:1:${address}`, `eip155:1:${address.toLowerCase()}`]],
  ['no invalid address', ['eip155:1:0x12', 'eip155:1', `eip155:1:${address}`]],
])('`eth_accounts` returns %s', async (_, accounts) => {
  const { provider } = playEip155Session({ accounts })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
})

it('addresses are returned in the letter case in which the wallet sent them', async () => {
  const { provider } = playEip155Session({ accounts: [`eip155:1:${address.toLowerCase()}`] })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address.toLowerCase()])
})

it('the EVM provider of a session starts on the wallet’s first chain if the preferred one is not approved', async () => {
  const { provider } = playEip155Session({
    chains: ['eip155:10'],
    accounts: [`eip155:10:${address}`],
  })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
})

it('a signing request goes to the wallet, other methods go to the nodes', async () => {
  const { provider, request } = playEip155Session()
  request.mockResolvedValue('0xsigned')
  const params = ['0x00', address]
  expect(await provider.request({ method: 'personal_sign', params })).toBe('0xsigned')
  expect(request).toHaveBeenCalledExactlyOnceWith({
    topic: 'topic',
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params },
  })
  for (const method of ['eth_call', 'eth_getBalance', 'eth_sendRawTransaction']) {
    expect(await provider.request({ method, params: ['0x'] })).toMatchObject({ id: 1, method })
  }
})

it.each(['eth_sendTransaction', 'wallet_sendCalls', 'wallet_watchAsset'])(
  '%s rejects with -32601 if the wallet has not approved it',
  async (method) => {
    const { provider, request } = playEip155Session()
    const message = `The method "${method}" does not exist / is not available.`
    await expect(provider.request({ method })).rejects.toMatchObject({ code: -32601, message })
    expect(request).not.toHaveBeenCalled()
  },
)

it.each([
  [{ code: 5000, message: 'User rejected.' }, 4001],
  [{ code: 5003, message: 'User rejected events.' }, 4001],
  [{ code: 6000, message: 'User disconnected.' }, 4900],
  [new Error('User denied transaction signature'), 4001],
  [{ code: 4902, message: 'Unrecognized chain' }, 4902],
  [{ code: -32000, message: 'execution reverted', data: '0x08c379a0' }, -32000],
  [new Error('Request expired. Please try again.'), -32603],
  [null, -32603],
])('the wallet’s error %o becomes code %i', async (thrown, code) => {
  const { provider, request } = playEip155Session()
  request.mockRejectedValue(thrown)
  await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ code })
})

it('errors of the nodes reject unchanged', async () => {
  const failure = new Error('execution reverted')
  const { provider } = playEip155Session({}, { rpc: () => () => Promise.reject(failure) })
  await expect(provider.request({ method: 'eth_call' })).rejects.toBe(failure)
})

it('a request without a method is refused', async () => {
  const { provider } = playEip155Session()
  const request = provider.request({} as { method: string })
  await expect(request).rejects.toMatchObject({ code: -32602 })
})

it('a read method on a chain that the page has not configured rejects with 4901', async () => {
  const { provider, event } = playEip155Session()
  event('chainChanged', 137)
  await expect(provider.request({ method: 'eth_call' })).rejects.toMatchObject({ code: 4901 })
})

it('a switch to an approved chain sends the wallet no request', async () => {
  const { provider, request, emitted } = playEip155Session()
  expect(await provider.request(switchTo('0x2105'))).toBeNull()
  expect(emitted).toEqual([['chainChanged', '0x2105']])
  expect(await provider.request({ method: 'eth_call' })).toMatchObject({ id: 8453 })
  expect(request).not.toHaveBeenCalled()
})

it('a switch to an unapproved chain rejects with 4902 if the wallet cannot switch', async () => {
  const { provider } = playEip155Session({ methods: [] })
  await expect(provider.request(switchTo('0xa'))).rejects.toMatchObject({ code: 4902 })
})

it('switchNetwork rejects with NETWORK_NOT_APPROVED if the session lacks the network', async () => {
  const { provider } = playEip155Session({ methods: ['personal_sign'] })
  const switching = createEip155Adapter().open(provider).switchNetwork(evmNetwork(10))
  await expect(switching).rejects.toMatchObject({ code: 'NETWORK_NOT_APPROVED' })
})

it('a switch that the wallet approves rejects with 4902 if the wallet does not add the chain to the session', async () => {
  vi.useFakeTimers()
  const { provider, request, listenerCount } = playEip155Session()
  const before = listenerCount()
  const switching = expect(provider.request(switchTo('0xa'))).rejects.toMatchObject({ code: 4902 })
  await vi.advanceTimersByTimeAsync(1000)
  await switching
  expect(request).toHaveBeenCalledOnce()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(listenerCount()).toBe(before)
  vi.useRealTimers()
})

it.each([undefined, [], [{}], [{ chainId: 'eth' }], [{ chainId: '0x0' }]])(
  'a switch request with the parameters %o is refused',
  async (params) => {
    const { provider } = playEip155Session()
    const request = provider.request({ method: 'wallet_switchEthereumChain', params })
    await expect(request).rejects.toMatchObject({ code: -32602 })
  },
)

it('capabilities are read from the session’s properties, or else requested from the wallet', async () => {
  const capabilities = JSON.stringify({ [address.toLowerCase()]: { '0x1': { atomic: true } } })
  const method = 'wallet_getCapabilities'
  const methods = [method]
  const known = playEip155Session({ methods, sessionProperties: { capabilities } })
  expect(await known.provider.request({ method, params: [address] })).toEqual({
    '0x1': { atomic: true },
  })
  expect(known.request).not.toHaveBeenCalled()
  const broken = playEip155Session({ methods, sessionProperties: { capabilities: '{' } })
  await broken.provider.request({ method, params: [address] })
  expect(broken.request).toHaveBeenCalledOnce()
})

describe('capabilities in the properties of a session', () => {
  const atomic = (status: string) => ({ atomic: { status } })
  const method = 'wallet_getCapabilities'
  /** The response to a page, and the number of requests that the wallet got. */
  async function ask(properties: SessionProperties, params: unknown[] = [address, ['0x2105']]) {
    const session = playEip155Session({ methods: [method], ...properties })
    session.request.mockResolvedValue('of the wallet')
    return [await session.provider.request({ method, params }), session.request.mock.calls.length]
  }
  const ofBase = { '0x2105': atomic('supported') }
  const ofSession = { [address]: ofBase }

  it.each<[string, SessionProperties]>([
    ['an object', { sessionProperties: { capabilities: ofSession } }],
    ['JSON', { sessionProperties: { capabilities: JSON.stringify(ofSession) } }],
    ['those of the network', { scopedProperties: { 'eip155:8453': atomic('supported') } }],
    ['those of the namespace', { scopedProperties: { eip155: atomic('supported') } }],
    [
      'JSON of the network',
      { scopedProperties: { 'eip155:8453': JSON.stringify(atomic('supported')) } },
    ],
    [
      'those of the session',
      { sessionProperties: { expiry: '2027-01-01', ...atomic('supported') } },
    ],
    [
      'those of the account before those of the network',
      {
        scopedProperties: {
          'eip155:8453': {
            ...atomic('unsupported'),
            [`eip155:8453:${address.toLowerCase()}`]: atomic('supported'),
            [`eip155:8453:${otherAddress}`]: atomic('ready'),
          },
        },
      },
    ],
    [
      'those of the network before those of the session',
      {
        sessionProperties: atomic('unsupported'),
        scopedProperties: { 'eip155:8453': atomic('supported') },
      },
    ],
  ])('are read without a request: %s', async (_, properties) => {
    expect(await ask(properties)).toEqual([ofBase, 0])
  })

  it('without chains in the request are those of all networks of the session', async () => {
    const scopedProperties = {
      'eip155:1': { paymasterService: { supported: true } },
      'eip155:8453': atomic('ready'),
    }
    expect(await ask({ scopedProperties }, [address])).toEqual([
      { '0x1': { paymasterService: { supported: true } }, '0x2105': atomic('ready') },
      0,
    ])
  })

  it.each<[string, SessionProperties]>([
    ['none of the chain', { scopedProperties: { 'eip155:1': atomic('supported') } }],
    ['none of the account', { sessionProperties: { capabilities: { [otherAddress]: ofBase } } }],
    ['a property that is no object', { sessionProperties: { capabilities: 5, atomic: 'yes' } }],
    [
      'properties that are no capabilities',
      { sessionProperties: { caip154: { supported: 'true' } } },
    ],
    ['properties that are null', { sessionProperties: null, scopedProperties: null }],
    ['a list', { sessionProperties: [ofSession], scopedProperties: [atomic('supported')] }],
    ['text', { sessionProperties: 'none', scopedProperties: 'none' }],
    ['malformed JSON', { scopedProperties: { 'eip155:8453': '{"atomic":' } }],
    ['scopes of no network', { scopedProperties: { nonsense: null, 'eip155:8453': null } }],
    ['a name of `Object.prototype`', { scopedProperties: { 'eip155:8453': { __proto__: null } } }],
  ])('are requested from the wallet if it has sent %s', async (_, properties) => {
    expect(await ask(properties)).toEqual(['of the wallet', 1])
  })
})

it('the EVM provider of a session starts on the preferred network', async () => {
  const { provider } = playEip155Session({}, { preferredNetwork: () => evmNetwork(8453) })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
})
