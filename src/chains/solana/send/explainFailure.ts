import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Transfer } from '../../../types/sender.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { rentOf } from './rent.ts'

/** Rent-exempt minimum of an account without data, in lamports. */
export const minNewAccount = rentOf(0)

const lamportDecimals = 9

export function tooSmall({ nativeSymbol }: Transfer): WalletModalError {
  const amount = `${formatUnits(minNewAccount, lamportDecimals)} ${nativeSymbol}`
  return new WalletModalError('TRANSFER_TOO_SMALL', { params: { amount } })
}

/** Index of the sender. The sender is the first account, because it pays the fee. */
const senderIndex = 0

function leavesTooLittle({ nativeSymbol }: Transfer): WalletModalError {
  const amount = `${formatUnits(minNewAccount, lamportDecimals)} ${nativeSymbol}`
  return new WalletModalError('TRANSFER_LEAVES_TOO_LITTLE', { params: { amount } })
}

function unpaidAccount(err: unknown): unknown {
  const { InsufficientFundsForRent: at } = Object(err) as { InsufficientFundsForRent?: unknown }
  return (Object(at) as { account_index?: unknown }).account_index
}

function customCode(err: unknown): number | undefined {
  const { InstructionError: at } = Object(err) as { InstructionError?: unknown }
  const [, reason] = Array.isArray(at) ? (at as unknown[]) : []
  const { Custom: code } = Object(reason) as { Custom?: unknown }
  return typeof code === 'number' ? code : undefined
}

/** Code of both token programs for insufficient funds. */
const insufficientCode = 1

/** Converts the error `err` of `simulateTransaction` into the reason why the transfer fails. */
export function explainFailure(err: unknown, transfer: Transfer): WalletModalError {
  const { symbol, nativeSymbol, token } = transfer
  const name = typeof err === 'string' ? err : (Object.keys(Object(err))[0] ?? '')
  const longMessage = `The network would refuse the transfer: ${JSON.stringify(err)?.slice(0, 200)}`
  const cause = err
  if (name === 'InsufficientFundsForRent')
    return unpaidAccount(err) === senderIndex ? leavesTooLittle(transfer) : tooSmall(transfer)
  const isUnpaid = name === 'AccountNotFound' || name === 'InsufficientFundsForFee'
  if (isUnpaid)
    return new WalletModalError('INSUFFICIENT_GAS', {
      params: { symbol: nativeSymbol },
      cause,
      longMessage,
    })
  const code = customCode(err)
  if (code === insufficientCode)
    return new WalletModalError('INSUFFICIENT_FUNDS', {
      params: { symbol: token === null ? nativeSymbol : symbol },
      cause,
      longMessage,
    })
  return new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, cause, longMessage })
}
