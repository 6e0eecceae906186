import { expect, it, vi } from 'vitest'
import { createEip155Adapter } from '../../../chains/eip155/adapter.ts'
import { address, evmNetwork, otherAddress } from '../testing/networks.ts'
import { playEip155Session } from '../testing/playEip155Session.ts'

const switchTo = (chainId: string) => ({
  method: 'wallet_switchEthereumChain',
  params: [{ chainId }],
})

it('answers accounts and chain without asking the wallet', async () => {
  const { provider, request } = playEip155Session()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([address])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'net_version' })).toBe('1')
  expect(request).not.toHaveBeenCalled()
})

it.each([
  ['the account on the current chain', [`eip155:8453:${otherAddress}`, `eip155:1:${address}`]],
  ['else the first', [`eip155:8453:${address}`, `eip155:8453:${otherAddress}`]],
  ['each once', [`eip155:1:${address}`, `eip155:1:${address.toLowerCase()}`]],
  ['none that is no address', ['eip155:1:0x12', 'eip155:1', `eip155:1:${address}`]],
])('accounts: %s', async (_, accounts) => {
  const { provider } = playEip155Session({ accounts })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
})

it('hands an address on as the wallet wrote it', async () => {
  const { provider } = playEip155Session({ accounts: [`eip155:1:${address.toLowerCase()}`] })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address.toLowerCase()])
})

it('starts on the wallet’s first chain when it did not approve the preferred one', async () => {
  const { provider } = playEip155Session({
    chains: ['eip155:10'],
    accounts: [`eip155:10:${address}`],
  })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
})

it('sends to the wallet what only the wallet can do, to the nodes the rest', async () => {
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

it.each(['eth_sendTransaction', 'wallet_watchAsset'])(
  '%s that the wallet did not approve is answered as nodes answer',
  async (method) => {
    const { provider, request } = playEip155Session()
    const message = `The method "${method}" does not exist / is not available.`
    await expect(provider.request({ method })).rejects.toMatchObject({ code: -32601, message })
    expect(request).not.toHaveBeenCalled()
  },
)

it('a batch for a session without wallet_sendCalls rejects before it is shown', async () => {
  const { provider, request } = playEip155Session()
  const adapter = createEip155Adapter()
  const calls = vi.fn()
  const stop = adapter.watch(provider, { accounts() {}, network() {}, disconnect() {}, calls })
  const accounts = [{ address, type: 'eoa' as const }]
  adapter.hostProvider.attach(provider, { accounts, caipNetworkId: 'eip155:1' })
  const page = adapter.hostProvider.public as typeof provider
  const method = 'wallet_sendCalls'
  const message = `The method "${method}" does not exist / is not available.`
  const refused = { code: -32601, message }
  await expect(page.request({ method, params: [] })).rejects.toMatchObject(refused)
  const params = [{ calls: [{ to: otherAddress, value: '0x1' }] }]
  await expect(page.request({ method, params })).rejects.toMatchObject(refused)
  expect([calls, request].map((one) => one.mock.calls.length)).toEqual([0, 0])
  stop()
})

it.each([
  [{ code: 5000, message: 'User rejected.' }, 4001],
  [{ code: 5003, message: 'User rejected events.' }, 4001],
  [{ code: 6000, message: 'User disconnected.' }, 4900],
  [new Error('User denied transaction signature'), 4001],
  [{ code: 4902, message: 'Unrecognized chain' }, 4902],
  [{ code: -32000, message: 'execution reverted', data: '0x08c379a0' }, -32000],
  [new Error('Request expired. Please try again.'), -32603],
  [null, -32603],
])('the wallet’s %o becomes %i', async (thrown, code) => {
  const { provider, request } = playEip155Session()
  request.mockRejectedValue(thrown)
  await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ code })
})

it('leaves errors of the nodes as they are', async () => {
  const failure = new Error('execution reverted')
  const { provider } = playEip155Session({}, { rpc: () => () => Promise.reject(failure) })
  await expect(provider.request({ method: 'eth_call' })).rejects.toBe(failure)
})

it('refuses a request without a method', async () => {
  const { provider } = playEip155Session()
  const request = provider.request({} as { method: string })
  await expect(request).rejects.toMatchObject({ code: -32602 })
})

it('a chain outside of the configuration has no nodes: 4901', async () => {
  const { provider, event } = playEip155Session()
  event('chainChanged', 137)
  await expect(provider.request({ method: 'eth_call' })).rejects.toMatchObject({ code: 4901 })
})

it('switches to an approved chain by itself', async () => {
  const { provider, request, emitted } = playEip155Session()
  expect(await provider.request(switchTo('0x2105'))).toBeNull()
  expect(emitted).toEqual([['chainChanged', '0x2105']])
  expect(await provider.request({ method: 'eth_call' })).toMatchObject({ id: 8453 })
  expect(request).not.toHaveBeenCalled()
})

it('4902 when the chain is not approved and the wallet cannot be asked', async () => {
  const { provider } = playEip155Session({ methods: [] })
  await expect(provider.request(switchTo('0xa'))).rejects.toMatchObject({ code: 4902 })
})

it('a network outside of the session is one that the wallet did not approve', async () => {
  const { provider } = playEip155Session({ methods: ['personal_sign'] })
  const switching = createEip155Adapter().switchNetwork(provider, evmNetwork(10))
  await expect(switching).rejects.toMatchObject({ code: 'NETWORK_NOT_APPROVED' })
})

it('4902 when the wallet says yes and then does not add the chain', async () => {
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
  'switching to %o is refused',
  async (params) => {
    const { provider } = playEip155Session()
    const request = provider.request({ method: 'wallet_switchEthereumChain', params })
    await expect(request).rejects.toMatchObject({ code: -32602 })
  },
)

it('answers capabilities from the session, else asks', async () => {
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

it('starts where the user wanted to be', async () => {
  const { provider } = playEip155Session({}, { preferredNetwork: () => evmNetwork(8453) })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
})
