import { Interface } from 'ethers/abi'
import { namehash } from 'ethers/hash'
import { getBytes, toUtf8String } from 'ethers/utils'
import type { RpcRequest } from '../../../../types/chainAdapter.ts'

export interface FakeRecords {
  address?: string
  /** Records of other coin types, in hexadecimal digits. */
  coins?: Readonly<Record<number, string>>
  /** Text records by key. */
  texts?: Readonly<Record<string, string>>
}

export interface FakeEns {
  rpc: RpcRequest
  /**
   * Responds like a node to a JSON-RPC request or a batch. Every method except `eth_call` and `eth_getCode` has the
   * result `true`.
   */
  respond(body: string): Promise<unknown>
  /** Names that were resolved, and addresses whose names were looked up. */
  calls: string[]
  /** Results that replace the regular results, by method. An object stands for the node's error. */
  responses: { resolve?: unknown; reverse?: unknown }
}

export const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const contracts = new Interface([
  'function resolve(bytes name, bytes data) view returns (bytes, address)',
  'function reverse(bytes lookupAddress, uint256 coinType) view returns (string, address, address)',
  'function multicall(bytes[]) view returns (bytes[])',
  'function addr(bytes32) view returns (address)',
  'function addr(bytes32, uint256) view returns (bytes)',
  'function text(bytes32, string) view returns (string)',
])
const zero = `0x${'0'.repeat(40)}`
/** `0x77209fe8` is ResolverNotFound of ENSIP-23. */
const notFound = {
  code: 3,
  message: 'execution reverted',
  data: `0x77209fe8${'20'.padStart(64, '0')}${''.padStart(64, '0')}`,
}

function toName(encoded: string): string {
  const bytes = getBytes(encoded)
  const labels: string[] = []
  for (let at = 0; bytes[at]; at += 1 + (bytes[at] ?? 0))
    labels.push(toUtf8String(bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0))))
  return labels.join('.')
}

/** For tests: a Universal Resolver with records by name, and primary names by address in lower case. */
export function createFakeEns(
  records: Readonly<Record<string, FakeRecords>>,
  primary: Readonly<Record<string, string>> = {},
): FakeEns {
  const byNode = new Map(Object.entries(records).map(([name, own]) => [namehash(name), own]))

  function read(call: string): string {
    const parsed = contracts.parseTransaction({ data: call })
    const own = byNode.get(parsed?.args[0])
    const { signature = '' } = parsed ?? {}
    if (signature === 'addr(bytes32)')
      return contracts.encodeFunctionResult(signature, [own?.address ?? zero])
    if (signature === 'addr(bytes32,uint256)')
      return contracts.encodeFunctionResult(signature, [
        own?.coins?.[Number(parsed?.args[1])] ?? '0x',
      ])
    return contracts.encodeFunctionResult('text', [own?.texts?.[String(parsed?.args[1])] ?? ''])
  }

  function resolve(name: string, data: string): string {
    if (!byNode.has(namehash(name))) throw notFound
    const [calls] = contracts.decodeFunctionData('multicall', data)
    const results = contracts.encodeFunctionResult('multicall', [[...calls].map(read)])
    return contracts.encodeFunctionResult('resolve', [results, universalResolver])
  }

  async function request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    if (method === 'eth_getCode') return '0x'
    if (method !== 'eth_call') return true
    const [{ to, data }] = params as [{ to: string; data: string }]
    const call = contracts.parseTransaction({ data })
    if (to.toLowerCase() !== universalResolver || !call) return '0x'
    const requested = call.name === 'resolve' ? toName(call.args[0]) : call.args[0]
    fake.calls.push(requested)
    if (call.name in fake.responses) {
      const respond = fake.responses[call.name as 'resolve']
      if (typeof respond === 'object' && respond) throw respond
      return respond
    }
    if (call.name === 'resolve') return resolve(requested, call.args[1])
    return contracts.encodeFunctionResult('reverse', [primary[requested] ?? '', zero, zero])
  }

  const fake: FakeEns = {
    calls: [],
    responses: {},
    rpc: request,
    async respond(body) {
      const calls = [JSON.parse(body)].flat() as { id: number; method: string; params: unknown[] }[]
      const responses = await Promise.all(
        calls.map(async ({ id, method, params }) => {
          try {
            return { jsonrpc: '2.0', id, result: await request(method, params) }
          } catch (error) {
            return { jsonrpc: '2.0', id, error }
          }
        }),
      )
      return responses.length > 1 ? responses : responses[0]
    },
  }
  return fake
}
