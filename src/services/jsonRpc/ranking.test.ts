import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRpcClient as createClient, type RpcClientOptions } from '../jsonRpc.ts'

/** Nodes behind a fake fetch on a fake clock: the latency of each, and whether it responds. */
const nodes: Record<string, { latencyMs: number; isUp: boolean }> = {}
const pings: string[] = []
const calls: string[] = []
const createRpcClient = (options: RpcClientOptions) =>
  createClient({ pingMethod: 'net_listening', ...options })
const urls = ['https://a.example/', 'https://b.example/']

function setNodes(a: number | 'down', b: number | 'down') {
  for (const [index, latency] of [a, b].entries())
    nodes[urls[index] ?? ''] = {
      latencyMs: latency === 'down' ? 0 : latency,
      isUp: latency !== 'down',
    }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: URL, { body }: { body: string }) => {
    const { id, method } = JSON.parse(body)
    ;(method === 'net_listening' ? pings : calls).push(url.href)
    const node = nodes[url.href]
    await new Promise((resolve) => setTimeout(resolve, node?.latencyMs))
    if (!node?.isUp) throw new TypeError('Failed to fetch')
    return Response.json({ jsonrpc: '2.0', id, result: true })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  pings.length = 0
  calls.length = 0
})

async function requestedFirst(client: ReturnType<typeof createRpcClient>) {
  calls.length = 0
  const pending = client.request('eth_blockNumber').catch(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  await pending
  return calls[0]
}

const pingsOf = (url: string | undefined) => pings.filter((pinged) => pinged === url).length

describe('health checks of nodes', () => {
  it('begin with the first request, and are then sent every 4 s', async () => {
    setNodes(10, 20)
    const client = createRpcClient({ urls })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pings).toEqual([])
    void client.request('eth_blockNumber')
    await vi.advanceTimersByTimeAsync(9_000)
    expect([pingsOf(urls[0]), pingsOf(urls[1])]).toEqual([3, 3])
    client.close()
  })

  it('stop after 30 s without requests, and resume with the next request', async () => {
    setNodes(10, 20)
    const client = createRpcClient({ urls })
    void client.request('eth_blockNumber')
    await vi.advanceTimersByTimeAsync(30_000)
    const before = pings.length
    expect(before).toBe(16)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(pings.length).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
    void client.request('eth_blockNumber')
    await vi.advanceTimersByTimeAsync(100)
    expect(pings.length).toBe(before + 2)
    client.close()
  })

  it('stop when the client is closed', async () => {
    setNodes(10, 20)
    const client = createRpcClient({ urls })
    void client.request('eth_blockNumber')
    await vi.advanceTimersByTimeAsync(100)
    client.close()
    void client.request('eth_blockNumber')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pings.length).toBe(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are not sent to a network’s only node', async () => {
    setNodes(10, 20)
    const client = createRpcClient({ urls: urls.slice(0, 1) })
    void client.request('eth_blockNumber')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(pings).toEqual([])
  })
})

describe('nodes without a health check method', () => {
  it('get no health checks, and keep their order', async () => {
    setNodes(900, 10)
    const client = createRpcClient({ urls, pingMethod: undefined })
    await requestedFirst(client)
    expect(await requestedFirst(client)).toBe(urls[0])
    expect(pings).toEqual([])
    expect(calls).toHaveLength(1)
  })
})

describe('the order of nodes', () => {
  it('is as configured until the first health check', async () => {
    setNodes(900, 10)
    const client = createRpcClient({ urls })
    expect(await requestedFirst(client)).toBe(urls[0])
    client.close()
  })

  it('puts a faster node before a slower one', async () => {
    setNodes(900, 10)
    const client = createRpcClient({ urls })
    await requestedFirst(client)
    expect(await requestedFirst(client)).toBe(urls[1])
    client.close()
  })

  it('puts a node that responds before a node that fails quickly', async () => {
    setNodes('down', 900)
    const client = createRpcClient({ urls })
    await requestedFirst(client)
    expect(await requestedFirst(client)).toBe(urls[1])
    client.close()
  })

  it('weighs stability above latency, over the last 10 health checks', async () => {
    setNodes(10, 20)
    const client = createRpcClient({ urls })
    expect(await requestedFirst(client)).toBe(urls[0])
    setNodes('down', 20)
    for (let round = 0; round < 12; round++) await requestedFirst(client)
    expect(await requestedFirst(client)).toBe(urls[1])
    setNodes(10, 20)
    for (let round = 0; round < 24; round++) await requestedFirst(client)
    expect(await requestedFirst(client)).toBe(urls[0])
    client.close()
  })
})
