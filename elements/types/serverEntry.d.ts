import type { SignInErrorCode, SignInServer, SignInServerOptions } from './signInServer.ts'

// The types of `wallet-modal/server`.

export type {
  ServerSession,
  SessionSource,
  SignedInAccount,
  SignInErrorCode,
  SignInServer,
  SignInServerOptions,
  SignInStore,
  VerifiedSignIn,
} from './signInServer.ts'

/** A refused sign-in. */
export declare class SignInError extends Error {
  readonly code: SignInErrorCode
  /** HTTP status with which `handle` responds. */
  readonly status: number
}

/**
 * Creates the server's side of signing in, on any runtime with Web Crypto and `fetch`.
 * @throws TypeError for an invalid option. The text never contains its value.
 */
export declare const createSignIn: (options: SignInServerOptions) => SignInServer
