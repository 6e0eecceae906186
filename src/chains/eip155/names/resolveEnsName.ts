import { Interface } from 'ethers/abi'
import { dnsEncode, namehash } from 'ethers/hash'
import { getBytes, hexlify } from 'ethers/utils'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { nameProfile } from '../../../storage/nameProfile.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { NameProfile, NameRecord, NameSources, NameTarget } from '../../../types/names.ts'
import { anySignal } from '../../../utils/anySignal.ts'
import { normalizeName } from '../../ensip15.ts'
import { readAvatar } from './readAvatar.ts'
import { resolveRecords } from './universalResolver.ts'

/** This module is lazy, because the ENSIP-15 tables are large. */

const resolver = new Interface([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])
const addrOfEther = 'addr(bytes32)'
const addrOfCoin = 'addr(bytes32,uint256)'

/** Coin type of Ethereum in names (SLIP-44, ENSIP-19). ENSIP-11 would derive another coin type from the chain id. */
const ether = 60
const ethereum = 0x8000_0001
const isEvm = (coinType: number) => coinType === ether || coinType >= 0x8000_0000

const maxNameLength = 255
/** Time limit in milliseconds for a picture. A picture that arrives later is not used. */
const avatarMs = 4_000
/** Code of an account that has a private key and delegates to a contract (EIP-7702). */
const delegation = /^0xef0100[\da-f]{40}$/i
const zero = /^0x0*$/

/** True for a name that is normalized by ENSIP-15: lower case, one script per label. */
export function isNormalizedName(name: string): boolean {
  return normalizeName(name) === name
}

type Result = string | WalletModalError | null | undefined

function decode(name: string, result: Result): string | null {
  if (result instanceof WalletModalError) throw result
  if (!result) return null
  try {
    return String(resolver.decodeFunctionResult(name, result)[0])
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/** Decodes an address. Null for the zero address, which means that the record is not set. */
function decodeAddress(name: string, result: Result): string | null {
  const address = decode(name, result)
  return address && !zero.test(address) ? address : null
}

/**
 * True if the account has a private key. Such an account exists at its address on all EVM networks. A contract may
 * exist on Ethereum only.
 */
async function hasKey(address: string, rpc: RpcRequest): Promise<boolean> {
  const code = await rpc('eth_getCode', [address, 'latest'])
  if (typeof code !== 'string')
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: code })
  return code === '0x' || delegation.test(code)
}

interface Records {
  ofEther: Result
  avatar: Result
  /** Coin type of the network; undefined if it is Ethereum's. */
  ofCoin: Result
  description: Result
  url: Result
}

async function readRecords(
  name: string,
  { coinType, withProfile }: NameTarget,
  rpc: RpcRequest,
  sources: NameSources,
): Promise<Records | null> {
  const node = namehash(name)
  const textRecord = (key: string) => resolver.encodeFunctionData('text', [node, key])
  const results = await resolveRecords(
    dnsEncode(name, maxNameLength),
    [
      resolver.encodeFunctionData(addrOfEther, [node]),
      textRecord('avatar'),
      ...(coinType === ether ? [] : [resolver.encodeFunctionData(addrOfCoin, [node, coinType])]),
      ...(withProfile ? ['description', 'url'].map(textRecord) : []),
    ],
    rpc,
    sources,
  )
  if (!results) return null
  const [ofEther, avatar, ...others] = results
  const ofCoin = coinType === ether ? undefined : others.shift()
  const [description, url] = others
  return { ofEther, avatar, ofCoin, description, url }
}

function isAddressOf(coinType: number, address: string): boolean {
  return !isEvm(coinType) || address.length === 42
}

async function pickAddress(
  { ofEther, ofCoin }: Records,
  coinType: number,
  rpc: RpcRequest,
): Promise<string | null> {
  const own = coinType === ether ? null : decodeAddress(addrOfCoin, ofCoin)
  if (own && isAddressOf(coinType, own)) return own
  if (own || !isEvm(coinType)) return null
  const general = decodeAddress(addrOfEther, ofEther)
  return general && (coinType === ether || (await hasKey(general, rpc))) ? general : null
}

/**
 * Returns the name's addresses on Ethereum and on the network. An NFT can be the name's picture only if one of these
 * addresses holds the NFT (ENSIP-12).
 */
function ownersOf({ ofEther, ofCoin }: Records, coinType: number): string[] {
  const own = isEvm(coinType) ? decodeAddress(addrOfCoin, ofCoin) : null
  return [decodeAddress(addrOfEther, ofEther), own].flatMap((address) => address ?? [])
}

async function avatarOf(records: Records, coinType: number, sources: NameSources) {
  try {
    const text = decode('text', records.avatar)
    if (!text) return null
    const deadline = AbortSignal.timeout(avatarMs)
    const signal = sources.signal ? anySignal([deadline, sources.signal]) : deadline
    return await readAvatar(text, ownersOf(records, coinType), { ...sources, signal })
  } catch {
    return null
  }
}

/** Returns undefined for a record that is unset or could not be read, since a name resolves without it. */
function textOf(record: Result): string | undefined {
  try {
    return decode('text', record) ?? undefined
  } catch {
    return undefined
  }
}

function profileOf({ description, url }: Records): NameProfile | undefined {
  const { data } = nameProfile.safeParse({ description: textOf(description), url: textOf(url) })
  return data?.description || data?.url ? data : undefined
}

/**
 * Resolves a name in one call of the Universal Resolver. If the name has no address for an EVM network, its Ethereum
 * address is used, but only if that account has a private key. Null if the name is invalid or not registered.
 */
export async function resolveEnsName(
  name: string,
  target: NameTarget,
  sources: NameSources,
): Promise<NameRecord | null> {
  const coinType = target.coinType === ethereum ? ether : target.coinType
  const rpc = sources.rpcOf('eip155:1')
  const normalized = normalizeName(name)
  if (!normalized || !rpc) return null
  const found = await readRecords(normalized, { ...target, coinType }, rpc, sources)
  if (!found) return null
  const [address, avatarUrl] = await Promise.all([
    pickAddress(found, coinType, rpc),
    avatarOf(found, coinType, sources),
  ])
  const profile = profileOf(found)
  return {
    name: normalized,
    record: address ? getBytes(address) : null,
    avatarUrl,
    ...(profile && { profile }),
  }
}

/** True if the record has exactly the given address. */
export function hasAddress({ record }: NameRecord, address: string): boolean {
  return record !== null && hexlify(record) === address.toLowerCase()
}
