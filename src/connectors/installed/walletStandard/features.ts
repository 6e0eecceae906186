import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { log } from '../../../utils/log.ts'
import { attemptRead } from '../announced.ts'
import type { StandardWallet } from './observeWallets.ts'

type Method = (...inputs: unknown[]) => unknown

export interface Features {
  has(feature: string): boolean
  /** @throws WalletModalError WALLET_ERROR if the wallet lacks the feature. */
  call(feature: string, method: string, ...inputs: unknown[]): Promise<unknown>
  /** Subscribes to the wallet's changes through `standard:events`. Returns a function that unsubscribes. */
  listen(onChange: (change: unknown) => void): () => void
}

export function toFeatures(wallet: StandardWallet): Features {
  const find = (feature: string): Record<string, unknown> | undefined => {
    // Features behind a Proxy may throw for a key that they do not know.
    const found = attemptRead(() => (wallet.features as Readonly<Record<string, unknown>>)[feature])
    return typeof found === 'object' && found !== null
      ? (found as Record<string, unknown>)
      : undefined
  }

  return {
    has: (feature) => find(feature) !== undefined,

    async call(feature, name, ...inputs) {
      const own = find(feature)
      const method = own?.[name]
      if (typeof method === 'function') return (method as Method).apply(own, inputs)
      const longMessage = `The wallet does not do ${feature}`
      throw new WalletModalError('WALLET_ERROR', { longMessage })
    },

    listen(onChange) {
      let isActive = true
      const guarded = (change: unknown) => {
        try {
          if (isActive) onChange(change)
        } catch (thrown) {
          // Exceptions of the listener must not reach the wallet's emitter.
          log('warn', 'a change of the wallet could not be followed', thrown)
        }
      }
      const events = find('standard:events')
      const stop =
        typeof events?.on === 'function' ? (events.on as Method)('change', guarded) : undefined
      return () => {
        isActive = false
        if (typeof stop === 'function') stop()
      }
    },
  }
}

/**
 * Creates a lookup of an account's label by address. `accounts` is the wallet's own list, which may be malformed or
 * throw.
 */
export function labelIn(accounts: () => readonly unknown[]) {
  return (wanted: string): string | undefined => {
    try {
      for (const account of accounts()) {
        const { address, label } = Object(account) as { address?: unknown; label?: unknown }
        if (address === wanted) return typeof label === 'string' ? label : undefined
      }
    } catch {}
    return undefined
  }
}

/** False if the account lists features (Wallet Standard), and `feature` is not among them. */
export function accountHas(
  accounts: readonly unknown[],
  wanted: string | undefined,
  feature: string,
): boolean {
  const account = accounts.find((one) => (Object(one) as { address?: unknown }).address === wanted)
  const { features } = Object(account) as { features?: unknown }
  return !Array.isArray(features) || features.length === 0 || features.includes(feature)
}

/**
 * Reads the bytes under `key` of a feature's first output.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the output has no bytes there
 */
export function bytesOf(feature: string, key: string, response: unknown): Uint8Array {
  const [output] = Array.isArray(response) ? (response as unknown[]) : []
  const bytes = (Object(output) as Record<string, unknown>)[key]
  if (!(bytes instanceof Uint8Array)) throw invalidResponseTo(feature, response)
  return bytes
}
