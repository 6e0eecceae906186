import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { Vec } from '@polkadot/types'
import { GenericExtrinsic } from '@polkadot/types'
import type { EventRecord } from '@polkadot/types/interfaces'
import type { Registry } from '@polkadot/types/types'
import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type {
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../../types/pendingTransaction.ts'
import { readAccount } from '../balances.ts'
import {
  hex,
  mortalBlocks,
  parse,
  readFinalized,
  readHash,
  readHex,
  readRuntime,
} from './runtime.ts'

/** `twox_128('System')` and `twox_128('Events')`, the same on every network. */
const eventsKey = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'

const block = z.object({ block: z.object({ extrinsics: z.array(hex) }) })

export const hashOf = (bytes: Uint8Array) => `0x${bytesToHex(blake2b(bytes, { dkLen: 32 }))}`

function decodeEvents(registry: Registry, stored: string): Vec<EventRecord> {
  try {
    return registry.createType<Vec<EventRecord>>('Vec<EventRecord>', stored)
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/** Reads from the events of a block whether its transaction at `index` succeeded. */
async function readResult(blockHash: string, index: number, rpc: RpcRequest) {
  const { registry } = await readRuntime(rpc, blockHash)
  const stored = await readHex(rpc, 'state_getStorage', [eventsKey, blockHash])
  const events = decodeEvents(registry, stored)
  const own = events.filter(
    ({ phase }) => phase.isApplyExtrinsic && phase.asApplyExtrinsic.eq(index),
  )
  const has = (name: string) =>
    own.some(({ event }) => event.section === 'system' && event.method === name)
  if (has('ExtrinsicSuccess')) return { state: 'confirmed' } as const
  if (has('ExtrinsicFailed')) return { state: 'failed' } as const
  return { state: 'waiting', nonce: null } as const
}

/**
 * Searches finalized blocks for a transaction, the latest block first. Only finalized blocks are searched, because any
 * other block can be replaced.
 */
async function find(hash: string, blocks: { first: number; last: number }, rpc: RpcRequest) {
  for (let number = blocks.last; number >= blocks.first; number -= 1) {
    const blockHash = await readHash(rpc, 'chain_getBlockHash', [number])
    const { extrinsics } = parse(block, await rpc('chain_getBlock', [blockHash])).block
    const index = extrinsics.findIndex((one) => hashOf(hexToBytes(one.slice(2))) === hash)
    if (index >= 0) return readResult(blockHash, index, rpc)
  }
  return null
}

/**
 * Reads the status of a transaction from finalized blocks. The account's nonce in these blocks shows whether a
 * transaction with the same nonce was included. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if a
 * response is malformed.
 */
async function readTransaction(
  { hash, from, signed }: Pick<PendingTransaction, 'hash' | 'from' | 'signed'>,
  rpc: RpcRequest,
): Promise<TransactionSighting> {
  if (!signed) return { state: 'unknown' }
  const [{ registry }, head] = await Promise.all([readRuntime(rpc), readFinalized(rpc)])
  const extrinsic = new GenericExtrinsic(registry, base64.decode(signed.transaction))
  const account = await readAccount(from, rpc, head.hash)
  const lastBlock = signed.lastValidBlockHeight
  const isOver = head.number > lastBlock
  const isUsed = account !== null && account.nonce > extrinsic.nonce.toNumber()
  // A transfer that closes its account resets the nonce, so the blocks are searched if the account does not exist.
  if (account && !isUsed && !isOver) return { state: 'unknown' }
  const first = Math.max(1, lastBlock - mortalBlocks)
  const found = await find(hash, { first, last: Math.min(head.number, lastBlock) }, rpc)
  if (found) return found
  if (isUsed) return { state: 'replaced', by: null, repeats: false, succeeded: false }
  return { state: isOver ? 'expired' : 'unknown' }
}

export const polkadotTransactions: TransactionReader = {
  read: readTransaction,
  // The limit is 15 minutes. A block takes 6 s, or 12 s on older parachains, and is finalized some blocks later.
  unknownMs: 900_000,
  async rebroadcast({ transaction }, rpc) {
    await rpc('author_submitExtrinsic', [`0x${bytesToHex(base64.decode(transaction))}`])
  },
}
