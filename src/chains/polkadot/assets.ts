import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { RpcRequest, TokenHolding } from '../../types/chainAdapter.ts'
import type { TokenUnit } from '../../types/token.ts'
import { toSymbol } from '../../utils/toSymbol.ts'
import { accountIdOf } from './balances.ts'

/** Storage prefixes: `twox_128` of the pallet `Assets` and of its items, the same on every network. */
const pallet = '682a59d51ab9e48a8c8cc418ff9708d2'
const storage = {
  account: 'b99d880ec681799c0cf30e8886371da9',
  asset: 'd34371a193a751eea5883e9553457b2e',
  metadata: 'b5f3822e35ca2f31ce3526eab1363fd2',
} as const

/** Ids of USDT and USDC on the asset hubs, by the hub's CAIP-2 id. */
export const wellKnownAssets: Partial<Record<CaipNetworkId, readonly string[]>> = {
  'polkadot:68d56f15f85d3136970ec16946040bc1': ['1984', '1337'],
  'polkadot:48239ef607d7928874027a43a6768920': ['1984'],
}

/** Maximum decimals. No real token has more, and browsers cannot format numbers with more than 100. */
const maxDecimals = 36

const maxId = 2 ** 32 - 1

/**
 * Parses the id of a token in the pallet.
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the text is not an id
 */
export function toAssetId(token: string): number {
  const id = /^\d{1,10}$/.test(token) ? Number(token) : Number.NaN
  if (id <= maxId) return id
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage: `${token} is no asset` })
}

/** `blake2_128_concat` of a storage key, in hexadecimal. */
const hashed = (bytes: Uint8Array) => bytesToHex(blake2b(bytes, { dkLen: 16 })) + bytesToHex(bytes)

async function read(
  name: keyof typeof storage,
  keys: readonly Uint8Array[],
  rpc: RpcRequest,
  minLength: number,
): Promise<DataView | null> {
  const key = `0x${pallet}${storage[name]}${keys.map(hashed).join('')}`
  const stored = await rpc('state_getStorage', [key])
  if (stored === null) return null
  const isBytes = typeof stored === 'string' && /^0x(?:[\da-f]{2}){1,4096}$/i.test(stored)
  if (!isBytes || stored.length < 2 + 2 * minLength)
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: stored })
  return new DataView(hexToBytes(stored.slice(2)).buffer)
}

function idKey(token: string): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, toAssetId(token), true)
  return bytes
}

const u128 = (view: DataView, at: number) =>
  view.getBigUint64(at, true) + (view.getBigUint64(at + 8, true) << 64n)

export interface AssetAccount {
  balance: bigint
  /** False if the asset's issuer has frozen or blocked the account. */
  isLiquid: boolean
}

/**
 * Reads an account's balance of an asset. Null if the account has no balance of it. Rejects with errors of `rpc`, or
 * with SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function readAssetAccount(
  address: string,
  token: string,
  rpc: RpcRequest,
): Promise<AssetAccount | null> {
  const view = await read('account', [idKey(token), accountIdOf(address)], rpc, 17)
  return view && { balance: u128(view, 0), isLiquid: view.getUint8(16) === 0 }
}

export interface AssetDetails {
  /** Minimum balance of an account in the asset, in base units. */
  minBalance: bigint
  /** True if an account can exist with a balance of this asset alone. */
  isSufficient: boolean
  isLive: boolean
}

/**
 * Bytes of the pallet's `AssetDetails`: four accounts, supply, deposit, minimum balance, a flag, three counts, a
 * status.
 */
const detailsLength = 190

/**
 * Reads an asset's details. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the asset does not exist.
 */
export async function readAssetDetails(token: string, rpc: RpcRequest): Promise<AssetDetails> {
  const view = await read('asset', [idKey(token)], rpc, detailsLength)
  if (!view) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: token })
  return {
    minBalance: u128(view, 160),
    isSufficient: view.getUint8(176) === 1,
    isLive: view.getUint8(detailsLength - 1) === 0,
  }
}

/** Reads a text in SCALE: its length as a compact number below 2^14, then its bytes. */
function readText(view: DataView, at: number): { text: string; end: number } {
  const first = view.getUint8(at)
  const isLong = (first & 3) === 1
  if ((first & 3) > 1) throw new RangeError('too long')
  const start = at + (isLong ? 2 : 1)
  const end = start + (isLong ? view.getUint16(at, true) >> 2 : first >> 2)
  if (end > view.byteLength) throw new RangeError('too short')
  const bytes = new Uint8Array(view.buffer, start, end - start)
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), end }
}

/**
 * Reads symbol and decimals of an asset. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the asset
 * does not exist.
 */
export async function readAssetUnit(token: string, rpc: RpcRequest): Promise<TokenUnit> {
  const view = await read('metadata', [idKey(token)], rpc, 20)
  try {
    if (!view) throw new RangeError('There is no such asset.')
    const symbol = readText(view, readText(view, 16).end)
    const decimals = view.getUint8(symbol.end)
    if (decimals > maxDecimals) throw new RangeError(`More than ${maxDecimals} decimals.`)
    return { symbol: toSymbol(symbol.text), decimals }
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/**
 * Reads an account's balance of an asset in base units, and the asset's unit. Rejects with errors of `rpc`, or with
 * SERVICE_INVALID_RESPONSE if the asset does not exist.
 */
export async function readAssetBalance(
  address: string,
  token: string,
  rpc: RpcRequest,
): Promise<TokenHolding> {
  const [account, unit] = await Promise.all([
    readAssetAccount(address, token, rpc),
    readAssetUnit(token, rpc),
  ])
  return { amountBaseUnits: account?.balance ?? 0n, ...unit }
}
