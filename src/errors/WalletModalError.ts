import type { ErrorCode } from './codes.ts'

export type MessageParams = Readonly<Record<string, string | number>>

export interface WalletModalErrorOptions {
  /** Tells developers how to fix the error. Defaults to the user's text. */
  longMessage?: string | undefined
  /** Values for the placeholders of the text in the catalogue. */
  params?: MessageParams | undefined
  /**
   * A text that a service sent, mostly in English. Events have it in place of the catalogue's text; views show it behind
   * Details only.
   */
  reason?: string | undefined
  /** A sentence of the interface in the user's language, which stands in place of the catalogue's texts. */
  sentence?: string | undefined
  /** Name of a known reason, whose text for the user is `failure.<code>.<known>`. */
  known?: string | undefined
  /** True if nodes of one host alone are the source. The event and the toast add a sentence that says so. */
  isOfOneNode?: boolean
  cause?: unknown
}

/** An error with a code of the catalogue. The user's text is looked up with `code`; `message` is for logs only. */
export class WalletModalError extends Error {
  override name = 'WalletModalError'
  readonly code: ErrorCode
  readonly params: MessageParams
  readonly longMessage: string | undefined
  readonly reason: string | undefined
  readonly sentence: string | undefined
  readonly known: string | undefined
  readonly isOfOneNode: boolean

  constructor(code: ErrorCode, options: WalletModalErrorOptions = {}) {
    super(options.longMessage ?? code, { cause: options.cause })
    this.code = code
    this.params = options.params ?? {}
    this.longMessage = options.longMessage
    this.reason = options.reason
    this.sentence = options.sentence
    this.known = options.known
    this.isOfOneNode = options.isOfOneNode ?? false
  }
}

/** True for a WalletModalError. `instanceof` alone throws for a revoked proxy, which a wallet may throw. */
export function isOwnError(thrown: unknown): thrown is WalletModalError {
  try {
    return thrown instanceof WalletModalError
  } catch {
    return false
  }
}

export function isCode(error: unknown, code: ErrorCode): boolean {
  return isOwnError(error) && error.code === code
}
