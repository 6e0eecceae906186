import type { StoredCall } from '../../../types/pageTransaction.ts'
import type { OnChainTransfer, PendingTransaction } from '../../../types/pendingTransaction.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { isSame } from '../../../utils/isSame.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { isDataOf } from './storedCall.ts'

/** The members of a node's transaction that say what it does. */
export interface SentCall {
  from: string
  /** Empty for a deployment. */
  to: string
  value: string
  input: string
  authorizationList?: readonly unknown[] | undefined
  gas?: bigint | undefined
  gasPrice?: bigint | undefined
  maxFeePerGas?: bigint | undefined
}

/** Calldata of `transfer(address,uint256)` and `approve(address,uint256)`. */
const transferData = /^0xa9059cbb0{24}([\da-f]{40})([\da-f]{64})$/i
const approveData = /^0x095ea7b30{24}([\da-f]{40})([\da-f]{64})$/i

/**
 * True if both approve the same spender, and `input` no more than `ordered`. MetaMask lets users lower the amount of an
 * approval (https://support.metamask.io/privacy-and-security/how-to-customize-token-approvals-with-a-spending-cap,
 * read in November 2026), which the order's next steps read from the chain. An amount of zero approves nothing.
 */
function isLowerApproval(ordered: string, input: string): boolean {
  const [order, sent] = [readApproval(ordered), readApproval(input)]
  if (!order || !sent || !isSame(order.spender, sent.spender)) return false
  return sent.amount > 0n && sent.amount <= order.amount
}

/** True if a transaction makes the ordered call. A wallet may change gas, fees and nonce. */
export function isOrdered({ call }: PendingTransaction, { to, value, input }: SentCall): boolean {
  if (!call) return true
  if (!isSame(to, call.to) || BigInt(value) !== BigInt(call.value)) return false
  return isDataOf(call, input) || (!call.digest && isLowerApproval(call.data, input))
}

/** True if a transaction delegates accounts to code (EIP-7702), which none of the ordered calls does. */
export const addsAuthorization = (
  ordered: readonly StoredCall[],
  { authorizationList = [] }: SentCall,
): boolean => authorizationList.length > 0 && !ordered.some(({ authorizes }) => authorizes)

/**
 * Returns the most that a transaction lets the network take for its gas, if that is more than the user has reviewed: wallets
 * may set other fees than those of the request. The data fee of a rollup is not a part of it.
 */
export function raisedFeeOf(
  { feeCeiling }: PendingTransaction,
  { gas, gasPrice, maxFeePerGas = gasPrice }: SentCall,
): string | undefined {
  if (feeCeiling === undefined || gas === undefined || maxFeePerGas === undefined) return undefined
  const most = gas * maxFeePerGas
  return most > BigInt(feeCeiling) ? String(most) : undefined
}

/** Reads the spender and the base units of an approval of an ERC-20 token; null for other data. */
export function readApproval(data: string): { spender: string; amount: bigint } | null {
  const [, spender, amount] = approveData.exec(data) ?? []
  return spender === undefined ? null : { spender: `0x${spender}`, amount: BigInt(`0x${amount}`) }
}

/** Reads the receiver and the base units of an ordered transfer of an ERC-20 token; null for other calls. */
export function readTransferData({
  data,
  value,
}: NonNullable<PendingTransaction['call']>): { receiver: string; amount: bigint } | null {
  const [, receiver, amount] = transferData.exec(data) ?? []
  if (receiver === undefined || BigInt(value) > 0n) return null
  return { receiver: toChecksumAddress(`0x${receiver}`), amount: BigInt(`0x${amount}`) }
}

/** Finds the decimals in which the ordered base units are the ordered amount; undefined if there are none. */
export function orderedDecimals(
  { amount }: PendingTransaction,
  baseUnits: bigint,
): number | undefined {
  if (baseUnits === 0n) return undefined
  const decimals = [...Array(78).keys()].find((one) => formatUnits(baseUnits, one) === amount)
  return decimals
}

/**
 * Reads what a transaction transfers that is not the ordered call. `amountBaseUnits` is null for a call of a contract
 * that transfers no native token itself. Null for a deployment.
 */
export function readInstead(
  transaction: PendingTransaction,
  { to, value, input }: SentCall,
): OnChainTransfer | null {
  if (!/^0x[\da-f]{40}$/i.test(to)) return null
  const called = toChecksumAddress(to)
  const native = BigInt(value)
  const [, receiver, amount] = transferData.exec(input) ?? []
  if (receiver === undefined || native > 0n) {
    const isPlain = input === '0x' || input === '' || native > 0n
    return { to: called, token: null, amountBaseUnits: isPlain ? native : null }
  }
  const { call } = transaction
  const [, , ordered] = transferData.exec(call?.data ?? '') ?? []
  const isOrderedToken = ordered !== undefined && isSame(call?.to ?? '', to)
  return {
    to: toChecksumAddress(`0x${receiver}`),
    token: called,
    amountBaseUnits: BigInt(`0x${amount}`),
    decimals: isOrderedToken ? orderedDecimals(transaction, BigInt(`0x${ordered}`)) : undefined,
  }
}
