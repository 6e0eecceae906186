import { type PublicKey, StakeProgram, SystemProgram } from '@solana/web3.js'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { messageOf } from '../messages.ts'
import {
  type AccountState,
  readStates,
  simulateStates,
  tokenPrograms,
  writableAccounts,
} from './accountStates.ts'
import type { Pair } from './controlChanges.ts'

const programs = [SystemProgram.programId, StakeProgram.programId, ...tokenPrograms].map(String)
const isRead = (state: AccountState | null) => state === null || programs.includes(state.owner)

export interface TrialRequest {
  /** The transaction in the wire format. */
  bytes: Uint8Array
  rpc: RpcRequest
}

export interface Trial {
  /** The accounts of programs that are read, before and after. Null if the transaction fails. */
  pairs: Pair[] | null
  /** Addresses of those accounts. */
  addresses: PublicKey[]
  /** Programs that are not read and have accounts which the transaction may write. */
  others: string[]
  /** Slot of the state after the transaction. */
  slot: number
}

/**
 * Tries a transaction with the accounts that it may write. Needs two round trips, and one more for lookup tables. Null for
 * bytes that are no transaction. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE.
 */
export async function tryTransaction({ bytes, rpc }: TrialRequest): Promise<Trial | null> {
  const message = messageOf(bytes)
  if (!message) return null
  const all = await writableAccounts(message, rpc)
  const first = await readStates(all, rpc)
  // Other programs' accounts may be large, and are in no format that is read.
  const addresses = all.filter((_, index) => isRead(first.states[index] ?? null))
  const before = first.states.filter(isRead)
  const { states: after, slot } = await simulateStates(bytes, addresses, rpc, first.slot)
  const unread = [...first.states, ...(after ?? [])].filter((one) => !isRead(one))
  return {
    pairs: after && before.map((one, index) => ({ before: one, after: after[index] ?? null })),
    addresses,
    others: unread.map((one) => one?.owner ?? ''),
    slot,
  }
}
