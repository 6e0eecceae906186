import { describe, expect, it, vi } from 'vitest'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { traceCall } from './traceCall.ts'

const [account, token, other] = ['a1', 'c3', 'b2'].map((byte) => `0x${byte.repeat(20)}`)
const call = { from: String(account), to: String(token), value: '0x0', data: '0x01' }
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const logOf = (data: string, position?: string) => ({ address: token, topics: [], data, position })

/** A node with the given responses of the two tracers. */
function createNode(frame: object, difference: unknown = { pre: {}, post: {} }) {
  const requests = vi.fn<RpcRequest>()
  const rpc: RpcRequest = async (method, params) => {
    await requests(method, params)
    if (method === 'debug_traceCall') {
      const { tracer } = Object(params?.[2])
      return tracer === 'callTracer'
        ? { type: 'CALL', from: account, to: token, value: '0x0', ...frame }
        : difference
    }
    if (method === 'eth_getBlockByNumber')
      return { number: '0x10', timestamp: '0x20', baseFeePerGas: '0x7' }
    if (method === 'eth_estimateGas') return '0x5208'
    return '0x1'
  }
  return { rpc, requests }
}

describe('a traced call', () => {
  it('has its logs in the order in which they were emitted', async () => {
    const inner = (data: string) => ({ type: 'CALL', from: token, to: other, logs: [logOf(data)] })
    const { rpc } = createNode({
      logs: [logOf('0x01', '0x0'), logOf('0x03', '0x1'), logOf('0x05', '0x2')],
      calls: [inner('0x02'), inner('0x04')],
    })
    const traced = await traceCall(call, rpc)
    expect(traced?.logs.map(({ data }) => data)).toEqual(['0x01', '0x02', '0x03', '0x04', '0x05'])
  })

  it('is traced with gas, prices and the time of the next block, as in its transaction', async () => {
    const { rpc, requests } = createNode({})
    await traceCall(call, rpc)
    const traces = requests.mock.calls.filter(([method]) => method === 'debug_traceCall')
    expect(traces).toHaveLength(2)
    for (const [, params] of traces)
      expect(params).toMatchObject([
        { gas: '0x5208', maxFeePerGas: '0xf' },
        '0x10',
        { blockOverrides: { number: '0x11', time: expect.stringMatching(/^0x/) } },
      ])
  })

  it('is read afterwards with storage that became zero, and in the same block', async () => {
    const { rpc, requests } = createNode(
      {},
      {
        pre: {
          [String(token)]: { balance: '0x0', storage: { [word(1)]: word(5), [word(2)]: word(6) } },
        },
        post: { [String(token)]: { storage: { [word(2)]: word(7) } } },
      },
    )
    const traced = await traceCall(call, rpc)
    const read = { to: String(token), data: '0x02' }
    expect(await traced?.read([read])).toEqual([{ before: 1n, after: 1n }])
    const stateDiff = { [word(1)]: word(0), [word(2)]: word(7) }
    expect(requests.mock.calls.filter(([, params]) => params?.[0] === read)).toEqual([
      ['eth_call', [read, '0x10']],
      ['eth_call', [read, '0x10', { [String(token)]: { stateDiff } }]],
    ])
  })

  it('claims nothing if the node does not say which state changes', async () => {
    expect(await traceCall(call, createNode({}, {}).rpc)).toBeNull()
  })
})
