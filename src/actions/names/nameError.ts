import type { ErrorCode } from '../../errors/codes.ts'
import { type MessageParams, WalletModalError } from '../../errors/WalletModalError.ts'
import { reasonOf } from '../../services/blockchainApi/reasonOf.ts'

/** An error of the name service, with the service's reason if it gives one. */
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
