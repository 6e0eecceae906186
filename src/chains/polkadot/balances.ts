import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import { noteHoldings } from './arrivals.ts'
import { decodeSs58 } from './ss58.ts'

/** `twox_128('System')` and `twox_128('Account')`, the same on every network. */
const accountsPrefix = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** `AccountInfo`: four u32 (nonce, consumers, providers, sufficients), then `AccountData` of four u128. */
const infoLength = 80
const amountLength = 16

/**
 * Bit of `flags` that is set once the account has holds and freezes. They replace locks and a separate lock for fees.
 */
const newLogic = 1n << 127n

/**
 * Existential deposits in planck, by the first 32 digits of the genesis hash, for the balance that is shown. Send reads that
 * of the runtime (`existentialDeposit` in `send/buildTransfer.ts`). The runtimes' sources define them as EXISTENTIAL_DEPOSIT:
 * https://github.com/polkadot-fellows/runtimes and, for Westend and its asset hub (a tenth of its relay chain's, 2026-11),
 * https://github.com/paritytech/polkadot-sdk/blob/master/cumulus/parachains/runtimes/constants/src/westend.rs
 */
const deposits: Readonly<Record<string, bigint>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 10_000_000_000n,
  '68d56f15f85d3136970ec16946040bc1': 100_000_000n,
  b0a8d493285c2df73290dfb7e61f870f: 333_333_333n,
  '48239ef607d7928874027a43a6768920': 3_333_333n,
  e143f23803ac50e8f6f8e62695d1ce9e: 10_000_000_000n,
  '67f9723393ef76214df0118c34bbbd3d': 1_000_000_000n,
}

interface AccountInfo {
  nonce: number
  /**
   * Numbers of runtime modules that depend on the account (`consumers`) and that provide for its existence
   * (`providers`).
   */
  consumers: number
  providers: number
  free: bigint
  reserved: bigint
  frozen: bigint
}

/** @throws WalletModalError UNKNOWN if the address is not SS58 */
export function accountIdOf(address: string): Uint8Array {
  const accountId = decodeSs58(address)?.accountId
  if (accountId) return accountId
  throw new WalletModalError('UNKNOWN', { longMessage: `${address} is no address` })
}

/**
 * Returns the storage key of `System.Account`, hashed by `blake2_128_concat`.
 * @throws WalletModalError UNKNOWN if the address is not SS58
 */
function accountStorageKey(address: string): string {
  const accountId = accountIdOf(address)
  const hash = blake2b(accountId, { dkLen: 16 })
  return `0x${accountsPrefix}${bytesToHex(hash)}${bytesToHex(accountId)}`
}

/**
 * Parses an `AccountInfo`; null for an account that does not exist.
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the response is malformed
 */
function readAccountInfo(stored: unknown): AccountInfo | null {
  if (stored === null) return null
  const isInfo = typeof stored === 'string' && /^0x[\da-f]{160}$/i.test(stored)
  if (!isInfo) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: stored })
  const view = new DataView(hexToBytes(stored.slice(2)).buffer)
  const amountAt = (index: number) => {
    const at = infoLength - (4 - index) * amountLength
    return view.getBigUint64(at, true) + (view.getBigUint64(at + 8, true) << 64n)
  }
  const [free, reserved, frozen, flags] = [amountAt(0), amountAt(1), amountAt(2), amountAt(3)]
  // Without `newLogic`, `frozen` and `flags` are locks on transfers and on fees. Locks apply to `free` and not to
  // `reserved`.
  const isOld = (flags & newLogic) === 0n
  // biome-ignore lint/complexity/useMathMinMax: Math.max takes no bigint
  const locked = frozen > flags ? frozen : flags
  return {
    nonce: view.getUint32(0, true),
    consumers: view.getUint32(4, true),
    providers: view.getUint32(8, true),
    free,
    reserved,
    frozen: isOld && locked > 0n ? locked + reserved : frozen,
  }
}

/**
 * Reads an account's state in the best block, or in the block `at`. Null for an account that does not exist. Rejects
 * with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function readAccount(address: string, rpc: RpcRequest, at?: string) {
  const key = accountStorageKey(address)
  return readAccountInfo(await rpc('state_getStorage', at === undefined ? [key] : [key, at]))
}

/**
 * Returns the part of `free` that a transfer can move without closing the account. At least the existential deposit
 * stays.
 */
export function transferable({ free, reserved, frozen }: AccountInfo, deposit: bigint): bigint {
  const kept = frozen - reserved > deposit ? frozen - reserved : deposit
  return free > kept ? free - kept : 0n
}

/**
 * Returns the part of `free` that a transfer can move if the transfer may close the account. The part is all of `free`,
 * unless the runtime needs the account (`can_dec_provider` of frame_system).
 */
export function movableByClosing(account: AccountInfo, deposit: bigint): bigint {
  const { free, reserved, frozen, consumers, providers } = account
  const isNeeded = reserved > 0n || frozen > 0n || (consumers > 0 && providers <= 1)
  return isNeeded ? transferable(account, deposit) : free
}

/**
 * Reads the transferable balance in planck, and stores the arrivals since the last read. The genesis hash identifies
 * the network, and thereby the existential deposit. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if a
 * response is malformed.
 */
export async function readBalance(address: string, rpc: RpcRequest): Promise<bigint> {
  const [info, genesis] = await Promise.all([
    readAccount(address, rpc),
    rpc('chain_getBlockHash', [0]),
  ])
  if (typeof genesis !== 'string' || !/^0x[\da-f]{64}$/i.test(genesis))
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: genesis })
  const reference = genesis.slice(2, 34).toLowerCase()
  const holder = { address, caipNetworkId: `polkadot:${reference}` } as const
  noteHoldings(holder, info && { nonce: info.nonce, total: info.free + info.reserved })
  return info ? transferable(info, deposits[reference] ?? 0n) : 0n
}
