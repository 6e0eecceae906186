import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { isSame } from '../../../utils/isSame.ts'
import type { Body, Receipt } from './nodeResponses.ts'
import { entryPoints, readGasOf } from './smartAccount.ts'
import { fromHex, toHex } from './toHex.ts'

/** A transaction that carries out what an account has ordered, and its receipt. */
export interface Carrier {
  sent: Body
  mined: Receipt
}

const sum = (all: readonly bigint[]) => all.reduce((sofar, one) => sofar + one, 0n)

/** `balanceOf(address)` of an EntryPoint: the deposit from which it takes the gas of an account's operations. */
const depositOf = (account: string) => `0x70a08231${account.slice(2).padStart(64, '0')}`

/** @throws Error if the response is no quantity */
function quantityIn(response: unknown): bigint {
  const quantity = fromHex(response)
  if (quantity === null) throw new Error('no quantity')
  return quantity
}

/** Reads by how much a quantity of the account has grown in each of the blocks, in total. */
async function growth(
  blocks: readonly bigint[],
  read: (block: string) => Promise<unknown>,
): Promise<bigint> {
  const changes = blocks.map(async (block) => {
    const [before, after] = await Promise.all([read(toHex(block - 1n)), read(toHex(block))])
    return quantityIn(after) - quantityIn(before)
  })
  return sum(await Promise.all(changes))
}

/** Returns the fees in wei of the transactions that the account has sent itself. */
const ownFees = (from: string, carriers: readonly Carrier[]): bigint =>
  sum(
    carriers
      .filter(({ sent }) => isSame(sent.from, from))
      .map(({ mined: { gasUsed = 0n, effectiveGasPrice = 0n, l1Fee = 0n } }) => {
        return gasUsed * effectiveGasPrice + l1Fee
      }),
  )

/** Reads how much the account has paid into its deposits at EntryPoints. */
async function readDeposited(
  from: string,
  carriers: readonly Carrier[],
  blocks: readonly bigint[],
  rpc: RpcRequest,
): Promise<bigint> {
  const logs = carriers.flatMap(({ mined }) => mined.logs)
  const paid = entryPoints.map(async (entryPoint) => {
    const costs = logs
      .filter(({ address }) => isSame(address, entryPoint))
      .flatMap((log) => readGasOf(log, from) ?? [])
    if (costs.length === 0) return 0n
    const read = (block: string) =>
      rpc('eth_call', [{ to: entryPoint, data: depositOf(from) }, block])
    return sum(costs) + (await growth(blocks, read))
  })
  return sum(await Promise.all(paid))
}

/**
 * True if the account's native balances around the blocks of the transactions prove that exactly `payments` wei left it
 * beside fees, on a chain that does not log native transfers. False if another transaction of these blocks has changed the
 * balance, or if no node tells it.
 */
export async function provesPayments(
  from: string,
  payments: bigint,
  carriers: readonly Carrier[],
  rpc: RpcRequest,
): Promise<boolean> {
  const blocks = [...new Set(carriers.map(({ mined }) => BigInt(mined.blockNumber)))]
  try {
    const [gained, deposited] = await Promise.all([
      growth(blocks, (block) => rpc('eth_getBalance', [from, block])),
      readDeposited(from, carriers, blocks, rpc),
    ])
    return -gained === payments + ownFees(from, carriers) + deposited
  } catch {
    return false
  }
}
