import { Interface } from 'ethers/abi'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { NameSources } from '../../../types/names.ts'
import { callOffchain, revertDataOf } from './ccipRead.ts'
import { createGateways } from './gateways.ts'

/**
 * Address of the Universal Resolver (ENSIP-23) on Ethereum and its test networks. The contract finds the resolver of a
 * name.
 */
const universalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const contract = new Interface([
  'function resolve(bytes name, bytes data) view returns (bytes result, address resolver)',
  'function reverse(bytes lookupAddress, uint256 coinType) view returns (string primary, address resolver, address reverseResolver)',
  'function multicall(bytes[] data) view returns (bytes[] results)',
  'error ResolverNotFound(bytes name)',
  'error ResolverNotContract(bytes name, address resolver)',
  'error UnsupportedResolverProfile(bytes4 selector)',
  'error ResolverError(bytes errorData)',
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
  'error HttpError(uint16 status, string message)',
])

/** Errors by which the resolver reports that a name or record does not exist. */
const absent = [
  'ResolverNotFound',
  'ResolverNotContract',
  'UnsupportedResolverProfile',
  'ReverseAddressMismatch',
]

function errorName(data: string | undefined): string | undefined {
  try {
    return data === undefined ? undefined : contract.parseError(data)?.name
  } catch {
    return undefined
  }
}

function decode<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/** Calls the Universal Resolver. Null if the name does not exist, or if the network has no such contract. */
async function call(
  name: 'resolve' | 'reverse',
  values: readonly unknown[],
  rpc: RpcRequest,
  sources: NameSources,
) {
  const gateways = createGateways(sources)
  const data = contract.encodeFunctionData(name, values)
  try {
    const response = await callOffchain(universalResolver, data, rpc, gateways.request)
    if (response === '0x') return null
    const result = decode(() => contract.decodeFunctionResult(name, response).toArray(true))
    return { result, failure: gateways.failure() }
  } catch (thrown) {
    const error = errorName(revertDataOf(thrown))
    if (error && absent.includes(error)) return null
    sources.signal?.throwIfAborted()
    throw gateways.failure() ?? thrown
  }
}

/**
 * Calls the resolver of a name. Returns a result for each of `calls`, which is null if the record does not exist.
 * Returns null if the name has no resolver. `name` is DNS-encoded.
 */
export async function resolveRecords(
  name: string,
  calls: readonly string[],
  rpc: RpcRequest,
  sources: NameSources,
): Promise<(string | WalletModalError | null)[] | null> {
  const multicall = contract.encodeFunctionData('multicall', [calls])
  const found = await call('resolve', [name, multicall], rpc, sources)
  if (!found) return null
  const [result] = found.result
  const results: string[] = decode(() =>
    contract.decodeFunctionResult('multicall', result)[0].toArray(),
  )
  if (results.length !== calls.length)
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: results })
  return results.map((one) => {
    // By ENSIP-23, the length of an error is not a multiple of 32 bytes.
    if ((one.length - 2) % 64 === 0) return one === '0x' ? null : one
    const error = errorName(one)
    if (error && absent.includes(error)) return null
    return found.failure ?? new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: one })
  })
}

/**
 * Returns the name that an address claims for a coin type, if the contract has verified the claim. Null if there is no
 * verified name.
 */
export async function readPrimaryName(
  address: string,
  coinType: number,
  rpc: RpcRequest,
  sources: NameSources,
): Promise<string | null> {
  const found = await call('reverse', [address, coinType], rpc, sources)
  const name = found?.result[0]
  return typeof name === 'string' && name !== '' ? name : null
}
