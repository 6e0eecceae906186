import type { ErrorCode } from '../errors/codes.ts'
import { NetworkNotApproved } from '../errors/ProviderRpcError.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'

/**
 * Members of thrown values that are read. A wallet throws an Error, an object, text or nothing. The code of EIP-1193 or
 * EIP-1474 and the reason may be on a nested error (ethers 6 has the wallet's in `info.error`,
 * https://docs.ethers.org/v6/api/utils/errors/), in a list of errors, or in a text that is JSON.
 */
const members =
  'code name message data error errors originalError cause info reason details body response'.split(
    ' ',
  )

/** Maximum number of values that are read of one thrown value. */
const maxParts = 200

/** Reads a member; undefined if its getter throws. */
function valueAt(thrown: unknown, name: string): unknown {
  try {
    return (thrown as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  } catch {
    return undefined
  }
}

/** Parses the JSON in a text, such as `[Trust] failed: {"code":4902}` or `Failed: [{"code":4001}]`. */
function inText(text: string): unknown {
  for (const form of [/\{.*\}/s, /\[.*\]/s]) {
    try {
      return JSON.parse(form.exec(text)?.[0] ?? '')
    } catch {
      // No JSON object in the text; it may hold a list.
    }
  }
  return undefined
}

/** Returns the thrown value and every value in it: members, entries of lists, JSON in texts. */
function partsOf(thrown: unknown): unknown[] {
  const parts = new Set([thrown])
  for (const part of parts) {
    if (parts.size > maxParts) break
    if (typeof part === 'string') parts.add(inText(part))
    else if (Array.isArray(part)) for (const entry of part.slice(0, 10)) parts.add(entry)
    else if (typeof part === 'object') for (const name of members) parts.add(valueAt(part, name))
  }
  return [...parts]
}

export function codesOf(thrown: unknown): number[] {
  return partsOf(thrown)
    .flatMap((part) => {
      const code = typeof part === 'object' && valueAt(part, 'code')
      return typeof code === 'number' || (typeof code === 'string' && code) ? [Number(code)] : []
    })
    .filter(Number.isInteger)
}

/** Returns the texts of the thrown value and of every value in it. */
export function textsOf(thrown: unknown): string {
  return partsOf(thrown)
    .filter((part) => typeof part === 'string')
    .join('\n')
}

export function messageOf(thrown: unknown): string {
  const message = typeof thrown === 'string' ? thrown : valueAt(thrown, 'message')
  return typeof message === 'string' ? message : ''
}

/** Words of a refusal, in the languages that most wallets are translated into. */
const refusal =
  /reject|denied|declin|cancel|refusé|abgelehnt|rechaz|recusad|отклон|отмен|拒|取消|거부|취소/i

/**
 * True if a text of the error says that something was refused, by the user or by the wallet itself. Where the wallet has
 * shown a prompt, it gets no other one then.
 */
export function isRefusal(thrown: unknown): boolean {
  return refusal.test(textsOf(thrown))
}

/** Words of a rejection by the user, such as `ACTION_REJECTED`, the code of ethers. */
const byUser =
  /\b(user|action)[_ ]?(has |have )?(reject|denied|declin|refus|cancel|closed)|(rejected|denied|declined|refused|cancell?ed|closed) by (the )?user/i

/**
 * True for a user rejection. Code 4001 (EIP-1193) is one, and so is a text that states a rejection by the user. With
 * WalletConnect's codes 5000 to 5002 or without a code, any text of a refusal suffices.
 */
function isRejection(thrown: unknown): boolean {
  const codes = codesOf(thrown)
  return (
    codes.includes(4001) ||
    byUser.test(textsOf(thrown)) ||
    (codes.every((code) => code >= 5000 && code <= 5002) && isRefusal(thrown))
  )
}

/** True if the wallet states that the page may not see its accounts (4100, EIP-1193). */
export const isUnauthorized = (thrown: unknown): boolean => codesOf(thrown).includes(4100)

/** Error code of an extension that was updated after the page loaded: 1011 of CloseEvent ("internal error"). */
const deadCode = 1011

/**
 * True if the extension was updated, removed or restarted after the page loaded. Browsers report this only by an error
 * message.
 */
export function isFromDeadExtension(thrown: unknown): boolean {
  return (
    codesOf(thrown).includes(deadCode) || /extension context invalidated/i.test(textsOf(thrown))
  )
}

/**
 * True for code -32002 of a wallet that has a pending prompt. Solana's nodes use this code for a failed simulation, which
 * wallets pass on.
 */
function isPending(thrown: unknown): boolean {
  return codesOf(thrown).includes(-32002) && !/simulation failed/i.test(textsOf(thrown))
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
