import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { type Bytes, expandMetadata, Metadata, type Option, TypeRegistry } from '@polkadot/types'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import {
  dropMetadata,
  listMetadata,
  readMetadata,
  writeMetadata,
} from '../../../storage/metadataCache.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { log } from '../../../utils/log.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'

/** A number as the runtime's `u32`, to which the SDK converts it; for any other number its error is one of its own. */
export const uint32 = finiteNumber.check(
  z.refine((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32),
)
const hash = text.check(z.refine((value) => /^0x[\da-f]{64}$/i.test(value)))
export const hex = text.check(z.refine((value) => /^0x(?:[\da-f]{2})*$/i.test(value)))
const number = text.check(z.refine((value) => /^0x[\da-f]{1,8}$/i.test(value)))
const isApi = (given: unknown) =>
  Array.isArray(given) && typeof given[0] === 'string' && typeof given[1] === 'number'

const version = z.looseObject({
  specName: text,
  specVersion: uint32,
  transactionVersion: uint32,
  apis: z.array(z.custom<[id: string, since: number]>(isApi, 'not the version of an API')),
})
const header = z.object({ number })

/** Number of blocks for which a transfer is valid. It is the default of @polkadot/api. */
export const mortalBlocks = 64

/** @throws WalletModalError SERVICE_INVALID_RESPONSE if the value does not match the schema */
export function parse<Value>(schema: z.ZodMiniType<Value>, given: unknown): Value {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
}

export const readHash = async (rpc: RpcRequest, method: string, params: readonly unknown[] = []) =>
  parse(hash, await rpc(method, params))

export const readHex = async (rpc: RpcRequest, method: string, params: readonly unknown[]) =>
  parse(hex, await rpc(method, params))

/** Reads the latest finalized block. Its number and hash no longer change. */
export async function readFinalized(rpc: RpcRequest): Promise<{ hash: string; number: number }> {
  const head = await readHash(rpc, 'chain_getFinalizedHead')
  const read = parse(header, await rpc('chain_getHeader', [head]))
  return { hash: head, number: Number(read.number) }
}

function decode(bytes: Uint8Array) {
  const registry = new TypeRegistry()
  const metadata = new Metadata(registry, bytes)
  registry.setMetadata(metadata)
  return { ...expandMetadata(registry, metadata), bytes, metadataVersion: metadata.version }
}

export type Decoded = ReturnType<typeof decode>

export interface Runtime extends Decoded {
  genesisHash: string
  version: z.infer<typeof version>
}

/**
 * The decoded metadata of the last runtime. They are cached, because metadata are large and change only with the
 * version of the runtime's specification.
 */
let kept: { key: string; decoded: Promise<Decoded> } | null = null

/**
 * First metadata version whose digest lets a wallet prove to the chain which transaction the wallet has shown (RFC-78).
 */
export const provableVersion = 15

/**
 * Id of the runtime API `Metadata` (`blake2_64` of its name). From version 2 on, the API returns the metadata in a
 * requested version.
 */
const metadataApi = '0x37e397fc7c91f5e4'

type Version = z.infer<typeof version>

/** Downloads metadata in `provableVersion`. Null if the runtime cannot provide this version. */
async function downloadProvable({ apis }: Version, rpc: RpcRequest, when: readonly string[]) {
  if (!apis.some(([id, since]) => id === metadataApi && since >= 2)) return null
  const wanted = `0x${provableVersion.toString(16).padStart(2, '0')}000000`
  const given = await readHex(rpc, 'state_call', ['Metadata_metadata_at_version', wanted, ...when])
  const bytes = hexToBytes(given.slice(2))
  try {
    const metadata = new TypeRegistry().createType<Option<Bytes>>('Option<Bytes>', bytes)
    return metadata.isSome ? Uint8Array.from(metadata.unwrap()) : null
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

async function download(runtime: Version, rpc: RpcRequest, when: readonly string[]) {
  const provable = await downloadProvable(runtime, rpc, when)
  return provable ?? hexToBytes((await readHex(rpc, 'state_getMetadata', when)).slice(2))
}

/** @throws WalletModalError SERVICE_INVALID_RESPONSE if the bytes are not metadata */
function decodeGiven(bytes: Uint8Array): Decoded {
  try {
    return decode(bytes)
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/** Names a set of nodes in keys of the cache; `none` if the nodes are not known. */
const digestOf = (nodes: readonly string[] | undefined) =>
  nodes ? bytesToHex(sha256(utf8ToBytes([...nodes].sort().join(' ')))).slice(0, 16) : 'none'

/** Removes the metadata of a network that other nodes gave than those that the page configures now. */
async function dropOthers(genesisHash: string, nodes: string): Promise<void> {
  const isOther = (key: string) => key.startsWith(genesisHash) && !key.endsWith(` ${nodes}`)
  await Promise.all((await listMetadata()).filter(isOther).map(dropMetadata))
}

async function readDecoded(key: string, download: () => Promise<Uint8Array>): Promise<Decoded> {
  const stored = await readMetadata(key)
  try {
    if (stored) return decode(stored)
  } catch (thrown) {
    log('info', 'stored metadata could not be read', thrown)
  }
  const decoded = decodeGiven(await download())
  const [genesisHash = '', , , nodes = ''] = key.split(' ')
  void dropOthers(genesisHash, nodes).then(() => writeMetadata(key, decoded.bytes))
  return decoded
}

/**
 * Reads the runtime's types at a block. The metadata are downloaded once for each version of a runtime and set of
 * configured nodes, since only these nodes answer for them. Rejects with
 * errors of `rpc`, or with SERVICE_INVALID_RESPONSE if a response is malformed.
 */
export async function readRuntime(rpc: RpcRequest, at?: string): Promise<Runtime> {
  const when = at === undefined ? [] : [at]
  const [genesisHash, given, nodes] = await Promise.all([
    readHash(rpc, 'chain_getBlockHash', [0]),
    rpc('state_getRuntimeVersion', when),
    rpc.nodes?.(),
  ])
  const read = parse(version, given)
  const key = `${genesisHash} ${read.specName} ${read.specVersion} ${digestOf(nodes)}`
  const own =
    kept?.key === key ? kept : { key, decoded: readDecoded(key, () => download(read, rpc, when)) }
  kept = own
  try {
    return { ...(await own.decoded), genesisHash, version: read }
  } catch (thrown) {
    if (kept === own) kept = null
    throw thrown
  }
}

/** Names a runtime as signed transactions do: by the genesis block's hash and the version of its specification. */
export interface RuntimeId {
  genesisHash: string
  specVersion: number
}

/**
 * Returns the runtime's types if this browser has its metadata from one of the nodes that the page configures, without a
 * request to a node; null if it has not. Entries of other nodes are removed. Never rejects.
 */
export async function findRuntime(
  isWanted: (id: RuntimeId) => boolean,
  nodesOf: (genesisHash: string) => Promise<readonly string[] | undefined>,
): Promise<Decoded | null> {
  const idOf = (key: string) => {
    const [genesisHash = '', , specVersion] = key.split(' ')
    return { genesisHash, specVersion: Number(specVersion) }
  }
  try {
    const keys = [...(await listMetadata()), ...(kept ? [kept.key] : [])]
    const wanted = keys.map(idOf).findLast(isWanted)
    if (!wanted) return null
    const nodes = digestOf(await nodesOf(wanted.genesisHash))
    void dropOthers(wanted.genesisHash, nodes)
    const isIt = (key: string) => isWanted(idOf(key)) && key.endsWith(` ${nodes}`)
    // Metadata that a node has yet to send are not waited for.
    const ready = kept && isIt(kept.key) && (await Promise.race([kept.decoded, null]))
    if (ready) return ready
    const key = keys.findLast((one) => one !== kept?.key && isIt(one))
    const stored = key === undefined ? null : await readMetadata(key)
    if (key === undefined || !stored) return null
    const decoded = decode(stored)
    kept = { key, decoded: Promise.resolve(decoded) }
    return decoded
  } catch (thrown) {
    log('info', 'stored metadata could not be read', thrown)
    return null
  }
}
