import { ed25519 } from '@noble/curves/ed25519'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { NameService } from '../../../types/names.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { text } from '../../../utils/schemas.ts'
import { solanaNetworks } from '../networks.ts'
import { readAccounts, type SolanaAccount } from '../send/readAccount.ts'
import {
  favoriteKey,
  isOnCurve,
  isRoot,
  keysOf,
  namePrograms,
  reverseKey,
  root,
} from './snsKeys.ts'

/** The Solana Name Service, on the main network: names of one or two labels before `.sol`. */
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const form = /^[^.]+(?:\.[^.]+)?\.sol$/
/**
 * Matches names that are already normalized, because they contain only these characters. They do not need the tables of
 * ENSIP-15.
 */
const plain = /^[a-z\d.-]+$/
/** Solana's coin type (SLIP-44). */
const coinType = 501

const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const keyLength = 32
/** A name's account begins with the keys of its parent, its owner and its class. */
const headLength = 3 * keyLength
const activeNft = 2
/** Value in a record of version 2 for a signature of a Solana account. */
const bySolana = 1

const keyAt = (data: Uint8Array, at: number) => data.subarray(at, at + keyLength)
const isSame = (one: Uint8Array, other: Uint8Array) => base58.encode(one) === base58.encode(other)

function ofProgram(account: SolanaAccount | null | undefined, program: string, length: number) {
  return account?.owner === program && account.data.length >= length ? account.data : null
}

const ofNames = (account: SolanaAccount | null | undefined, length = headLength) =>
  ofProgram(account, namePrograms.names, length)

const holders = z.object({ value: z.array(z.object({ address: text })) })

/** Returns the only holder of a name's NFT. Null if the NFT has no holder. */
async function readHolder(mint: Uint8Array, rpc: RpcRequest): Promise<Uint8Array | null> {
  const given = await rpc('getTokenLargestAccounts', [
    base58.encode(mint),
    { commitment: 'confirmed' },
  ])
  const parsed = holders.safeParse(given)
  if (!parsed.success) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
  const [largest] = parsed.data.value
  if (!largest) return null
  const [account] = await readAccounts([largest.address], rpc)
  const data = ofProgram(account, tokenProgram, 72)
  if (!data || !isSame(keyAt(data, 0), mint)) return null
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(64, true)
  return amount === 1n ? keyAt(data, keyLength) : null
}

/**
 * Returns the receiver in a record of version 2, or `stale` if a previous owner of the name has signed the record. Null
 * if the receiver has not agreed to the record. Such a name must not resolve (SNS-IP-5).
 */
function readRecord(data: Uint8Array, owner: Uint8Array): Uint8Array | 'stale' | null {
  const head = new DataView(data.buffer, data.byteOffset + headLength)
  if (head.getUint16(0, true) !== bySolana || head.getUint16(2, true) !== bySolana) return null
  const [signer, agreed, receiver] = [0, 1, 2].map((index) =>
    keyAt(data, headLength + 8 + index * keyLength),
  )
  if (!signer || !agreed || !receiver) return null
  if (!isSame(signer, owner)) return 'stale'
  return head.getUint32(4, true) === keyLength && isSame(agreed, receiver) ? receiver : null
}

/** Returns the receiver in a record of version 1. Null if the owner has not signed the record. */
function readOldRecord(data: Uint8Array, key: Uint8Array, owner: Uint8Array): Uint8Array | null {
  const receiver = keyAt(data, headLength)
  const signature = data.subarray(headLength + keyLength, headLength + keyLength + 64)
  const signed = utf8ToBytes(bytesToHex(concatBytes(receiver, key)))
  try {
    return ed25519.verify(signature, signed, owner, { zip215: false }) ? receiver : null
  } catch {
    return null
  }
}

/**
 * Returns the receiver of a name by SNS-IP-5: the holder of its NFT, the receiver in its record, or its owner. `key` is
 * null if nothing may be sent to the name, for example because the owner has no private key and may be a program's
 * account. Returns null if the name is not registered.
 */
async function readReceiver(name: string, rpc: RpcRequest) {
  const keys = keysOf(name)
  const addresses = [keys.registry, keys.nft, keys.recordV2, keys.recordV1].map(base58.encode)
  const [registry, nft, record, oldRecord] = await readAccounts(addresses, rpc)
  const owner = ofNames(registry)?.subarray(keyLength, 2 * keyLength)
  if (!owner) return null
  if (ofProgram(nft, namePrograms.tokenizer, 1)?.[0] === activeNft)
    return { key: await readHolder(keys.mint, rpc) }
  const general = isOnCurve(owner) ? owner : null
  const newest = ofNames(record, headLength + 8 + 3 * keyLength)
  const short = ofNames(record, headLength + 1)
  if (newest || short) {
    const receiver = newest && readRecord(newest, owner)
    return { key: receiver === 'stale' ? general : receiver }
  }
  const old = ofNames(oldRecord, headLength + keyLength + 64)
  return { key: (old && readOldRecord(old, keys.recordV1, owner)) ?? general }
}

/**
 * Reads the text in a name's account: its length in four bytes, then UTF-8. The text of a subdomain begins with a zero
 * byte.
 */
function readText(account: SolanaAccount | null | undefined): string | null {
  const data = ofNames(account, headLength + 4)
  if (!data) return null
  const length = new DataView(data.buffer, data.byteOffset).getUint32(headLength, true)
  const bytes = data.subarray(headLength + 4, headLength + 4 + length)
  return bytes.length === length ? new TextDecoder().decode(bytes).replace(/^\0/, '') : null
}

/** Returns the name that an address claims to prefer. Null if the address claims no name. */
async function readFavorite(address: string, rpc: RpcRequest): Promise<string | null> {
  const [favorite] = await readAccounts([base58.encode(favoriteKey(address))], rpc)
  const data = ofProgram(favorite, namePrograms.favorites, 1 + keyLength)
  if (!data) return null
  const key = keyAt(data, 1)
  const registry = ofNames((await readAccounts([base58.encode(key)], rpc))[0])
  if (!registry) return null
  const parent = keyAt(registry, 0)
  const texts = [reverseKey(key, parent), ...(isRoot(parent) ? [] : [reverseKey(parent, root)])]
  const labels = (await readAccounts(texts.map(base58.encode), rpc)).map(readText)
  return labels.includes(null) ? null : `${labels.join('.')}.sol`
}

async function normalize(name: string): Promise<string | null> {
  if (plain.test(name)) return name
  const { normalizeName } = await loadPart(import('../../ensip15.ts'))
  return normalizeName(name)
}

const mayHave = (name: string) => form.test(name)
const isNormalized = async (name: string) => mayHave(name) && (await normalize(name)) === name

export const sns: NameService = {
  registryOf: () =>
    solanaNetworks.find(({ network }) => network.caipNetworkId === mainnet)?.network ?? null,
  mayHave,
  isNormalized,

  async resolve(given, target, sources) {
    const rpc = sources.rpcOf(mainnet)
    const name = await normalize(given)
    if (!rpc || !name || !mayHave(name)) return null
    const found = await readReceiver(name, rpc)
    const record = target.coinType === coinType ? found?.key : null
    return found && { name, record: record?.slice() ?? null, avatarUrl: null }
  },

  async reverse(address, _, sources) {
    const rpc = sources.rpcOf(mainnet)
    const name = rpc && (await readFavorite(address, rpc))
    if (!name || !(await isNormalized(name))) return null
    const found = await readReceiver(name, rpc)
    return found?.key && base58.encode(found.key) === address ? { name, avatarUrl: null } : null
  },
}
