import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { WalletAccounts } from '../../types/account.ts'
import type { ChainAdapter, WalletListener } from '../../types/chainAdapter.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/promise.ts'
import { toWalletError } from '../walletError.ts'
import { checkAccounts, checkBase64, toAccounts } from './answers.ts'
import { createHostProvider } from './hostProvider.ts'
import { type BitcoinProvider, toBitcoinProvider } from './provider.ts'

/** How long wallets are given, in milliseconds. */
const defaultTiming = { silentMs: 10_000, revokeMs: 3_000 }

const timedOut = () => new WalletModalError('WALLET_TIMEOUT', { params: { wallet: '' } })

/** Bitcoin wallets, each wrapped by its connector. Balances are not shown in this family. */
export function createBip122Adapter({ silentMs, revokeMs } = defaultTiming): ChainAdapter {
  const listeners = new Map<unknown, WalletListener>()
  const hostProvider = createHostProvider()

  async function ask(provider: BitcoinProvider, silent: boolean): Promise<WalletAccounts> {
    const answer = await provider.connect({ silent })
    const caipNetworkId = await provider.getNetwork()
    const accounts = checkAccounts(answer, caipNetworkId)
    hostProvider.learn(provider, accounts)
    return { accounts: toAccounts(accounts), caipNetworkId }
  }

  const askSilently = (provider: BitcoinProvider) =>
    withTimeout(ask(provider, true), silentMs, timedOut)

  /** Asks the wallet who and where it is now, and tells what it says. */
  async function follow(provider: BitcoinProvider): Promise<void> {
    const { accounts, caipNetworkId } = await askSilently(provider)
    const listener = listeners.get(provider)
    if (accounts.length === 0) return listener?.disconnect()
    listener?.network(caipNetworkId, accounts)
    listener?.accounts(accounts)
  }

  return {
    async connect(value, { silent }) {
      const provider = toBitcoinProvider(value)
      try {
        const state = await (silent ? askSilently(provider) : ask(provider, false))
        if (!silent && state.accounts.length === 0) {
          const longMessage = 'The wallet connected without an account'
          throw new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage })
        }
        return state
      } catch (thrown) {
        throw toWalletError(thrown)
      }
    },

    watch(value, listener) {
      const provider = toBitcoinProvider(value)
      listeners.set(provider, listener)
      const isWatched = () => listeners.get(provider) === listener
      const stop = provider.watch({
        change() {
          if (!isWatched()) return
          follow(provider).catch((thrown: unknown) =>
            log('warn', 'a change of the wallet could not be followed', thrown),
          )
        },
        disconnect() {
          if (isWatched()) listener.disconnect()
        },
      })
      return () => {
        stop()
        if (isWatched()) listeners.delete(provider)
      }
    },

    async getNetwork(value) {
      try {
        return await toBitcoinProvider(value).getNetwork()
      } catch (thrown) {
        throw toWalletError(thrown)
      }
    },

    /** Addresses are another network's afterwards, so the wallet is asked for them too. */
    async switchNetwork(value, network) {
      const provider = toBitcoinProvider(value)
      try {
        await provider.setNetwork(network.caipNetworkId)
        await follow(provider)
        return await provider.getNetwork()
      } catch (thrown) {
        throw toWalletError(thrown, 'SWITCH_FAILED')
      }
    },

    async signMessage(value, { address, message }) {
      const provider = toBitcoinProvider(value)
      try {
        return checkBase64('a message', await provider.signMessage({ address, message }))
      } catch (thrown) {
        throw toWalletError(thrown)
      }
    },

    async revoke(value) {
      try {
        await withTimeout(toBitcoinProvider(value).disconnect(), revokeMs, timedOut)
      } catch {
        // The visitor has left all the same: nothing here depends on the wallet's consent.
      }
    },

    /** Few hosts want it, so its code comes after the connection. */
    announce(wallet) {
      let isOver = false
      let end = () => {}
      const begin = ({ announce }: typeof import('./announce.ts')) => {
        if (!isOver) end = announce(wallet, hostProvider)
      }
      import('./announce.ts').then(begin, (error: unknown) =>
        log('warn', 'the wallet could not be announced', error),
      )
      return () => {
        isOver = true
        end()
      }
    },

    hostProvider,
  }
}

export const bip122Adapter = createBip122Adapter()
