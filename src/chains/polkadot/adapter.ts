import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ChainAdapter, WalletListener } from '../../types/chainAdapter.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/promise.ts'
import { announce } from './announce.ts'
import { toPolkadotAccounts, toSignature } from './answers.ts'
import { createHostProvider } from './hostProvider.ts'
import { type PolkadotProvider, toPolkadotProvider } from './provider.ts'
import { decodeSs58, encodeSs58 } from './ss58.ts'
import { ss58PrefixOf } from './ss58Prefix.ts'
import { defaultTiming, type Timing } from './timing.ts'
import { toPolkadotError } from './walletError.ts'

type PolkadotAdapter = ChainAdapter & Required<Pick<ChainAdapter, 'accountsOn'>>

/** Polkadot wallets, whoever gave them: what talks to them is wrapped into one shape. */
export function createPolkadotAdapter(timing: Timing = defaultTiming): PolkadotAdapter {
  const hostProvider = createHostProvider()

  /** What the wallet lists, as the network that is active writes it. */
  function toAccounts(provider: PolkadotProvider, answer: unknown) {
    const accounts = toPolkadotAccounts(answer, provider.getNetwork())
    hostProvider.describe(accounts)
    return accounts.map(({ address }) => ({ address, type: 'eoa' as const }))
  }

  return {
    async connect(value, { silent }) {
      const provider = toPolkadotProvider(value)
      const ask = async () => {
        const accounts = toAccounts(provider, await provider.connect({ silent }))
        if (!silent && accounts.length === 0) {
          const longMessage = 'The wallet connected without an account'
          throw new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage })
        }
        return { accounts, caipNetworkId: provider.getNetwork().caipNetworkId }
      }
      const timedOut = () => new WalletModalError('WALLET_TIMEOUT', { params: { wallet: '' } })
      try {
        return await (silent ? withTimeout(ask(), timing.silentMs, timedOut) : ask())
      } catch (thrown) {
        throw toPolkadotError(thrown)
      }
    },

    watch(value, listener: WalletListener) {
      const provider = toPolkadotProvider(value)
      let isActive = true
      /** Nothing may be thrown into the wallet's own code, and nothing told once this has ended. */
      const guarded = (handle: () => void) => {
        try {
          if (isActive) handle()
        } catch (thrown) {
          log('warn', 'an event of the wallet could not be followed', thrown)
        }
      }
      const stop = provider.watch({
        accounts: (answer) =>
          guarded(() => {
            const accounts = toAccounts(provider, answer)
            if (accounts.length > 0) listener.accounts(accounts)
            else listener.disconnect()
          }),
        network: (caipNetworkId) => guarded(() => listener.network(caipNetworkId)),
        disconnect: () => guarded(() => listener.disconnect()),
      })
      return () => {
        isActive = false
        stop()
      }
    },

    async getNetwork(value) {
      return toPolkadotProvider(value).getNetwork().caipNetworkId
    },

    async switchNetwork(value, network) {
      const provider = toPolkadotProvider(value)
      try {
        await provider.setNetwork(network)
      } catch (thrown) {
        throw toPolkadotError(thrown, 'SWITCH_FAILED')
      }
      return provider.getNetwork().caipNetworkId
    },

    /** The same accounts in another network's text (SS58). */
    accountsOn(accounts, network) {
      const prefix = ss58PrefixOf(network)
      return accounts.map((account) => {
        const decoded = decodeSs58(account.address)
        return decoded ? { ...account, address: encodeSs58({ ...decoded, prefix }) } : account
      })
    },

    /** Hexadecimal. Wallets sign the UTF-8 bytes between `<Bytes>` and `</Bytes>`. */
    async signMessage(value, { address, message }) {
      const { signer } = toPolkadotProvider(value)
      const data = `0x${bytesToHex(utf8ToBytes(message))}`
      try {
        return toSignature(await signer.signRaw({ address, data, type: 'bytes' }))
      } catch (thrown) {
        throw toPolkadotError(thrown)
      }
    },

    async revoke(value) {
      try {
        const told = toPolkadotProvider(value).disconnect()
        await withTimeout(told, timing.revokeMs, () => new WalletModalError('WALLET_TIMEOUT'))
      } catch {
        // The visitor has left all the same: nothing here depends on the wallet's consent.
      }
    },

    announce: (wallet) => announce(wallet, hostProvider),

    hostProvider,
  }
}

export const polkadotAdapter = createPolkadotAdapter()
