import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Transfer } from '../../../types/sender.ts'
import { formatUnits } from '../../../utils/amount.ts'

/** What a plain account must hold at least to be kept, in lamports: rent for its 128 bytes of overhead. */
export const minNewAccount = 890_880n

const lamportDecimals = 9

/** A plain account that is new must be given enough to be kept. */
export function tooSmall({ nativeSymbol }: Transfer): WalletModalError {
  const amount = `${formatUnits(minNewAccount, lamportDecimals)} ${nativeSymbol}`
  return new WalletModalError('TRANSFER_TOO_SMALL', { params: { amount } })
}

/** The number that a program of the network failed with. */
function customCode(err: unknown): number | undefined {
  const { InstructionError: at } = Object(err) as { InstructionError?: unknown }
  const [, reason] = Array.isArray(at) ? (at as unknown[]) : []
  const { Custom: code } = Object(reason) as { Custom?: unknown }
  return typeof code === 'number' ? code : undefined
}

/** By both programs: not enough. */
const insufficientCode = 1

/** Why a tried transfer would fail, by `err` of `simulateTransaction`, as an error of the catalogue. */
export function explainFailure(err: unknown, transfer: Transfer): WalletModalError {
  const { symbol, nativeSymbol, token } = transfer
  const name = typeof err === 'string' ? err : (Object.keys(Object(err))[0] ?? '')
  const longMessage = `The network would refuse the transfer: ${JSON.stringify(err)?.slice(0, 200)}`
  const cause = err
  if (name === 'InsufficientFundsForRent') return tooSmall(transfer)
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
