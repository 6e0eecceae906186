import { isCode } from '../../errors/WalletModalError.ts'

/** True if nothing was broadcast: user rejection, abort, or insufficient gas. */
export function isNotBroadcast(thrown: unknown): boolean {
  return (
    isCode(thrown, 'USER_REJECTED') ||
    isCode(thrown, 'REQUEST_ABORTED') ||
    isCode(thrown, 'INSUFFICIENT_GAS')
  )
}
