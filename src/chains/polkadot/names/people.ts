import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { xxhash64 } from '@polkadot/util-crypto/xxhash/xxhash64'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { NameService, NameSources } from '../../../types/names.ts'
import type { Network } from '../../../types/network.ts'
import { toDisplayText } from '../../../utils/displayText.ts'
import { defineNetwork } from '../../defineNetwork.ts'
import { polkadotNameRecords } from '../nameRecords.ts'
import { decodeSs58 } from '../ss58.ts'

/**
 * Usernames of a People chain (pallet Identity). They are read as raw storage, because a runtime's metadata and their
 * decoder are a hundred times as large as this module.
 */

const define = (id: string, name: string, symbol: string, decimals: number, host: string) =>
  defineNetwork('polkadot', { name: symbol, symbol, decimals }, [
    `${host}-people`,
    id,
    `${name} People`,
    `${host}-people-rpc.polkadot.io`,
    'Subscan',
    `people-${host}.subscan.io`,
  ]).network

/** People chains by the coin type (SLIP-44) of the networks whose accounts register usernames there. */
const peopleChains: Readonly<Record<number, Network>> = {
  354: define('67fa177a097bfa18f77ea95ab56e9bcd', 'Polkadot', 'DOT', 10, 'polkadot'),
  434: define('c1af4cb4eb3918e5db15086c0cc5ec17', 'Kusama', 'KSM', 12, 'kusama'),
}

/** Storage prefixes: `twox_128` of the pallet `Identity`, and of each of its items. */
const pallet = '2aeddc77fe58c98d50bd37f1b90840f9'
const items = {
  usernameInfoOf: '3da3e15a0621aae33d5d5d4a5487e798',
  /** Storage item of the accounts of usernames, in runtimes without `UsernameInfoOf`. */
  accountOfUsername: '7c182fead9255863460affdd63116be3',
  usernameOf: 'b73731d6d393c442e9e8c22f3de57b45',
  identityOf: 'cd7f37317cd20b61e9bd46fab8704714',
  superOf: '43a953ac082e08b6527ce262dbd4abf2',
} as const

/**
 * A username: letters and digits, a point, and the suffix of the authority that grants the username. Names that end
 * with `.eth` belong to ENS.
 */
const form = /^[a-z\d]+\.(?!eth$)[a-z\d]{1,7}$/
const maxLength = 32
const idLength = 32

const mayHave = (name: string) => name.length <= maxLength && form.test(name)

/** `blake2_128_concat` of a map's key. */
const blake2Concat = (key: Uint8Array) => bytesToHex(blake2b(key, { dkLen: 16 })) + bytesToHex(key)
/** `twox_64_concat` of a map's key. The hash is little-endian. */
const twoxConcat = (key: Uint8Array) => bytesToHex(xxhash64(key, 0).reverse()) + bytesToHex(key)

const invalid = (cause: unknown) => new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })

/**
 * Reads the stored bytes of an item in the best block. Null if the item is not set.
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the response is not hexadecimal
 */
async function read(item: keyof typeof items, hashed: string, rpc: RpcRequest) {
  const stored = await rpc('state_getStorage', [`0x${pallet}${items[item]}${hashed}`])
  if (stored === null) return null
  if (typeof stored === 'string' && /^0x(?:[\da-f]{2}){1,8192}$/i.test(stored))
    return hexToBytes(stored.slice(2))
  throw invalid(stored)
}

/** Creates a reader of SCALE bytes that starts with the first byte. */
function createReader(bytes: Uint8Array) {
  let at = 0
  function take(length: number): Uint8Array {
    if (at + length > bytes.length) throw invalid(bytesToHex(bytes))
    at += length
    return bytes.subarray(at - length, at)
  }
  const byte = () => take(1)[0] ?? 0
  /** Reads a compact number below 2^14, which covers the length of every vector in these items. */
  function compact(): number {
    const first = byte()
    if ((first & 3) === 0) return first >> 2
    if ((first & 3) === 1) return (first >> 2) | (byte() << 6)
    throw invalid(bytesToHex(bytes))
  }
  return { take, byte, compact }
}
type Reader = ReturnType<typeof createReader>

const toText = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Reads the pallet's `Data`, up to 32 bytes of text. Null if the data is empty or a hash. */
function readData({ byte, take }: Reader): string | null {
  const kind = byte()
  if (kind === 0 || kind > 33) return null
  return toDisplayText(toText(take(kind - 1))) || null
}

/** Index of the judgement `FeePaid`, the only judgement with a value (a u128). */
const feePaid = 1

/**
 * Reads the display name in a `Registration`. A registration consists of judgements, a deposit, and the identity that
 * the account has set.
 */
function readDisplayName(bytes: Uint8Array): string | null {
  const reader = createReader(bytes)
  for (let left = reader.compact(); left > 0; left -= 1) {
    reader.take(4)
    if (reader.byte() === feePaid) reader.take(16)
  }
  reader.take(16)
  return readData(reader)
}

async function readOwner(name: string, rpc: RpcRequest): Promise<Uint8Array | null> {
  const text = utf8ToBytes(name)
  // In SCALE a text begins with its length as a compact number, which is below 64 here.
  const key = blake2Concat(concatBytes(Uint8Array.of(text.length << 2), text))
  const [info, old] = await Promise.all([
    read('usernameInfoOf', key, rpc),
    read('accountOfUsername', key, rpc),
  ])
  const owner = info ?? old
  return owner && createReader(owner).take(idLength)
}

async function readUsername(id: Uint8Array, rpc: RpcRequest): Promise<string | null> {
  const stored = await read('usernameOf', twoxConcat(id), rpc)
  if (!stored) return null
  const reader = createReader(stored)
  return toText(reader.take(reader.compact()))
}

/** Reads the display name of an account. The name of a sub-account starts with its parent's name and a slash. */
async function readIdentity(id: Uint8Array, rpc: RpcRequest): Promise<string | null> {
  const [own, above] = await Promise.all([
    read('identityOf', twoxConcat(id), rpc),
    read('superOf', blake2Concat(id), rpc),
  ])
  if (own) return readDisplayName(own)
  if (!above) return null
  const reader = createReader(above)
  const parent = await read('identityOf', twoxConcat(reader.take(idLength)), rpc)
  const names = [parent && readDisplayName(parent), readData(reader)].filter((one) => one !== null)
  return names.join('/') || null
}

function registryOf(caipNetworkId: CaipNetworkId): Network | null {
  const coinType = polkadotNameRecords.coinTypeOf(caipNetworkId)
  return (coinType !== null && peopleChains[coinType]) || null
}

function nodeOf(caipNetworkId: CaipNetworkId, { rpcOf }: NameSources): RpcRequest | null {
  const registry = registryOf(caipNetworkId)
  return registry && rpcOf(registry.caipNetworkId)
}

export const people: NameService = {
  registryOf,
  mayHave,
  isNormalized: async (name) => mayHave(name),

  async resolve(name, { caipNetworkId }, sources) {
    const rpc = nodeOf(caipNetworkId, sources)
    const owner = rpc && mayHave(name) ? await readOwner(name, rpc) : null
    return owner && { name, record: owner.slice(), avatarUrl: null }
  },

  async reverse(address, caipNetworkId, sources) {
    const rpc = nodeOf(caipNetworkId, sources)
    const id = decodeSs58(address)?.accountId
    const name = rpc && id && (await readUsername(id, rpc))
    if (!name || !mayHave(name)) return null
    const owner = await readOwner(name, rpc)
    return owner?.join() === id.join() ? { name, avatarUrl: null } : null
  },

  async displayNameOf(address, caipNetworkId, sources) {
    const rpc = nodeOf(caipNetworkId, sources)
    const id = decodeSs58(address)?.accountId
    return rpc && id ? readIdentity(id, rpc) : null
  },
}
