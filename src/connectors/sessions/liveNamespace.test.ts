import { expect, it, vi } from 'vitest'
import { address, otherAddress } from '../walletConnect/testing/networks.ts'
import { playEip155Session, twoAccounts } from '../walletConnect/testing/playEip155Session.ts'

const accounts = { method: 'eth_accounts' }

it.each([
  ['CAIP-10', [`eip155:1:${otherAddress}`]],
  ['plain', [otherAddress]],
  ['on another chain only', [`eip155:137:${otherAddress}`]],
  ['on this chain first', [`eip155:137:${address}`, `eip155:1:${otherAddress}`]],
])('accountsChanged selects the account if its addresses are %s', async (_, data) => {
  const { provider, event, emitted } = playEip155Session(twoAccounts)
  event('accountsChanged', data)
  expect(emitted).toEqual([['accountsChanged', [otherAddress]]])
  expect(await provider.request(accounts)).toEqual([otherAddress])
})

it.each([[[]], [null], ['text'], [[1]], [['eip155:1:nonsense']], [[address.toLowerCase()]]])(
  'accountsChanged with %o changes nothing',
  async (data) => {
    const { provider, event, emitted } = playEip155Session()
    event('accountsChanged', data)
    expect(emitted).toEqual([])
    expect(await provider.request(accounts)).toEqual([address])
  },
)

it.each([[[`eip155:1:${otherAddress}`]], [[otherAddress]]])(
  'accountsChanged ignores an account that the session never granted: %o',
  async (data) => {
    const { provider, event, emitted } = playEip155Session()
    event('accountsChanged', data)
    event('accountsChanged', [...data, address])
    expect(emitted).toEqual([])
    expect(await provider.request(accounts)).toEqual([address])
  },
)

it.each([[8453], ['8453'], ['0x2105'], ['eip155:8453']])(
  'chainChanged to %o switches the chain',
  async (data) => {
    const { event, emitted } = playEip155Session()
    event('chainChanged', data)
    expect(emitted).toEqual([['chainChanged', '0x2105']])
  },
)

it('chainChanged without a valid chain switches to the chain on which the wallet emitted it', () => {
  const { event, emitted } = playEip155Session()
  event('chainChanged', { nonsense: true }, 'eip155:8453')
  expect(emitted).toEqual([['chainChanged', '0x2105']])
})

it.each([[0], [-1], [1.5], [2 ** 60], ['0x'], ['1']])(
  'chainChanged to %o changes nothing',
  (data) => {
    const { event, emitted } = playEip155Session()
    event('chainChanged', data)
    expect(emitted).toEqual([])
  },
)

it('malformed session events and events of other sessions are ignored', () => {
  const { tell, emitted } = playEip155Session()
  tell('session_event', { params: null })
  tell('session_event', {
    topic: 'other',
    params: { event: { name: 'chainChanged', data: 8453 }, chainId: 'eip155:1' },
  })
  tell('session_update', { topic: 'other' })
  tell('session_delete', { topic: 'other' })
  expect(emitted).toEqual([])
})

it('a session update with other accounts changes the active account', async () => {
  const { provider, update, emitted } = playEip155Session()
  update({ accounts: [`eip155:1:${otherAddress}`] })
  expect(emitted).toEqual([['accountsChanged', [otherAddress]]])
  expect(await provider.request(accounts)).toEqual([otherAddress])
})

it('a session update without the current chain switches to the first chain of the session', () => {
  const { update, emitted } = playEip155Session()
  update({ chains: ['eip155:10'], accounts: [`eip155:10:${address}`] })
  expect(emitted).toEqual([['chainChanged', '0xa']])
})

it('a session update that only adds chains changes neither chain nor account', () => {
  const { update, emitted } = playEip155Session()
  update({ chains: ['eip155:10', 'eip155:1', 'eip155:8453'] })
  expect(emitted).toEqual([])
})

it.each(['session_delete', 'session_expire'])('the event %s ends the provider', async (name) => {
  const { provider, tell, follower, emitted, listenerCount } = playEip155Session()
  tell(name)
  tell(name)
  expect(follower.ended).toHaveBeenCalledExactlyOnceWith('wallet', 'session')
  // The provider emits no event, because the driver reports the end. Apps would otherwise get the event twice, once
  // without the reason.
  expect(emitted).toEqual([])
  expect(listenerCount()).toBe(0)
  await expect(provider.request(accounts)).rejects.toMatchObject({ code: 4900 })
})

it('a request on a session that vanished without an event ends the provider', async () => {
  const { provider, drop, follower } = playEip155Session()
  drop()
  await expect(provider.request(accounts)).rejects.toMatchObject({ code: 4900 })
  await expect(provider.request(accounts)).rejects.toMatchObject({ code: 4900 })
  expect(follower.ended).toHaveBeenCalledExactlyOnceWith('wallet', 'session')
})

it.each(['session_delete', 'session_expire'])(
  'a request that is pending at %s rejects with 4900',
  async (name) => {
    const { provider, request, tell } = playEip155Session()
    request.mockReturnValue(new Promise(() => {}))
    const signing = provider.request({ method: 'personal_sign', params: ['0x00', address] })
    tell(name)
    await expect(signing).rejects.toMatchObject({ code: 4900 })
  },
)

it('an error of the SDK becomes 4900 if the session has ended during the request', async () => {
  const { provider, request, drop } = playEip155Session()
  request.mockImplementation(() => {
    drop()
    return Promise.reject({ code: 6000, message: 'User disconnected.' })
  })
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', address] })
  await expect(signing).rejects.toMatchObject({ code: 4900 })
})

it('`close` of a session’s provider removes all listeners and does not report an end', () => {
  const { close, tell, follower, listenerCount } = playEip155Session()
  close()
  tell('session_delete')
  expect(listenerCount()).toBe(0)
  expect(follower.ended).not.toHaveBeenCalled()
})

it('a throwing listener of a session’s provider does not stop the other listeners', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { provider, event, emitted } = playEip155Session()
  provider.on('chainChanged', () => {
    throw new Error('in the page')
  })
  const heard: unknown[] = []
  const hear = (value: unknown) => heard.push(value)
  provider.on('chainChanged', hear)
  event('chainChanged', 8453)
  provider.removeListener('chainChanged', hear)
  event('chainChanged', 1)
  expect(heard).toEqual(['0x2105'])
  expect(emitted).toHaveLength(2)
  print.mockRestore()
})
