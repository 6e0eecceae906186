import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { messageOf, toWalletError } from '../walletError.ts'

/** Polkadot wallets have no error codes. */
const refusal =
  /^(rejected|cancell?ed|denied)\b|not allowed to interact|\b(rejected|cancell?ed) by (the )?user/i

export function toPolkadotError(thrown: unknown, otherwise?: ErrorCode): WalletModalError {
  const longMessage = messageOf(thrown)
  const isOwn = thrown instanceof WalletModalError
  const isPending = /has a pending authori[sz]ation/i.test(longMessage)
  if (isOwn || !(isPending || refusal.test(longMessage))) return toWalletError(thrown, otherwise)
  const code = isPending ? 'REQUEST_PENDING' : 'USER_REJECTED'
  return new WalletModalError(code, { longMessage, cause: thrown })
}
