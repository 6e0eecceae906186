import type { WalletAccounts } from '../../types/account.ts'
import type { BalanceReader, ChainAdapter } from '../../types/chainAdapter.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import {
  connectWallet,
  createOpener,
  defaultTiming,
  inTime,
  requireAccount,
  revokeWallet,
  type Timing,
} from '../adapterSteps.ts'
import { toWalletError } from '../walletError.ts'
import { parseAddress } from './address.ts'
import { type BitcoinHostProvider, createHostProvider } from './hostProvider.ts'
import { type BitcoinProvider, toBitcoinProvider } from './provider.ts'
import { checkAccounts, checkBase64, toAccounts } from './responses.ts'

interface Bip122Adapter extends ChainAdapter, BalanceReader {
  hostProvider: BitcoinHostProvider
}

/** Names resolve to addresses of the main network only (ENSIP-9, coin type 0). */
const networkOfNames = 'bip122:000000000019d6689c085ae165831e93'

const loadHoldings = () => loadPart(import('./readHoldings.ts'))

export function createBip122Adapter(timing: Timing = defaultTiming): Bip122Adapter {
  async function send(provider: BitcoinProvider, silent: boolean): Promise<WalletAccounts> {
    const response = await provider.connect({ silent })
    const caipNetworkId = await provider.getNetwork()
    const accounts = checkAccounts(response, caipNetworkId)
    hostProvider.learn(provider, accounts)
    return { accounts: toAccounts(accounts), caipNetworkId }
  }

  async function follow(provider: BitcoinProvider): Promise<void> {
    const { accounts, caipNetworkId } = await inTime(send(provider, true), timing.silentMs)
    const listener = listenerOf(provider)
    if (accounts.length === 0) return listener?.disconnect()
    listener?.network(caipNetworkId, accounts)
    listener?.accounts(accounts)
  }

  const { open, listenerOf } = createOpener(toBitcoinProvider, (provider) => ({
    async connect({ silent }) {
      const requestAccounts = async () => {
        const state = await send(provider, silent)
        if (!silent) requireAccount(state.accounts)
        return state
      }
      return connectWallet(requestAccounts, { silent, timing })
    },

    watch(listener) {
      const isWatched = () => listenerOf(provider) === listener
      return provider.watch({
        change() {
          if (!isWatched()) return
          follow(provider).catch((thrown: unknown) =>
            log('warn', 'a change of the wallet could not be followed', thrown),
          )
        },
        addresses() {
          if (isWatched()) listener.addresses?.()
        },
        disconnect() {
          if (isWatched()) listener.disconnect()
        },
      })
    },

    async getNetwork() {
      try {
        return await provider.getNetwork()
      } catch (thrown) {
        throw toWalletError(thrown)
      }
    },

    /** Requests the accounts again, because an account has another address on each network. */
    async switchNetwork({ caipNetworkId }) {
      try {
        await provider.setNetwork(caipNetworkId)
        await follow(provider)
        return await provider.getNetwork()
      } catch (thrown) {
        throw toWalletError(thrown, 'SWITCH_FAILED')
      }
    },

    signsMessages: (address) => provider.can?.('signMessage', address) !== false,

    async signMessage({ address, message }) {
      try {
        return checkBase64('a message', await provider.signMessage({ address, message }))
      } catch (thrown) {
        throw toWalletError(thrown)
      }
    },

    revoke: () => revokeWallet(async () => provider.disconnect(), timing),

    attach: (state) => hostProvider.attach(provider, state),
  }))

  const hostProvider = createHostProvider({ listenerOf })

  return {
    open,

    isAddressOn: (address, { caipNetworkId }) => parseAddress(address, caipNetworkId) !== null,

    toAddress: (text) => parseAddress(text, networkOfNames)?.address ?? null,

    nodesList: 'all',

    async getBalance(address, rpc, provider) {
      const { readHoldings } = await loadHoldings()
      return (await readHoldings(rpc, address, provider)).confirmed
    },

    async getPending(address, rpc, provider) {
      const { readHoldings } = await loadHoldings()
      return (await readHoldings(rpc, address, provider)).pending
    },

    hostProvider,
  }
}

export const adapter = createBip122Adapter()
