import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Services, startServices } from './index.ts'
import { anyPorts } from './run/ports.ts'
import { startWalletServices } from './walletServices/walletServices.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const UNUSED = '0x00000000000000000000000000000000000000aa'
const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

let services: Services

beforeAll(async () => {
  services = await startServices({ ports: anyPorts, webWalletUrl: 'http://localhost:1234/' })
})

afterAll(() => services.close())

describe('the wallet services', () => {
  const wallets = async (query: Record<string, string>) => {
    const all = new URLSearchParams({ projectId: 'test', ...query })
    const response = await fetch(`${services.urls.walletServices}/getWallets?${all}`)
    const body = await response.json()
    return { ...body, names: body.data?.map((wallet: { name: string }) => wallet.name) }
  }

  it('the directory pages through 500 different wallets, the demo wallet first', async () => {
    const ids = new Set<string>()
    for (let page = 1; page <= 13; page += 1) {
      const { data, count } = await wallets({ page: String(page), entries: '40' })
      expect(count).toBe(500)
      expect(data).toHaveLength(page < 13 ? 40 : 20)
      for (const { id } of data) ids.add(id)
    }
    expect(ids.size).toBe(500)
    expect((await wallets({ page: '14', entries: '40' })).data).toEqual([])
    const { data } = await wallets({ entries: '1' })
    expect(data[0]).toMatchObject({
      name: 'Demo Web Wallet',
      mobile_link: 'http://localhost:1234/',
    })
  })

  it('the directory includes, excludes, searches and filters wallets', async () => {
    expect((await wallets({ include: METAMASK })).names).toEqual(['MetaMask'])
    expect((await wallets({ exclude: METAMASK, search: ' metamask ' })).count).toBe(0)
    expect((await wallets({ search: 'RAINb' })).names).toEqual(['Rainbow'])
    const certified = await wallets({ badge_type: 'certified', entries: '100' })
    const none = await wallets({ badge_type: 'none' })
    expect(certified.count + none.count).toBe(500)
    const polkadot = await wallets({ chains: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' })
    expect(polkadot.count).toBeGreaterThan(0)
    expect(polkadot.count).toBeLessThan(500)
  })

  it('the directory refuses an invalid page number and the project id “forbidden”', async () => {
    expect((await wallets({ page: '0' })).status).toBe('error')
    const url = `${services.urls.walletServices}/getWallets?projectId=forbidden`
    const response = await fetch(url)
    expect(response.status).toBe(403)
    expect(await response.text()).toBe('Unauthorized: origin not allowed')
  })

  it('the image service serves images', async () => {
    const { data } = await wallets({ include: METAMASK })
    const paths = [
      `/getWalletImage/${data[0].image_id}`,
      '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900',
      '/public/getCurrencyImage/USD',
      '/public/getTokenImage/USDC',
    ]
    for (const path of paths) {
      const response = await fetch(services.urls.walletServices + path)
      expect(response.headers.get('content-type')).toContain('image/svg+xml')
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/)
    }
    const missing = await fetch(`${services.urls.walletServices}/getWalletImage/none`)
    expect(missing.status).toBe(404)
  })

  it('the analytics service records events from any origin', async () => {
    const { analytics } = services.urls
    const event = {
      eventId: crypto.randomUUID(),
      url: 'https://app.example/',
      domain: 'app.example',
      timestamp: Date.now(),
      props: { type: 'track', event: 'MODAL_OPEN' },
    }
    await fetch(`${analytics}/e?projectId=test`, { method: 'POST', body: JSON.stringify(event) })
    expect(await (await fetch(`${analytics}/e/recorded`)).json()).toContainEqual(event)
    const headers = { 'Access-Control-Request-Headers': 'content-type' }
    const preflight = await fetch(`${analytics}/e`, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
  })
})

it('the services serve their documents, which pages of any origin may read', async () => {
  const response = await fetch(`${services.urls.walletServices}/openapi.json`)
  expect(await response.json()).toMatchObject({
    openapi: '3.1.1',
    info: { title: 'Wallet services' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

it('a service that got an undocumented request fails, also when it closes', async () => {
  const service = await startWalletServices({ port: 0 })
  expect((await fetch(`${service.url}/getWallets?undocumented=1`)).status).toBe(500)
  await expect(service.close()).rejects.toThrow('the parameter undocumented is not documented')
})

describe('the blockchain API', () => {
  const api = (path: string, init?: RequestInit) => fetch(services.urls.blockchainApi + path, init)
  const rpc = async (chainId: string, body: unknown) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    return await api(`/v1/?chainId=${chainId}&projectId=test`, init)
  }
  const call = (id: number, method: string, params: unknown[] = []) => {
    return { jsonrpc: '2.0', id, method, params }
  }

  it('the RPC proxy forwards calls and batches to the requested chain', async () => {
    const batch = [call(1, 'eth_chainId'), call(2, 'eth_blockNumber')]
    expect(await (await rpc('eip155:1', batch)).json()).toMatchObject([
      { id: 1, result: '0x1' },
      { id: 2, result: expect.stringMatching(/^0x[0-9a-f]+$/) },
    ])
    const single = await rpc('eip155:8453', call(3, 'eth_chainId'))
    expect(await single.json()).toMatchObject({ id: 3, result: '0x2105' })
  })

  it('the RPC proxy rejects an unknown chain', async () => {
    const response = await rpc('eip155:137', call(1, 'eth_chainId'))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ reasons: [{ name: 'chainId' }] })
  })

  it('the API lists the supported chains', async () => {
    const chains = { http: Object.keys(services.urls.chains), ws: [] }
    expect(chains.http).toEqual(expect.arrayContaining(['eip155:1', 'eip155:8453']))
    expect(await (await api('/v1/supported-chains')).json()).toEqual(chains)
  })

  it('the identity API names some accounts', async () => {
    const named = await (await api(`/v1/identity/${ADA}?sender=${ADA}`)).json()
    expect(named).toMatchObject({ name: 'ada.demo.eth', avatar: expect.stringMatching(/^data:/) })
    const unnamed = await (await api(`/v1/identity/0x${'0'.repeat(40)}`)).json()
    expect(unnamed).toEqual({ name: null, avatar: null })
  })

  it.each([
    ['0', '0', 0],
    ['1', '0.000000000000000001', 0],
    ['1234567890123456789999', '1234.567890123456789999', 3086419.72],
    ['5000000000000000000', '5', 12500],
  ])('the balance API reports %s wei exactly', async (wei, numeric, value) => {
    const hex = `0x${BigInt(wei).toString(16)}`
    await rpc('eip155:1', call(1, 'anvil_setBalance', [UNUSED, hex]))
    const request = call(2, 'eth_getBalance', [UNUSED, 'latest'])
    const onChain = await (await rpc('eip155:1', request)).json()
    expect(onChain.result).toBe(hex)
    const url = `/v1/account/${UNUSED}/balance?currency=usd&chainId=eip155:1`
    const { balances } = await (await api(url)).json()
    const quantity = { decimals: '18', numeric }
    expect(balances).toEqual([
      expect.objectContaining({ symbol: 'ETH', chainId: 'eip155:1', quantity, value, price: 2500 }),
    ])
    expect(balances[0]).not.toHaveProperty('address')
  })

  it('the API responds with 404 to an unknown path', async () => {
    expect((await api('/v1/nonsense')).status).toBe(404)
  })

  it('the RPC proxy reports an unreachable node', async () => {
    await services.chains[1]?.close()
    expect((await rpc('eip155:8453', call(1, 'eth_chainId'))).status).toBe(502)
    const balance = await api(`/v1/account/${ADA}/balance?chainId=eip155:8453`)
    expect(balance.status).toBe(502)
    const history = await api(`/v1/account/${ADA}/history?chainId=eip155:8453`)
    expect(history.status).toBe(502)
  })
})
