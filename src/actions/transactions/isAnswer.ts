import { isCode } from '../../errors/WalletModalError.ts'

/** Answers of the person, and what the fee is short of: to be said as they are, and nothing was sent. */
export function isAnswer(thrown: unknown): boolean {
  return (
    isCode(thrown, 'USER_REJECTED') ||
    isCode(thrown, 'REQUEST_ABORTED') ||
    isCode(thrown, 'INSUFFICIENT_GAS')
  )
}
