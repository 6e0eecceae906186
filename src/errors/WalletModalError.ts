import type { ErrorCode } from './codes.ts'

export type MessageParams = Readonly<Record<string, string | number>>

export interface WalletModalErrorOptions {
  /** For developers: what to do about it. Falls back to the text people see. */
  longMessage?: string | undefined
  /** Fills the placeholders of the catalogue text. */
  params?: MessageParams | undefined
  /** What a service said for people to read: shown in place of the catalogue's text. */
  reason?: string | undefined
  cause?: unknown
}

/**
 * Every failure this package raises. `code` names the catalogue entry: the text that people see is
 * looked up by it in the message catalogue, so `message` is for logs only.
 */
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
