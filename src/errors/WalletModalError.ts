import type { ErrorCode } from './codes.ts'

export type MessageParams = Readonly<Record<string, string | number>>

export interface WalletModalErrorOptions {
  /** For developers: how to fix it. Falls back to the user's text. */
  longMessage?: string | undefined
  /** Fills the placeholders of the catalogue text. */
  params?: MessageParams | undefined
  /** A service's message for the user, shown in place of the catalogue's text. */
  reason?: string | undefined
  cause?: unknown
}

/** The user's text is looked up by `code` in the message catalogue; `message` is for logs only. */
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
