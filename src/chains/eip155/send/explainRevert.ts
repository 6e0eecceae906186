import { Interface } from 'ethers/abi'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Transfer } from '../../../types/sender.ts'
import { toDisplayLine } from '../../../utils/displayText.ts'

/** Solidity's built-in errors, and those of ERC-6093 for transfers. */
const errors = new Interface([
  'error Error(string reason)',
  'error Panic(uint256 code)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error EnforcedPause()',
])

const maxReason = 120

/**
 * Matches links, including links without a scheme. The contract chooses the text, so a link may be an advertisement.
 */
const links =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|@[\w]+|(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|\d+)(?:[/:?#]\S*)?/giu

function toQuotation(given: string): string {
  return toDisplayLine(given.normalize('NFKC').replace(links, '…'), maxReason).replace(
    /["“”]/g,
    "'",
  )
}
const maxData = 10_000

/** Finds the revert data in a node's error. The depth of the data, and the text before them, differ between nodes. */
function dataOf(cause: unknown, depth = 3): string | undefined {
  if (typeof cause === 'string')
    return cause.length <= maxData ? /^(?:reverted )?(0x[\da-f]{8,})$/i.exec(cause)?.[1] : undefined
  if (typeof cause !== 'object' || cause === null || depth === 0) return undefined
  const { data } = cause as { data?: unknown }
  return dataOf(data, depth - 1)
}

function parse(data: string | undefined): { name: string; reason: string } | undefined {
  try {
    const parsed = data === undefined ? null : errors.parseError(data)
    return parsed ? { name: parsed.name, reason: String(parsed.args[0] ?? '') } : undefined
  } catch {
    return undefined
  }
}

/**
 * Messages of nodes for an account that cannot pay. Such an error is not a revert, because the node did not execute the
 * transaction.
 */
const cannotPay =
  /insufficient (?:funds|balance)|out ?of ?funds|exceeds (?:the )?(?:account )?balance/i

export type Spending = Pick<Transfer, 'token' | 'symbol' | 'nativeSymbol'>

/**
 * Converts a node's error to the reason why a transfer fails. Undefined for errors that do not concern the transfer,
 * such as an unreachable node.
 */
export function explainRevert(thrown: unknown, transfer: Spending): WalletModalError | undefined {
  if (!(thrown instanceof WalletModalError) || thrown.code !== 'RPC_ERROR') return undefined
  if (thrown.params.code === undefined) return undefined
  const message = String(thrown.params.message ?? '')
  const { data } = Object(thrown.cause) as { data?: unknown }
  const parsed = parse(dataOf(thrown.cause))
  // Nethermind has written the reason into the data, see `isRevert` of `src/services/jsonRpc/rpcErrors.ts`.
  const stated = [message, String(data)].find((text) => /revert/i.test(text))
  const isRevert = parsed !== undefined || stated !== undefined
  const cause = thrown
  const { symbol, nativeSymbol } = transfer
  if (!isRevert) {
    if (!cannotPay.test(message)) return undefined
    const params = { symbol: nativeSymbol }
    const code = transfer.token === null ? 'INSUFFICIENT_FUNDS' : 'INSUFFICIENT_GAS'
    return new WalletModalError(code, { params, longMessage: message, cause })
  }
  const given =
    parsed?.name === 'Error' ? parsed.reason : (stated ?? '').replace(/^.*?revert(?:ed)?\b:?/is, '')
  const isShort = parsed?.name === 'ERC20InsufficientBalance' || cannotPay.test(given)
  if (isShort && transfer.token !== null)
    return new WalletModalError('INSUFFICIENT_FUNDS', { params: { symbol }, cause })
  const reason = parsed && parsed.name !== 'Error' ? '' : toQuotation(given)
  // Error codes and hexadecimal bytes are not shown, since users cannot read them.
  if (!/\p{L}/u.test(reason) || /0x|custom error/i.test(reason))
    return new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, cause })
  return new WalletModalError('TRANSACTION_REVERTED', { params: { reason }, cause })
}
