import { Interface } from 'ethers/abi'
import { ensNormalize, namehash } from 'ethers/hash'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ResolvedName, RpcRequest } from '../../types/chainAdapter.ts'
import { toSafeImageUrl } from '../../utils/url.ts'
import { toAddress } from './toAddress.ts'

/**
 * Names of ENS, by its registry and the resolver that it names (ERC-137, ERC-181, ERC-634). Names that another server
 * (CCIP-Read) or a parent (wildcards) answers for are not looked up. Loaded with the first such name: the tables by
 * which names are spelled are heavy.
 */

/** The registry has this address on Ethereum and its test networks. */
const registry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

const contracts = new Interface([
  'function resolver(bytes32 node) view returns (address)',
  'function addr(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function text(bytes32 node, string key) view returns (string)',
])

/** Longer answers are none of these functions'. In hexadecimal digits. */
const maxDigits = 8_192
const bytes = /^0x(?:[\da-f]{2})*$/i
const zeroAddress = /^0x0{40}$/
const maxNameLength = 255

/** What a contract answers to a view function, decoded; null where there is no such contract or function. */
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

/** An address that a contract keeps for a node; null where it keeps none, which reads as zero. */
async function callForAddress(
  to: string,
  rpc: RpcRequest,
  name: 'resolver' | 'addr',
  node: string,
): Promise<string | null> {
  const address = await call(to, rpc, name, [node])
  return address && !zeroAddress.test(address) ? toAddress(address) : null
}

/** By the rules of ENSIP-15; null for what cannot be a name. */
function normalize(name: string): string | null {
  try {
    return name.length <= maxNameLength ? ensNormalize(name) : null
  } catch {
    return null
  }
}

/** A picture that the owner has named, if it is one that a page may show. Its lack stops nobody. */
async function readAvatar(resolver: string, rpc: RpcRequest, node: string): Promise<string | null> {
  return toSafeImageUrl(await call(resolver, rpc, 'text', [node, 'avatar']).catch(() => null))
}

/**
 * The address of a name, and its picture; null for what is no name or has no address.
 *
 * @throws WalletModalError SERVICE_INVALID_RESPONSE; what `rpc` throws.
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
 * The name that an address has chosen. Anybody may choose any name: one that does not lead back to the address counts
 * as none, and so does one that is not spelled by the rules, which may look like another.
 *
 * @throws as `resolveEnsName`
 */
export async function reverseEnsName(address: string, rpc: RpcRequest): Promise<string | null> {
  const node = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
  const resolver = await callForAddress(registry, rpc, 'resolver', node)
  const name = resolver && (await call(resolver, rpc, 'name', [node]))
  if (!name || normalize(name) !== name) return null
  const resolved = await resolveEnsName(name, rpc)
  return resolved?.address === toAddress(address) ? name : null
}
