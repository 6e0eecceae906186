import type { ErrorCode } from '../errors/codes.ts'
import { NetworkNotApproved } from '../errors/ProviderRpcError.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'

/**
 * Members of thrown values that `codesOf` and `messageOf` read. A wallet throws an Error, an object, text or nothing.
 * The code of EIP-1193 or EIP-1474 may be on a nested error, or in a message that is JSON.
 */
type Part = 'code' | 'message' | 'data' | 'cause' | 'error' | 'originalError'

/** Reads a member; undefined if its getter throws. */
function valueAt(thrown: unknown, name: Part): unknown {
  try {
    return (thrown as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  } catch {
    return undefined
  }
}

/** Parses the JSON at the end of a message, such as `Internal error: {"code":4902}`. */
function inMessage(message: string): unknown {
  try {
    return JSON.parse(message.slice(message.indexOf('{')))
  } catch {
    return undefined
  }
}

export function codesOf(thrown: unknown, depth = 3): number[] {
  if (typeof thrown === 'string') return codesOf(inMessage(thrown), depth - 1)
  if (typeof thrown !== 'object' || thrown === null || depth === 0) return []
  const code = valueAt(thrown, 'code')
  const own = typeof code === 'number' || (typeof code === 'string' && code) ? [Number(code)] : []
  return [
    ...own.filter(Number.isInteger),
    ...codesOf(inMessage(messageOf(thrown)), depth - 1),
    ...(['data', 'error', 'originalError', 'cause'] as const).flatMap((name) =>
      codesOf(valueAt(thrown, name), depth - 1),
    ),
  ]
}

export function messageOf(thrown: unknown): string {
  const message = typeof thrown === 'string' ? thrown : valueAt(thrown, 'message')
  return typeof message === 'string' ? message : ''
}

/**
 * True for a user rejection. Code 4001 (EIP-1193) is one, and so is a message that states a rejection by the user. With
 * WalletConnect's codes 5000 to 5002 or without a code, any message of a rejection suffices.
 */
function isRejection(thrown: unknown): boolean {
  const codes = codesOf(thrown)
  const message = messageOf(thrown)
  return (
    codes.includes(4001) ||
    /user (rejected|denied|declined|cancell?ed)/i.test(message) ||
    (codes.every((code) => code >= 5000 && code <= 5002) &&
      /reject|denied|declin|cancel/i.test(message))
  )
}

/** Error code of an extension that was updated after the page loaded: 1011 of CloseEvent ("internal error"). */
const deadCode = 1011

/**
 * True if the extension was updated, removed or restarted after the page loaded. Browsers report this only by an error
 * message.
 */
export function isFromDeadExtension(thrown: unknown): boolean {
  return (
    codesOf(thrown).includes(deadCode) || /extension context invalidated/i.test(messageOf(thrown))
  )
}

/**
 * True for code -32002 of a wallet that has a pending prompt. Solana's nodes use this code for a failed simulation, which
 * wallets pass on.
 */
function isPending(thrown: unknown): boolean {
  return codesOf(thrown).includes(-32002) && !/simulation failed/i.test(messageOf(thrown))
}

export function toWalletError(
  thrown: unknown,
  otherwise: ErrorCode = 'WALLET_ERROR',
): WalletModalError {
  if (thrown instanceof WalletModalError) return thrown
  const code = isRejection(thrown)
    ? 'USER_REJECTED'
    : isPending(thrown)
      ? 'REQUEST_PENDING'
      : isFromDeadExtension(thrown)
        ? 'WALLET_UNREACHABLE'
        : codesOf(thrown).includes(4900)
          ? 'NOT_CONNECTED'
          : thrown instanceof NetworkNotApproved
            ? 'NETWORK_NOT_APPROVED'
            : otherwise
  return new WalletModalError(code, { longMessage: messageOf(thrown) || undefined, cause: thrown })
}
