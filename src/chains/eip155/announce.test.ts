import { expect, it, vi } from 'vitest'
import { ownRdns } from '../ownRdns.ts'
import { fakeGate } from '../testing/fakeGate.ts'
import { announce, createAnnouncedProvider } from './announce.ts'
import { createHostProvider } from './hostProvider.ts'

function listenTo(page: EventTarget) {
  const heard: { info: Record<string, string>; provider: object }[] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    heard.push((event as CustomEvent).detail)
  })
  return heard
}

it('the modal announces the connected wallet at once and at every request, until announcing stops', () => {
  const page = new EventTarget()
  const heard = listenTo(page)
  const provider = { request: async () => null }
  const stop = announce({ name: 'Ledger' }, provider, page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(heard).toHaveLength(2)
  expect(heard[0]?.provider).toBe(provider)
  expect(heard[0]?.info).toMatchObject({ name: 'Ledger', rdns: ownRdns })
  expect(heard[0]?.info.uuid).toBe(heard[1]?.info.uuid)
  expect(heard[0]?.info.icon).toMatch(/^data:image\//)
  stop()
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(heard).toHaveLength(2)
})

it('an announced name of several lines becomes one line, and an unsafe icon is replaced', () => {
  const page = new EventTarget()
  const heard = listenTo(page)
  announce({ name: `Le\n\u202edger${'r'.repeat(99)}`, imageUrl: 'https://x.example/a' }, {}, page)
  const [{ info } = { info: {} }] = heard
  expect(info).toMatchObject({ name: `Le dger${'r'.repeat(57)}`, rdns: ownRdns })
  expect(info).toMatchObject({ icon: expect.stringMatching(/^data:image\//) })
})

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const state = { accounts: [{ address, type: 'eoa' as const }], caipNetworkId: 'eip155:1' as const }
const wallet = { request: vi.fn(async ({ method }: { method: string }) => `wallet ${method}`) }

function setUp(own: Parameters<typeof fakeGate>[0] = {}) {
  const host = createHostProvider()
  const connect = vi.fn(async () => host.attach({ ...wallet, on() {}, removeListener() {} }, state))
  const gate = fakeGate({ connect, ...own })
  const provider = createAnnouncedProvider(host.public, gate)
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return { host, gate, provider, ask: request, connect }
}

it('requests of apps wait for a pending restore', async () => {
  let restore = () => {}
  const restoring = new Promise<void>((resolve) => {
    restore = resolve
  })
  const { ask: request, connect } = setUp({ settled: () => restoring })
  const accounts = request('eth_accounts')
  await connect()
  restore()
  expect(await accounts).toEqual([address])
})

it('`eth_requestAccounts` of an app opens the modal, and `eth_accounts` does not', async () => {
  const { ask: request, connect, host } = setUp()
  expect(await request('eth_accounts')).toEqual([])
  expect(connect).not.toHaveBeenCalled()
  expect(await request('eth_requestAccounts')).toEqual([address])
  expect(await request('eth_requestAccounts')).toEqual([address])
  expect(connect).toHaveBeenCalledOnce()
  host.detach()
  expect(await request('wallet_requestPermissions')).toMatchObject([
    { parentCapability: 'eth_accounts', caveats: [{ value: [address] }] },
  ])
  expect(await request('personal_sign')).toBe('wallet personal_sign')
})

it('a connection that the user declines rejects the app’s request with 4001', async () => {
  const connect = async () => {
    throw new Error('closed')
  }
  const { ask: request } = setUp({ connect })
  await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
})

it('`wallet_revokePermissions` for `eth_accounts` by an app disconnects the wallet', async () => {
  const { ask: request, gate } = setUp()
  expect(await request('wallet_revokePermissions', { eth_accounts: {} })).toBeNull()
  expect(gate.disconnect).toHaveBeenCalledOnce()
})

it.each([[{ endowment: {} }], [], [null], ['eth_accounts']])(
  '`wallet_revokePermissions` by an app goes to the wallet for any other parameters: %j',
  async (...params) => {
    const { ask: request, gate, connect } = setUp()
    await connect()
    const response = await request('wallet_revokePermissions', ...params)
    expect(response).toBe('wallet wallet_revokePermissions')
    expect(gate.disconnect).not.toHaveBeenCalled()
  },
)
