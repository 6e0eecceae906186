import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Swapper } from '../../../types/swapper.ts'
import { isSame } from '../../../utils/isSame.ts'
import { orNull, text } from '../../../utils/schemas.ts'
import { logSchema, quantity, readMovements } from '../send/movements.ts'
import { fromHex, toHex } from '../send/toHex.ts'
import { contractOf } from './toCall.ts'

const receiptSchema = z.object({
  transactionHash: text,
  blockNumber: quantity,
  gasUsed: quantity,
  effectiveGasPrice: quantity,
  l1Fee: z.optional(quantity),
  logs: z.array(logSchema),
})
type Receipt = z.output<typeof receiptSchema>

const blockSchema = z.object({
  miner: text,
  transactions: z.array(z.object({ hash: text, from: text, to: orNull(text) })),
  withdrawals: z.optional(z.array(z.object({ address: text }))),
})

/**
 * True if the account occurs in no other transaction of the block as sender or receiver, and gets neither the block's
 * reward nor a withdrawal.
 */
async function isAlone(account: string, receipt: Receipt, rpc: RpcRequest): Promise<boolean> {
  const response = await rpc('eth_getBlockByNumber', [toHex(receipt.blockNumber), true])
  const { miner, transactions, withdrawals = [] } = blockSchema.parse(response)
  const others = transactions.filter(({ hash }) => !isSame(hash, receipt.transactionHash))
  const involved = [miner, ...withdrawals.map(({ address }) => address)].concat(
    others.flatMap(({ from, to }) => [from, to ?? '']),
  )
  return others.length < transactions.length && !involved.some((one) => isSame(one, account))
}

/** Reads the received native amount. Null if another event in the block may have changed the balance. */
async function readNative(
  account: string,
  receipt: Receipt,
  rpc: RpcRequest,
): Promise<bigint | null> {
  const { blockNumber, gasUsed, effectiveGasPrice, l1Fee = 0n } = receipt
  const at = async (number: bigint) =>
    fromHex(await rpc('eth_getBalance', [account, toHex(number)]))
  const [before, after, alone] = await Promise.all([
    at(blockNumber - 1n),
    at(blockNumber),
    isAlone(account, receipt, rpc),
  ])
  if (before === null || after === null || !alone) return null
  // A swap into the native token sends no native token, so only the fee is added to the change of the balance.
  return after - before + gasUsed * effectiveGasPrice + l1Fee
}

/**
 * Reads the received amount in base units. The amount of a token is read from the receipt's logs, that of the native
 * token from the balance. Null for the native token of a smart account, because another account pays the fee.
 *
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the node responds with the receipt of another transaction
 */
export const readArrived: Swapper['readArrived'] = async (order, hash, rpc) => {
  const { account, target, isSmartAccount } = order
  const receipt = receiptSchema.parse(await rpc('eth_getTransactionReceipt', [hash]))
  if (!isSame(receipt.transactionHash, hash))
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: receipt })
  const token = contractOf(target)
  if (token === null) return isSmartAccount ? null : readNative(account, receipt, rpc)
  return readMovements(receipt.logs, account).reduce((sum, movement) => {
    if (!isSame(movement.token, token) || movement.amount === null) return sum
    if (movement.kind === 'approval') return sum
    return movement.kind === 'in' ? sum + movement.amount : sum - movement.amount
  }, 0n)
}
