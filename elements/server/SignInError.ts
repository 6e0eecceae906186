import type { SignInErrorCode } from '../types/signInServer.ts'

const statuses: Readonly<Record<SignInErrorCode, number>> = {
  INVALID_REQUEST: 400,
  FOREIGN_ORIGIN: 403,
  INVALID_MESSAGE: 400,
  FOREIGN_DOMAIN: 401,
  UNSUPPORTED_NETWORK: 401,
  INVALID_NONCE: 401,
  NONCE_USED: 401,
  MESSAGE_EXPIRED: 401,
  MESSAGE_NOT_YET_VALID: 401,
  INVALID_SIGNATURE: 401,
  UNCHECKABLE_SIGNATURE: 401,
  NODE_FAILED: 502,
  STORE_FAILED: 503,
}

/** A refused sign-in. The message is for developers, and never contains a secret or a value of the request. */
export class SignInError extends Error {
  override name = 'SignInError'
  readonly code: SignInErrorCode
  readonly status: number

  constructor(code: SignInErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.code = code
    this.status = statuses[code]
  }
}
