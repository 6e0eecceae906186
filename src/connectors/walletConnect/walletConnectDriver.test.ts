import { expect, it, vi } from 'vitest'
import type { Eip155Provider } from '../../chains/eip155/walletConnect.ts'
import { createSdkStorage } from './sdk/sdkStorage.ts'
import { connected, connector } from './testing/connected.ts'
import { address, evmNetwork, otherAddress, testContext } from './testing/networks.ts'
import { createPage, granted, startTestRelay } from './testing/peers.ts'
import { createWalletConnectDriver } from './walletConnectDriver.ts'

/** Resolves with the next value of a provider's event. */
function emitted(provider: Eip155Provider, event: string): Promise<unknown> {
  return new Promise((resolve) => provider.on(event, resolve))
}

it('`connect` resolves with one connection, which has the name and the approved networks of the wallet', async () => {
  const { connections, provider, topic } = await connected()
  expect(connections).toEqual([
    {
      namespace: 'eip155',
      provider,
      wallet: {
        id: 'walletConnect',
        name: 'Test wallet',
        rdns: null,
        type: 'WALLET_CONNECT',
        imageUrl: 'https://wallet.example/icon.png',
      },
      approvedCaipNetworkIds: ['eip155:1', 'eip155:8453'],
      sessionId: topic,
      follow: expect.any(Function),
    },
  ])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

it('the provider starts on the preferred network', async () => {
  const { provider } = await connected({ preferredNetwork: () => evmNetwork(8453) })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
})

it('a signing request is sent to the wallet with the current chain', async () => {
  const { wallet, provider } = await connected()
  const seen: unknown[] = []
  wallet.respond((...request) => {
    seen.push(request)
    return '0xsigned'
  })
  const params = ['0x6869', address]
  expect(await provider.request({ method: 'personal_sign', params })).toBe('0xsigned')
  await provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x2105' }],
  })
  await provider.request({ method: 'personal_sign', params })
  expect(seen).toEqual([
    ['personal_sign', params, 'eip155:1'],
    ['personal_sign', params, 'eip155:8453'],
  ])
})

it('a request rejects with 4001 if the user rejects it', async () => {
  const { wallet, provider } = await connected()
  wallet.respond(() => {
    throw { code: 5000, message: 'User rejected.' }
  })
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', address] })
  await expect(signing).rejects.toMatchObject({ code: 4001, message: 'User rejected.' })
})

it('the provider emits account and chain changes of the wallet', async () => {
  const accounts = [
    `eip155:1:${address}`,
    `eip155:1:${otherAddress}`,
    `eip155:8453:${otherAddress}`,
  ]
  const eip155 = { ...(granted.eip155 as (typeof granted)[string]), accounts }
  const { wallet, provider, topic } = await connected({}, { eip155 })
  const selected = emitted(provider, 'accountsChanged')
  await wallet.client.emit({
    topic,
    chainId: 'eip155:1',
    event: { name: 'accountsChanged', data: [`eip155:1:${otherAddress}`] },
  })
  expect(await selected).toEqual([otherAddress])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([otherAddress])

  const chain = emitted(provider, 'chainChanged')
  await wallet.client.emit({
    topic,
    chainId: 'eip155:8453',
    event: { name: 'chainChanged', data: 8453 },
  })
  expect(await chain).toBe('0x2105')
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
})

it('a network that the wallet adds for a switch request becomes part of the session', async () => {
  const { wallet, provider, topic } = await connected()
  wallet.respond(async () => {
    const { eip155 } = wallet.client.session.get(topic).namespaces
    if (!eip155) throw new Error('no eip155')
    const chains = [...(eip155.chains ?? []), 'eip155:10']
    const accounts = [...eip155.accounts, `eip155:10:${address}`]
    await wallet.client.update({ topic, namespaces: { eip155: { ...eip155, chains, accounts } } })
    return null
  })
  const params = [{ chainId: '0xa' }]
  await provider.request({ method: 'wallet_switchEthereumChain', params })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
})

it('the connection ends when the wallet ends the session', async () => {
  const { wallet, connection, provider, topic } = await connected()
  const ended = new Promise((resolve) => {
    connection.follow?.({ changed() {}, ended: (...end) => resolve(end) })
  })
  await wallet.client.disconnect({ topic, reason: { code: 6000, message: 'bye' } })
  expect(await ended).toEqual(['wallet', 'session'])
  await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 4900 })
})

it('a pending request rejects with 4900 when the wallet disconnects', async () => {
  const { wallet, provider, topic } = await connected()
  const pending = new Promise((resolve) => wallet.client.once('session_request', resolve))
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', address] })
  const refused = expect(signing).rejects.toMatchObject({ code: 4900 })
  await pending
  await wallet.client.disconnect({ topic, reason: { code: 6000, message: 'bye' } })
  await refused
})

it('`connect` rejects with NOT_ENABLED if the host turns WalletConnect off', async () => {
  const open = vi.fn(() => Promise.reject(new Error('not needed')))
  const context = testContext('', { enableWalletconnect: false })
  const pending = createWalletConnectDriver(open).connect({ connector, context })
  await expect(pending).rejects.toMatchObject({ code: 'NOT_ENABLED' })
  expect(open).not.toHaveBeenCalled()
})

it('`disconnect` ends the session at the wallet', async () => {
  const { wallet, client, driver, connection } = await connected()
  const ended = new Promise((resolve) => wallet.client.once('session_delete', resolve))
  await driver.disconnect(connection)
  await ended
  expect(client.session.getAll()).toEqual([])
})

it('`disconnect` ends the session in the page even if the relay is unreachable', async () => {
  const { relay, client, driver, connection, provider } = await connected()
  await relay.close()
  await driver.disconnect(connection)
  expect(client.session.getAll()).toEqual([])
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
})

it('`restore` resolves with the stored session without a connection to the relay', async () => {
  const { relay, context, storage, topic } = await connected()
  await relay.close()
  const client = await createPage(context, storage)
  const driver = createWalletConnectDriver(async () => client)
  const [first, second] = await Promise.all([
    driver.restore({ connector, context }),
    driver.restore({ connector, context }),
  ])
  expect(first).toHaveLength(1)
  expect(second[0]?.provider).toBe(first[0]?.provider)
  expect(client.session.keys).toEqual([topic])
  const provider = first[0]?.provider as Eip155Provider
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
})

it('`restore` rejects with SESSION_EXPIRED for a session without its key, and deletes the session', async () => {
  const { context, client, driver, topic } = await connected()
  await client.core.crypto.deleteSymKey(topic)
  await expect(driver.restore({ connector, context })).rejects.toMatchObject({
    code: 'SESSION_EXPIRED',
  })
  expect(client.session.getAll()).toEqual([])
})

it('`restore` rejects with SESSION_EXPIRED if the stored values are malformed', async () => {
  const { context, storage } = await connected()
  for (const nonsense of ['x', 5, [null], { a: 1 }]) {
    const corrupt = createSdkStorage()
    for (const key of await storage.getKeys()) await corrupt.setItem(key, nonsense)
    const client = await createPage(context, corrupt)
    const driver = createWalletConnectDriver(async () => client)
    const restoring = driver.restore({ connector, context })
    await expect(restoring).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  }
})

it('a request that was sent during a relay outage is delivered to the wallet afterwards', {
  timeout: 40_000,
}, async () => {
  const { relay, wallet, client, provider } = await connected()
  wallet.respond(() => '0xsigned')
  const away = new Promise((resolve) => client.core.relayer.once('relayer_disconnect', resolve))
  await relay.close()
  await away
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', address] })
  await startTestRelay(relay.port)
  expect(await signing).toBe('0xsigned')
})

it('reconnecting to an unreachable relay is throttled', { timeout: 40_000 }, async () => {
  const { relay, wallet, client, provider } = await connected()
  wallet.respond(() => '0xsigned')
  await client.core.relayer.transportClose()
  await relay.close()
  // The SDK signs a token for each attempt.
  const attempts = vi.spyOn(client.core.crypto, 'signJWT')
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', address] })
  await vi.waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(1), 10_000)
  expect(attempts.mock.calls.length).toBeLessThan(5)
  await startTestRelay(relay.port)
  expect(await signing).toBe('0xsigned')
  expect(attempts.mock.calls.length).toBeLessThan(8)
})

it('`connect` over the public relay rejects without a project id, before a client is created', async () => {
  const openClient = vi.fn()
  const driver = createWalletConnectDriver(openClient)
  const context = testContext('wss://relay.walletconnect.org', { projectId: null })
  const connecting = driver.connect({ connector, context })
  await expect(connecting).rejects.toMatchObject({ code: 'PROJECT_ID_NOT_CONFIGURED' })
  expect(await driver.restore({ connector, context })).toEqual([])
  expect(openClient).not.toHaveBeenCalled()
})

it('read methods go to the nodes of the current network', async () => {
  const { provider } = await connected()
  expect(await provider.request({ method: 'eth_blockNumber' })).toEqual({
    id: 1,
    method: 'eth_blockNumber',
    params: [],
  })
})
