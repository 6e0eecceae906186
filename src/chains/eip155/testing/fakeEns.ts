import { Interface } from 'ethers/abi'
import { namehash } from 'ethers/hash'
import type { RpcRequest } from '../../../types/chainAdapter.ts'

export interface FakeRecords {
  address?: string
  avatar?: string
  /** The name in the reverse record. */
  name?: string
}

export interface FakeEns {
  rpc: RpcRequest
  /** A node's response to one JSON-RPC request or a batch; the result is `true` for all but `eth_call`. */
  answer(body: string): Promise<unknown>
  calls: string[]
  /** Results of a function that replace the regular one. */
  answers: Partial<Record<'resolver' | 'addr' | 'name' | 'text', unknown>>
}

const registry = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
const resolver = '0x4976fb03c32e5b8cfe2b6ccb31c09ba78ebaba41'
const contracts = new Interface([
  'function resolver(bytes32) view returns (address)',
  'function addr(bytes32) view returns (address)',
  'function name(bytes32) view returns (string)',
  'function text(bytes32, string) view returns (string)',
])
const zero = `0x${'0'.repeat(40)}`

/** For tests: a registry and one resolver, with records by name. */
export function createFakeEns(records: Record<string, FakeRecords>): FakeEns {
  const byNode = new Map(Object.entries(records).map(([name, own]) => [namehash(name), own]))
  const fake: FakeEns = {
    calls: [],
    answers: {},
    async answer(body) {
      const calls = [JSON.parse(body)].flat() as { id: number; method: string; params: unknown[] }[]
      const answers = await Promise.all(
        calls.map(async ({ id, method, params }) => ({
          jsonrpc: '2.0',
          id,
          result: method === 'eth_call' ? await fake.rpc(method, params) : true,
        })),
      )
      return answers.length > 1 ? answers : answers[0]
    },
    async rpc(method, params) {
      const [{ to, data }] = params as [{ to: string; data: string }]
      const call = contracts.parseTransaction({ data })
      if (method !== 'eth_call' || !call) throw new Error(`unexpected ${method}`)
      fake.calls.push(call.name)
      if (call.name in fake.answers) {
        const answer = fake.answers[call.name as 'addr']
        if (answer instanceof Error) throw answer
        return answer
      }
      const own = byNode.get(call.args[0])
      const encode = (value: string) => contracts.encodeFunctionResult(call.name, [value])
      if (to.toLowerCase() === registry) return encode(own ? resolver : zero)
      if (to.toLowerCase() !== resolver) return '0x'
      if (call.name === 'addr') return encode(own?.address ?? zero)
      return encode((call.name === 'name' ? own?.name : own?.avatar) ?? '')
    },
  }
  return fake
}
