import { invalidResponse } from '../errors/invalidResponse.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Account, WalletAccounts } from '../types/account.ts'
import type { CaipNetworkId } from '../types/caip.ts'
import type { WalletListener } from '../types/chainAdapter.ts'
import { log } from '../utils/log.ts'
import { withTimeout } from '../utils/withTimeout.ts'
import { toWalletError } from './walletError.ts'

/** The steps that the adapter of every namespace takes alike. */

/** How long wallets are given, in milliseconds. Tests use shorter ones. */
export interface Timing {
  /** An answer that needs no person: restoring must not wait on a wallet that is stuck, or that asks. */
  silentMs: number
  /** Telling a wallet that the visitor left. */
  revokeMs: number
}

export const defaultTiming: Timing = { silentMs: 10_000, revokeMs: 3_000 }

/** Settles as `answer` does, or rejects with WALLET_TIMEOUT after `timeoutMs`. */
export function inTime<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  const timedOut = () => new WalletModalError('WALLET_TIMEOUT', { params: { wallet: '' } })
  return withTimeout(answer, timeoutMs, timedOut)
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE for none, where a person has just approved the connection. */
export function requireAccount(accounts: readonly Account[]): void {
  if (accounts.length === 0) throw invalidResponse('The wallet connected without an account')
}

interface ConnectOptions {
  silent: boolean
  timing: Timing
  /** Turns what a wallet threw into an error of the catalogue, where the namespace's wallets need their own rule. */
  toError?: (thrown: unknown) => WalletModalError
}

/**
 * Asks a wallet who and where it is. Only a silent question is limited in time: no person is waited for then.
 *
 * @throws WalletModalError WALLET_TIMEOUT, or what the wallet threw, as the catalogue has it.
 */
export async function connectWallet(
  ask: () => Promise<WalletAccounts>,
  { silent, timing, toError = toWalletError }: ConnectOptions,
): Promise<WalletAccounts> {
  try {
    return await (silent ? inTime(ask(), timing.silentMs) : ask())
  } catch (thrown) {
    throw toError(thrown)
  }
}

/** Runs what an event of the wallet calls for. Nothing may be thrown into the wallet's own emitter. */
export function guarded(handle: () => void): void {
  try {
    handle()
  } catch (thrown) {
    log('warn', 'an event of the wallet could not be followed', thrown)
  }
}

/** What a wrapped wallet tells by its `watch`. */
interface WalletEvents<Answer> {
  accounts(answer: Answer): void
  network(caipNetworkId: CaipNetworkId): void
  disconnect(): void
}

/**
 * Follows a wallet that names its accounts with each change: without one, it has disconnected. Returns what stops it;
 * nothing is told after that, also by a wallet that goes on.
 */
export function followWallet<Answer>(
  watch: (events: WalletEvents<Answer>) => () => void,
  toAccounts: (answer: Answer) => Account[],
  listener: WalletListener,
): () => void {
  let isActive = true
  const tell = (handle: () => void) => {
    if (isActive) guarded(handle)
  }
  const stop = watch({
    accounts: (answer) =>
      tell(() => {
        const accounts = toAccounts(answer)
        if (accounts.length > 0) listener.accounts(accounts)
        else listener.disconnect()
      }),
    network: (caipNetworkId) => tell(() => listener.network(caipNetworkId)),
    disconnect: () => tell(() => listener.disconnect()),
  })
  return () => {
    isActive = false
    stop()
  }
}

/** Tells a wallet that the visitor has left. Never throws: they have left whether or not it answers. */
export async function revokeWallet(tell: () => Promise<unknown>, { revokeMs }: Timing) {
  try {
    await inTime(tell(), revokeMs)
  } catch {
    // The visitor is disconnected here whether or not the wallet agrees.
  }
}
