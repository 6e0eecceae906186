import { base64 } from '@scure/base'
import { ComputeBudgetProgram, Transaction, type TransactionInstruction } from '@solana/web3.js'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import { log } from '../../../utils/log.ts'
import { finiteNumber } from '../../../utils/schemas.ts'
import { type BuiltTransfer, buildTransfer, serialize } from './buildTransfer.ts'
import { toCount } from './readAccount.ts'
import { implausible } from './rent.ts'
import { simulateBytes } from './simulateBytes.ts'

/** Fee of one signature, in lamports. */
export const signatureLamports = 5_000n

/** Maximum of the fee of one signature that is believed: a tenfold. */
const maxSignatureLamports = 10n * signatureLamports

/** Maximum of the whole priority fee in lamports: 0.0001 SOL. */
export const maxPriorityLamports = 100_000n

/** Compute units of a native transfer: 150 each for the transfer and the two budget instructions, and a reserve. */
const nativeUnits = 500n
const budgetUnits = 300n
const maxUnits = 1_400_000n

const microLamports = 1_000_000n

/** Percentage of recent slots whose price the transfer reaches or exceeds. */
const percentile = 90

/** Number of recent slots whose fees nodes report. */
const maxSlots = 150

const recentFees = validEntries(z.object({ prioritizationFee: finiteNumber }), maxSlots)

/** Reads the price of a compute unit in micro-lamports. Zero if the node reports no price. */
async function readPrice(bytes: Uint8Array, rpc: RpcRequest): Promise<bigint> {
  try {
    const { feePayer, instructions } = Transaction.from(bytes)
    const keys = instructions.flatMap((one) => one.keys).filter((key) => key.isWritable)
    const accounts = new Set(keys.map(({ pubkey }) => pubkey.toBase58()))
    if (feePayer) accounts.add(feePayer.toBase58())
    const given = recentFees.parse(await rpc('getRecentPrioritizationFees', [[...accounts]]))
    const prices = given.map((one) => one.prioritizationFee).sort((a, b) => a - b)
    return toCount(prices[Math.floor((prices.length * percentile) / 100)] ?? 0)
  } catch {
    return 0n
  }
}

/** Simulates a transaction, and returns its compute units with a reserve of a quarter. Null if it fails. */
async function simulateUnits(bytes: Uint8Array, rpc: RpcRequest) {
  try {
    const response = await simulateBytes(bytes, rpc)
    const { value } = Object(response) as { value?: { err?: unknown; unitsConsumed?: unknown } }
    const used = value?.err ? 0n : toCount(value?.unitsConsumed)
    return used > 0n ? leastOf((used * 5n) / 4n + budgetUnits, maxUnits) : null
  } catch {
    return null
  }
}

/** Determines the compute units of a transfer. Null if the transfer cannot be simulated. */
async function readUnits({ token, part }: Transfer, bytes: Uint8Array, rpc: RpcRequest) {
  // The compute units of a memo depend on its length, so a transfer with a memo is simulated.
  return token === null && !part?.solanaPay?.memo ? nativeUnits : simulateUnits(bytes, rpc)
}

type Built = Pick<BuiltTransfer, 'bytes' | 'message'>

/** Adds instructions at the start of a transaction, if the transaction has room for them. */
function addFirst<Given extends Built>(built: Given, budget: TransactionInstruction[]): Given {
  const transaction = Transaction.from(built.bytes)
  transaction.instructions.unshift(...budget)
  try {
    return { ...built, ...serialize(transaction) }
  } catch (thrown) {
    log('info', 'a transaction has no room for a priority fee', thrown)
    return built
  }
}

/** Adds the limit of compute units and their price in micro-lamports to a transaction. */
const addBudget = <Given extends Built>(built: Given, units: bigint, price: bigint): Given =>
  addFirst(built, [
    ComputeBudgetProgram.setComputeUnitLimit({ units: Number(units) }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: price }),
  ])

/**
 * Reads the fee without priority, of one signature. A fee of zero or below the protocol's is not believed, because costs
 * are never understated. Rejects with FEE_IMPLAUSIBLE if the node reports a fee that the network does not charge.
 */
async function readBaseFee(message: Uint8Array, rpc: RpcRequest): Promise<bigint> {
  const params = [base64.encode(message), { commitment: 'confirmed' }]
  const response = await rpc('getFeeForMessage', params).catch(() => undefined)
  const { value } = Object(response) as { value?: unknown }
  if (typeof value !== 'number' || value < signatureLamports) return signatureLamports
  if (value > maxSignatureLamports)
    throw implausible(`The node reports a fee of ${value} lamports for one signature.`, response)
  return toCount(value)
}

/** Estimates the fee of a transfer in lamports. The priority fee follows from the fees of recent slots. */
export async function estimateFee(
  transfer: Transfer,
  { bytes, message }: BuiltTransfer,
  rpc: RpcRequest,
): Promise<bigint> {
  const [base, price] = await Promise.all([readBaseFee(message, rpc), readPrice(bytes, rpc)])
  const units = price > 0n ? await readUnits(transfer, bytes, rpc) : null
  if (units === null) return base
  const priority = (price * units + microLamports - 1n) / microLamports
  return base + leastOf(priority, maxPriorityLamports)
}

/**
 * Sets the priority fee to zero. Without such an instruction Phantom adds a priority fee of its own, which the user has
 * not reviewed: https://docs.phantom.com/developer-powertools/solana-priority-fees
 */
const addNoPriority = <Given extends Built>(built: Given): Given =>
  addFirst(built, [ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 0 })])

/**
 * Builds a transfer that costs exactly the reviewed fee. With a lower fee, an account that sends its whole balance
 * would keep a remainder below the rent-exempt minimum. Rejects with the errors of `buildTransfer`, and with FEE_CHANGED
 * if the fee without priority exceeds the reviewed fee.
 */
export async function buildReviewed(
  transfer: Transfer,
  rpc: RpcRequest,
  reviewedFee: bigint | null | undefined,
): Promise<BuiltTransfer> {
  const built = await buildTransfer(transfer, rpc)
  if (!reviewedFee) return addNoPriority(built)
  const base = await readBaseFee(built.message, rpc)
  if (base > reviewedFee) throw new WalletModalError('FEE_CHANGED')
  const priority = leastOf(reviewedFee - base, maxPriorityLamports)
  const units = priority > 0n ? await readUnits(transfer, built.bytes, rpc) : null
  if (units === null) return addNoPriority(built)
  return addBudget(built, units, (priority * microLamports) / units)
}

/** Adds a priority fee by the prices of recent slots, of `maxPriorityLamports` at most. */
export async function withPriority<Given extends Built>(
  built: Given,
  rpc: RpcRequest,
): Promise<Given> {
  const price = await readPrice(built.bytes, rpc)
  const units = price > 0n ? await simulateUnits(built.bytes, rpc) : null
  if (units === null) return addNoPriority(built)
  return addBudget(built, units, leastOf(price, (maxPriorityLamports * microLamports) / units))
}
