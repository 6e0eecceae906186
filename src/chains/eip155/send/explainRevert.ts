import { Interface } from 'ethers/abi'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Transfer } from '../../../types/sender.ts'
import { toDisplayLine } from '../../../utils/displayText.ts'

/** The errors that contracts revert with: Solidity's own two, and those of ERC-6093 about a transfer. */
const errors = new Interface([
  'error Error(string reason)',
  'error Panic(uint256 code)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error EnforcedPause()',
])

const maxReason = 120
const maxData = 10_000

/** The revert's data, wherever the node has put it. */
function dataOf(cause: unknown, depth = 3): string | undefined {
  if (typeof cause === 'string')
    return /^0x[\da-f]{8,}$/i.test(cause) && cause.length <= maxData ? cause : undefined
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

/** What nodes say of an account that cannot pay: no revert, as nothing ran. */
const cannotPay =
  /insufficient (?:funds|balance)|out ?of ?funds|exceeds (?:the )?(?:account )?balance/i

/** What of a transfer, or of a swap's source, the words of an error need. */
export type Spending = Pick<Transfer, 'token' | 'symbol' | 'nativeSymbol'>

/**
 * Why a tried transfer would fail, as an error of the catalogue; undefined for what says nothing about the transfer,
 * such as a node that was out of reach.
 */
export function explainRevert(thrown: unknown, transfer: Spending): WalletModalError | undefined {
  if (!(thrown instanceof WalletModalError) || thrown.code !== 'RPC_ERROR') return undefined
  if (thrown.params.code === undefined) return undefined
  const message = String(thrown.params.message ?? '')
  const parsed = parse(dataOf(thrown.cause))
  const isRevert = parsed !== undefined || /revert/i.test(message)
  const cause = thrown
  const { symbol, nativeSymbol } = transfer
  if (!isRevert) {
    if (!cannotPay.test(message)) return undefined
    const params = { symbol: nativeSymbol }
    const code = transfer.token === null ? 'INSUFFICIENT_FUNDS' : 'INSUFFICIENT_GAS'
    return new WalletModalError(code, { params, longMessage: message, cause })
  }
  const given = parsed?.name === 'Error' ? parsed.reason : message.replace(/^.*?reverted:?/is, '')
  const isShort = parsed?.name === 'ERC20InsufficientBalance' || cannotPay.test(given)
  if (isShort && transfer.token !== null)
    return new WalletModalError('INSUFFICIENT_FUNDS', { params: { symbol }, cause })
  const reason = parsed && parsed.name !== 'Error' ? '' : toDisplayLine(given, maxReason)
  // A bare code or bytes tell people nothing.
  if (reason === '' || /0x|custom error/i.test(reason))
    return new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, cause })
  return new WalletModalError('TRANSACTION_REVERTED', { params: { reason }, cause })
}
