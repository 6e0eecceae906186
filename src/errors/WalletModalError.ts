import type { ErrorCode } from './codes.ts'

export type MessageParams = Readonly<Record<string, string | number>>

export interface WalletModalErrorOptions {
  /** Explains to developers how to fix the error. The user's text replaces it if it is missing. */
  longMessage?: string | undefined
  /** Values for the placeholders of the catalogue's text. */
  params?: MessageParams | undefined
  /** A service's message to the user, shown instead of the catalogue's text. */
  reason?: string | undefined
  cause?: unknown
}

/** An error of the catalogue. The user's text is looked up by `code`; `message` is for logs only. */
export class WalletModalError extends Error {
  override name = 'WalletModalError'
  readonly code: ErrorCode
  readonly params: MessageParams
  readonly longMessage: string | undefined
  readonly reason: string | undefined

  constructor(code: ErrorCode, options: WalletModalErrorOptions = {}) {
    super(options.longMessage ?? code, { cause: options.cause })
    this.code = code
    this.params = options.params ?? {}
    this.longMessage = options.longMessage
    this.reason = options.reason
  }
}

export function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof WalletModalError && error.code === code
}
