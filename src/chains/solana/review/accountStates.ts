import { base64 } from '@scure/base'
import {
  type Account,
  type Mint,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackAccount,
  unpackMint,
} from '@solana/spl-token'
import { AddressLookupTableAccount, type PublicKey, type VersionedMessage } from '@solana/web3.js'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { finiteNumber, orNull, text } from '../../../utils/schemas.ts'
import { readAccount } from '../send/readAccount.ts'
import { simulateBytes } from '../send/simulateBytes.ts'

/**
 * Number of bytes of an account that are read. It exceeds the length of a token program's multisig, by which a multisig
 * differs from a token account.
 */
const headLength = 360
/** Number of accounts that nodes return at once. */
const maxAccounts = 100
/** Bytes of a lookup table: a head of 56 bytes and 256 addresses. */
const maxTableLength = 56 + 256 * 32

const account = orNull(
  z.object({ data: validEntries(text, 1), owner: text, lamports: finiteNumber }),
)
const context = z.object({ slot: finiteNumber })
const read = z.object({ context, value: z.array(account) })
const simulated = z.object({
  context,
  value: z.object({ err: orNull(z.unknown()), accounts: orNull(z.array(account)) }),
})

/** State of an account that the review compares before and after a transaction. */
export interface AccountState {
  address: PublicKey
  /** Address of the program that owns it. */
  owner: string
  lamports: number
  data: Uint8Array
}

type States = (AccountState | null)[]

const refuse = (cause: unknown) => new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })

function toStates(given: readonly z.infer<typeof account>[], addresses: readonly PublicKey[]) {
  if (given.length !== addresses.length) throw refuse(given)
  return addresses.map((address, index): AccountState | null => {
    const one = given[index]
    // A closed account has no lamports.
    if (!one || one.lamports === 0) return null
    return { address, ...one, data: base64.decode(one.data[0] ?? '') }
  })
}

/**
 * Returns the accounts that a transaction may change, those behind lookup tables included. Rejects with errors of `rpc`,
 * or with SERVICE_INVALID_RESPONSE if there is no such table or account.
 */
export async function writableAccounts(
  message: VersionedMessage,
  rpc: RpcRequest,
): Promise<PublicKey[]> {
  const known = message.staticAccountKeys.filter((_, index) => message.isAccountWritable(index))
  const hidden = message.addressTableLookups.map(async ({ accountKey, writableIndexes }) => {
    const table = await readAccount(accountKey.toBase58(), rpc, maxTableLength)
    if (!table) throw refuse(accountKey)
    const { addresses } = AddressLookupTableAccount.deserialize(table.data)
    return [...writableIndexes].map((index) => {
      const address = addresses[index]
      if (!address) throw refuse(accountKey)
      return address
    })
  })
  const all = [...known, ...(await Promise.all(hidden)).flat()]
  if (all.length > maxAccounts) throw refuse('too many accounts')
  return all
}

interface Read {
  slot: number
  states: States
}

/** Reads accounts as they are. `slot` is the lowest that the node must have reached. */
export async function readStates(
  addresses: readonly PublicKey[],
  rpc: RpcRequest,
  slot?: number,
): Promise<Read> {
  const config = {
    encoding: 'base64',
    commitment: 'confirmed',
    dataSlice: { offset: 0, length: headLength },
    ...(slot !== undefined && { minContextSlot: slot }),
  }
  const given = await rpc('getMultipleAccounts', [addresses.map(String), config])
  const parsed = read.safeParse(given)
  if (!parsed.success) throw refuse(given)
  return { slot: parsed.data.context.slot, states: toStates(parsed.data.value, addresses) }
}

/** Reads accounts as they would be after a transaction. The states are null if the transaction fails. */
export async function simulateStates(
  bytes: Uint8Array,
  addresses: readonly PublicKey[],
  rpc: RpcRequest,
  slot: number,
): Promise<{ slot: number; states: States | null }> {
  const given = await simulateBytes(bytes, rpc, {
    minContextSlot: slot,
    accounts: { encoding: 'base64', addresses: addresses.map(String) },
  })
  const parsed = simulated.safeParse(given)
  if (!parsed.success) throw refuse(given)
  const { context: at, value } = parsed.data
  if (value.err !== null) return { slot: at.slot, states: null }
  const states = toStates(value.accounts ?? [], addresses)
  return {
    slot: at.slot,
    states: states.map((one) => one && { ...one, data: one.data.subarray(0, headLength) }),
  }
}

export const isSameState = (one: States, other: States): boolean =>
  JSON.stringify(one.map(comparable)) === JSON.stringify(other.map(comparable))

const comparable = (state: AccountState | null) =>
  state && [state.owner, state.lamports, base64.encode(state.data)]

export const tokenPrograms = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]

/** The accounts of token programs that a state may be; undefined if it is none. */
function unpack<Unpacked>(
  state: AccountState | null,
  by: (address: PublicKey, info: never, program: PublicKey) => Unpacked,
): Unpacked | undefined {
  const program = tokenPrograms.find((one) => one.toBase58() === state?.owner)
  if (!state || !program) return undefined
  try {
    const info = { data: state.data, owner: program, lamports: 0, executable: false }
    return by(state.address, info as never, program)
  } catch {
    return undefined
  }
}

export const toToken = (state: AccountState | null): Account | undefined =>
  unpack(state, unpackAccount)
export const toMint = (state: AccountState | null): Mint | undefined => unpack(state, unpackMint)
