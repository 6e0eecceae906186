import { afterEach, describe, expect, it } from 'vitest'
import {
  type Reply,
  type RpcCall,
  respondToCalls,
  startTestNode,
  type TestNode,
} from './jsonRpc/testing/testNode.ts'
import { createRpcClient, type RpcClient, type RpcClientOptions } from './jsonRpc.ts'
import { sendJson } from './testing/testServer.ts'

const nodes: TestNode[] = []
const clients: RpcClient[] = []

afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await Promise.all(nodes.splice(0).map((node) => node.close()))
})

async function startNode(response?: Parameters<typeof startTestNode>[0]): Promise<TestNode> {
  const node = await startTestNode(response)
  nodes.push(node)
  return node
}

async function startDeadNode(): Promise<string> {
  const node = await startTestNode()
  await node.close()
  return node.url
}

function createClient(urls: string[], options: Partial<RpcClientOptions> = {}): RpcClient {
  const client = createRpcClient({ urls, ...options })
  clients.push(client)
  return client
}

const replying = (reply: (call: RpcCall) => Reply) => startNode(respondToCalls(reply))
const failing = (status: number) => startNode((_, response) => sendJson(response, {}, status))
const hanging = () => startNode(() => {})

describe('a single JSON-RPC call', () => {
  it('is sent outside a batch, as plain text, and resolves with the result', async () => {
    const node = await startNode()
    const { request } = createClient([node.url])
    await expect(request('eth_chainId')).resolves.toBe('eth_chainId done')
    await request('eth_getBalance', ['0xa', 'latest'])
    expect(node.bodies()).toEqual([
      { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
      { jsonrpc: '2.0', id: 2, method: 'eth_getBalance', params: ['0xa', 'latest'] },
    ])
    expect(node.requests()[0]?.headers['content-type']).toBe('text/plain')
  })

  it.each([null, false, '', 0])('resolves with the result %j', async (result) => {
    const node = await replying(() => ({ result }))
    await expect(createClient([node.url]).request('x')).resolves.toBe(result)
  })

  it('rejects with the error that the chain returns', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const node = await replying(() => ({ error }))
    await expect(createClient([node.url]).request('eth_call')).rejects.toMatchObject({
      code: 'RPC_ERROR',
      params: { code: 3, message: 'execution reverted' },
      cause: error,
    })
  })

  it('rejects for a response with another id', async () => {
    const node = await startNode((_, response) => sendJson(response, { id: 99, result: 'stray' }))
    await expect(createClient([node.url]).request('x')).rejects.toMatchObject({ code: 'RPC_ERROR' })
  })

  it('rejects for a response without result or error', async () => {
    const node = await startNode(({ body }, response) =>
      sendJson(response, { id: JSON.parse(body).id }),
    )
    await expect(createClient([node.url]).request('x')).rejects.toMatchObject({ code: 'RPC_ERROR' })
  })
})

describe('JSON-RPC calls of one tick', () => {
  it('are sent in one batch, and matched by id', async () => {
    const node = await startNode()
    const { request } = createClient([node.url])
    const results = await Promise.all(['a', 'b', 'c'].map((method) => request(method)))
    expect(results).toEqual(['a done', 'b done', 'c done'])
    expect(node.bodies()).toHaveLength(1)
    expect(node.bodies()[0]).toHaveLength(3)
  })

  it('are split into several batches if they exceed the batch size', async () => {
    const node = await startNode()
    const { request } = createClient([node.url], { batchSize: 2 })
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((method) => request(method)))
    const sizes = node.bodies().map((body) => [body].flat().length)
    expect(sizes.sort()).toEqual([1, 2, 2])
  })

  it('are sent in batches of a thousand by default', async () => {
    const node = await startNode()
    const { request } = createClient([node.url])
    await Promise.all(Array.from({ length: 1_001 }, (_, at) => request(`m${at}`)))
    const sizes = node.bodies().map((body) => [body].flat().length)
    expect(sizes.sort()).toEqual([1, 1_000])
  })

  it('fail independently', async () => {
    const node = await replying(({ method }) => {
      if (method === 'missing') return undefined
      if (method === 'bad') return { error: { code: -32601, message: 'no such method' } }
      return { result: 1 }
    })
    const { request } = createClient([node.url])
    const settled = await Promise.allSettled(
      ['good', 'bad', 'missing', 'fine'].map((m) => request(m)),
    )
    expect(settled).toMatchObject([
      { value: 1 },
      { reason: { code: 'RPC_ERROR', params: { code: -32601, message: 'no such method' } } },
      { reason: { code: 'SERVICE_INVALID_RESPONSE' } },
      { value: 1 },
    ])
  })

  const errorForEach = (code: number, message: string) => (calls: RpcCall[]) =>
    calls.map(({ id }) => ({ jsonrpc: '2.0', id, error: { code, message } }))
  it.each<[string, (calls: RpcCall[]) => unknown, number]>([
    ['HTTP 500', () => ({}), 500],
    ['HTTP 503', () => '<p>', 503],
    ['HTTP 429', () => ({}), 429],
    ['no JSON-RPC', () => 'nothing', 200],
    ['error -32005 for all', () => ({ id: null, error: { code: -32005, message: 'limit' } }), 200],
    ['the same error in each', errorForEach(-32603, 'batches are off'), 200],
    ['a limit in each', errorForEach(-32029, 'rate limited'), 200],
    ['the text of a gateway in each', errorForEach(-32603, 'service unavailable'), 200],
    [
      'the text of a gateway in some',
      (calls) =>
        calls.map(({ id, method }, at) =>
          at === 0
            ? { id, result: method }
            : { id, error: { code: -32000, message: 'upstream request timeout' } },
        ),
      200,
    ],
    [
      'the text of a gateway for all',
      () => ({ id: null, error: { code: -32000, message: 'no healthy upstream' } }),
      200,
    ],
    ['a text alone', () => 'no healthy upstream', 503],
    ['too few answers', ([first]) => [{ id: first?.id, result: first?.method }], 200],
    ['no answers', () => [], 200],
    ['null', () => null, 200],
    ['nulls', (calls) => calls.map(() => null), 200],
    ['ids of other calls', (calls) => calls.map(({ id }) => ({ id: id + 100, result: 'x' })), 200],
    ['an error that is text for all', () => ({ error: 'Rate limited' }), 200],
    [
      'an error without a code in each',
      (calls) => calls.map(({ id }) => ({ id, error: { message: 'no' } })),
      200,
    ],
    [
      'a refusal with another text in each',
      (calls) =>
        calls.map(({ id }) => ({ id, error: { code: -32600, message: `call ${id} in a batch` } })),
      200,
    ],
    [
      'a refusal of one',
      (calls) =>
        calls.map(({ id, method }, at) =>
          at === 1
            ? { id, error: { code: -32600, message: 'one a batch' } }
            : { id, result: method },
        ),
      200,
    ],
    [
      'another limit in each, whose code is text',
      (calls) =>
        calls.map(({ id }) => ({ id, error: { code: '429', message: `Rate limit: ${id}` } })),
      200,
    ],
    ['a text as the error of each', (calls) => calls.map(({ id }) => ({ id, error: 'slow' })), 200],
    ['half of a body', () => '[{"id":1,"resu', 200],
    ['HTTP 502', () => '<html>', 502],
    ['HTTP 413', () => 'Payload Too Large', 413],
    ['HTTP 402', () => ({ error: 'payment required' }), 402],
    ['HTTP 408', () => '', 408],
    [
      'HTTP 429 and an error in the body',
      () => ({ id: null, error: { code: -32005, message: 'slow down' } }),
      429,
    ],
  ])(
    'are sent once more one by one if a node answers a batch with %s',
    async (_, refuse, status) => {
      const respond = respondToCalls(({ method }) => ({ result: method }))
      const first = await startNode((request, response) => {
        const calls: RpcCall | RpcCall[] = JSON.parse(request.body)
        if (Array.isArray(calls)) sendJson(response, refuse(calls), status)
        else respond(request, response)
      })
      const second = await startNode()
      const { request } = createClient([first.url, second.url])
      await expect(Promise.all(['a', 'b', 'c'].map((m) => request(m)))).resolves.toEqual([
        'a',
        'b',
        'c',
      ])
      expect(second.bodies()).toEqual([])
    },
  )

  it('are sent once more one by one if a node that responds otherwise closes the connection', async () => {
    const respond = respondToCalls(({ method }) => ({ result: method }))
    const first = await startNode((request, response) =>
      request.body.startsWith('[') ? void response.socket?.destroy() : respond(request, response),
    )
    const second = await startNode()
    const { request } = createClient([first.url, second.url])
    await request('a')
    await expect(Promise.all([request('b'), request('c')])).resolves.toEqual(['b', 'c'])
    expect(second.bodies()).toEqual([])
  })

  it.each([
    ['a single error', { id: null, error: { code: -32600, message: 'no batches' } }, 200],
    ['an error for the first', [{ id: 1, error: { code: -32600, message: 'too large' } }], 200],
    ['HTTP 400', {}, 400],
  ])(
    'are sent one by one from then on if a node responds to a batch with %s',
    async (_, refusal, status) => {
      const respond = respondToCalls(({ method }) => ({ result: method }))
      const node = await startNode((request, response) =>
        request.body.startsWith('[')
          ? sendJson(response, refusal, status)
          : respond(request, response),
      )
      const { request } = createClient([node.url])
      await expect(Promise.all([request('a'), request('b')])).resolves.toEqual(['a', 'b'])
      const before = node.bodies().length
      await expect(Promise.all([request('c'), request('d')])).resolves.toEqual(['c', 'd'])
      expect(node.bodies().slice(before)).toMatchObject([{ method: 'c' }, { method: 'd' }])
    },
  )
})

describe('a node that refuses plain text', () => {
  const isJson = (type: string | undefined) => type === 'application/json'
  const respond = respondToCalls(({ method }) => ({ result: method }))

  it.each([
    ['HTTP 415', {}, 415],
    ['an invalid-request error', { id: null, error: { code: -32600, message: 'Invalid' } }, 200],
  ])(
    'gets the content type application/json once it has responded with %s, in batches too',
    async (_, refusal, status) => {
      const node = await startNode((request, response) =>
        isJson(request.headers['content-type'])
          ? respond(request, response)
          : sendJson(response, refusal, status),
      )
      const { request } = createClient([node.url])
      await expect(Promise.all([request('a'), request('b')])).resolves.toEqual(['a', 'b'])
      await expect(request('c')).resolves.toBe('c')
      const types = node.requests().map(({ headers }) => headers['content-type'])
      expect(types).toEqual(['text/plain', 'application/json', 'application/json'])
    },
  )

  it('gets the content type application/json once it has closed the connection', async () => {
    const node = await startNode((request, response) =>
      isJson(request.headers['content-type'])
        ? respond(request, response)
        : void response.socket?.destroy(),
    )
    await expect(createClient([node.url]).request('a')).resolves.toBe('a')
  })
})

describe('falling back to the next node', () => {
  const limit = { error: { code: -32005, message: 'limit exceeded' } }

  it.each<[string, () => Promise<string>]>([
    ['cannot be reached', startDeadNode],
    ['answers HTTP 500', async () => (await failing(500)).url],
    ['answers HTTP 429', async () => (await failing(429)).url],
    ['is too slow', async () => (await hanging()).url],
    [
      'answers no JSON',
      async () => (await startNode((_, response) => void response.end('<p>'))).url,
    ],
    ['is too busy', async () => (await replying(() => limit)).url],
    ['leaves the call unanswered', async () => (await startNode((_, r) => sendJson(r, []))).url],
  ])('happens if a node %s', async (_, start) => {
    const second = await startNode()
    const client = createClient([await start(), second.url], { timeoutMs: 1_000 })
    const results = await Promise.all([client.request('a'), client.request('b')])
    expect(results).toEqual(['a done', 'b done'])
    expect(second.bodies()).toHaveLength(1)
  })

  it.each([-32000, -32601, 3])(
    'does not happen if a node returns the chain’s error %i',
    async (code) => {
      const first = await replying(() => ({ error: { code, message: 'no' } }))
      const second = await startNode()
      const { request } = createClient([first.url, second.url])
      await expect(request('a')).rejects.toMatchObject({ code: 'RPC_ERROR', params: { code } })
      expect(second.bodies()).toEqual([])
    },
  )

  it.each([
    [-32029, 'rate limited'],
    [-32603, 'Your app has exceeded its compute units per second capacity'],
    [-32000, 'missing trie node 0xab'],
    [-32000, 'state at block 7 is pruned'],
    [-32001, 'historical state 0xab is not available'],
    [-32000, 'header not found'],
    [-32000, 'Unknown block'],
    [-32602, 'Requested block is not available: block 0x7 not found'],
    [-32614, 'Too Many Requests: daily quota reached'],
    [-32097, 'Rate limit reached'],
    [429, 'You have exceeded your quota'],
    [-32090, 'Too many requests, retry in 10s'],
    [-32603, 'service unavailable'],
    [-32000, 'Service temporarily unavailable'],
    [-32000, 'The server is currently overloaded'],
    [-32603, 'no healthy upstream'],
    [-32000, 'upstream request timeout'],
    [503, 'upstream connect error or disconnect/reset before headers'],
    [-32000, '502 Bad Gateway'],
    [-32603, 'no available nodes'],
  ])('happens if a node refuses by itself: %i %s', async (code, message) => {
    const first = await replying(() => ({ error: { code, message } }))
    const second = await startNode()
    await expect(createClient([first.url, second.url]).request('a')).resolves.toBe('a done')
  })

  it.each(['service unavailable', 'rate limit exceeded', 'archive is closed'])(
    'does not happen for a contract that reverts with "%s"',
    async (reason) => {
      const first = await replying(() => ({
        error: { code: 3, message: `execution reverted: ${reason}`, data: '0x08c379a0' },
      }))
      const second = await startNode()
      const { request } = createClient([first.url, second.url])
      await expect(request('a')).rejects.toMatchObject({ code: 'RPC_ERROR', params: { code: 3 } })
      expect(second.bodies()).toEqual([])
    },
  )

  it.each([
    ['an error without a code', { message: 'execution reverted: no', data: '0x08c379a0' }],
    ['an error whose code is text', { code: '3', message: 'no' }],
    ['an error that is text', 'execution reverted: no'],
    ['data with a word', { code: -32015, message: 'VM error', data: 'Reverted 0x08c379a0' }],
    ['a reason as data', { code: -32015, message: 'VM error', data: 'revert: limit exceeded' }],
    ['nested data', { code: -32603, message: 'Internal error', data: { data: '0x08c379a0' } }],
  ])('does not happen for a revert by %s, whatever the status', async (_, error) => {
    for (const status of [200, 500, 503]) {
      const first = await startNode(({ body }, response) =>
        sendJson(response, { jsonrpc: '2.0', id: JSON.parse(body).id, error }, status),
      )
      const second = await startNode()
      const { request } = createClient([first.url, second.url])
      await expect(request('a')).rejects.toMatchObject({
        code: 'RPC_ERROR',
        params: { code: expect.any(Number) },
      })
      expect(second.bodies()).toEqual([])
    }
  })

  it.each([
    ['without a code', { message: 'the plan has ended' }],
    ['that is text', 'the plan has ended'],
  ])('happens for an error %s, whose reason is kept', async (_, error) => {
    const first = await replying(() => ({ error: error as never }))
    const second = await startNode()
    await expect(createClient([first.url, second.url]).request('a')).resolves.toBe('a done')
    await expect(createClient([first.url]).request('a')).rejects.toMatchObject({
      code: 'RPC_ERROR',
      longMessage: 'the plan has ended',
    })
  })

  it.each([400, 422, 429, 500, 503])(
    'does not happen for a revert in a body with HTTP %i',
    async (status) => {
      const error = { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }
      const first = await startNode(({ body }, response) =>
        sendJson(response, { jsonrpc: '2.0', id: JSON.parse(body).id, error }, status),
      )
      const second = await startNode()
      await expect(createClient([first.url, second.url]).request('a')).rejects.toMatchObject({
        code: 'RPC_ERROR',
        params: { code: 3, message: error.message },
        cause: { data: '0x08c379a0' },
      })
      expect(second.bodies()).toEqual([])
    },
  )

  it('keeps the reason of a node that failed, if every node failed', async () => {
    const node = await startNode(({ body }, response) => {
      const error = { code: -32603, message: 'the database is closed' }
      sendJson(response, { jsonrpc: '2.0', id: JSON.parse(body).id, error }, 500)
    })
    await expect(createClient([node.url]).request('a')).rejects.toMatchObject({
      code: 'RPC_ERROR',
      longMessage: 'the database is closed',
    })
  })

  it('rejects with RPC_TIMEOUT if every node timed out', async () => {
    const urls = [(await hanging()).url, (await hanging()).url]
    await expect(createClient(urls, { timeoutMs: 1_000 }).request('a')).rejects.toMatchObject({
      code: 'RPC_TIMEOUT',
    })
  })

  it('rejects with the other error if only some nodes timed out', async () => {
    const urls = [(await hanging()).url, (await failing(503)).url]
    await expect(createClient(urls, { timeoutMs: 1_000 }).request('a')).rejects.toMatchObject({
      code: 'HTTP_ERROR',
      params: { status: 503 },
    })
  })

  it('rejects with RPC_ERROR if the network has no node', async () => {
    await expect(createClient([]).request('a')).rejects.toMatchObject({ code: 'RPC_ERROR' })
  })
})
