import { Interface } from 'ethers/abi'
import { ensNormalize, namehash } from 'ethers/hash'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ResolvedName, RpcRequest } from '../../types/chainAdapter.ts'
import { toSafeImageUrl } from '../../utils/url.ts'
import { toAddress } from './toAddress.ts'

/** ERC-137, ERC-181, ERC-634, without CCIP-Read and wildcards. Lazy, because the ENSIP-15 tables are large. */

/** The registry's address on Ethereum and its test networks. */
const registry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

const contracts = new Interface([
  'function resolver(bytes32 node) view returns (address)',
  'function addr(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function text(bytes32 node, string key) view returns (string)',
])

/** In hexadecimal digits. No valid response is longer. */
const maxDigits = 8_192
const bytes = /^0x(?:[\da-f]{2})*$/i
const zeroAddress = /^0x0{40}$/
const maxNameLength = 255

/** Null if the contract or function does not exist. */
async function call(
  to: string,
  rpc: RpcRequest,
  name: string,
  values: readonly unknown[],
): Promise<string | null> {
  const data = contracts.encodeFunctionData(name, values)
  const answer = await rpc('eth_call', [{ to, data }, 'latest'])
  if (answer === '0x') return null
  if (typeof answer !== 'string' || answer.length > maxDigits || !bytes.test(answer)) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: answer })
  }
  try {
    return String(contracts.decodeFunctionResult(name, answer)[0])
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/** Null for the zero address, which means unset. */
async function callForAddress(
  to: string,
  rpc: RpcRequest,
  name: 'resolver' | 'addr',
  node: string,
): Promise<string | null> {
  const address = await call(to, rpc, name, [node])
  return address && !zeroAddress.test(address) ? toAddress(address) : null
}

function normalize(name: string): string | null {
  try {
    return name.length <= maxNameLength ? ensNormalize(name) : null
  } catch {
    return null
  }
}

/** By ENSIP-15: lower case, one script. */
export function isNormalizedName(name: string): boolean {
  return normalize(name) === name
}

/** Errors count as no image. */
async function readAvatar(resolver: string, rpc: RpcRequest, node: string): Promise<string | null> {
  return toSafeImageUrl(await call(resolver, rpc, 'text', [node, 'avatar']).catch(() => null))
}

/**
 * Null if the name is invalid or has no address.
 * @throws WalletModalError SERVICE_INVALID_RESPONSE; the errors of `rpc`.
 */
export async function resolveEnsName(name: string, rpc: RpcRequest): Promise<ResolvedName | null> {
  const normalized = normalize(name)
  if (!normalized) return null
  const node = namehash(normalized)
  const resolver = await callForAddress(registry, rpc, 'resolver', node)
  if (!resolver) return null
  const [address, avatarUrl] = await Promise.all([
    callForAddress(resolver, rpc, 'addr', node),
    readAvatar(resolver, rpc, node),
  ])
  return address ? { address, avatarUrl } : null
}

/**
 * ENS does not verify reverse records, so the name must resolve to the address, and be normalized, because others
 * imitate names.
 * @throws like `resolveEnsName`
 */
export async function reverseEnsName(address: string, rpc: RpcRequest): Promise<string | null> {
  const node = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
  const resolver = await callForAddress(registry, rpc, 'resolver', node)
  const name = resolver && (await call(resolver, rpc, 'name', [node]))
  if (!name || !isNormalizedName(name)) return null
  const resolved = await resolveEnsName(name, rpc)
  return resolved?.address === toAddress(address) ? name : null
}
