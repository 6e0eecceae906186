import type { ErrorCode } from '../../errors/codes.ts'
import { type MessageParams, WalletModalError } from '../../errors/WalletModalError.ts'
import { reasonOf } from '../../services/blockchainApi/profile.ts'

/** Wraps an error of the name service into `code`, with the reason that the service's response states, if any. */
export async function nameError(
  code: ErrorCode,
  thrown: unknown,
  params?: MessageParams,
): Promise<WalletModalError> {
  const longMessage = thrown instanceof WalletModalError ? thrown.longMessage : undefined
  return new WalletModalError(code, {
    longMessage,
    params,
    reason: await reasonOf(thrown),
    cause: thrown,
  })
}
