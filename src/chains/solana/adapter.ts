import { base58 } from '@scure/base'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { BalanceReader, ChainAdapter } from '../../types/chainAdapter.ts'
import {
  connectWallet,
  createOpener,
  defaultTiming,
  followWallet,
  requireAccount,
  revokeWallet,
  type Timing,
} from '../adapterSteps.ts'
import { toWalletError } from '../walletError.ts'
import { isSolanaAddress } from './address.ts'
import { announce } from './announce.ts'
import { toAccounts, toSignature } from './answers.ts'
import { createHostProvider } from './hostProvider.ts'
import { toSolanaProvider } from './provider.ts'

export function createSolanaAdapter(timing: Timing = defaultTiming): ChainAdapter & BalanceReader {
  const hostProvider = createHostProvider(
    async (provider) => listenerOf(provider)?.leave?.(),
    (provider) => listenerOf(provider)?.sent?.(),
  )

  const { open, listenerOf } = createOpener(toSolanaProvider, (provider) => ({
    async connect({ silent }) {
      const ask = async () => {
        const accounts = toAccounts(await provider.connect({ silent }))
        if (!silent) requireAccount(accounts)
        return { accounts, caipNetworkId: provider.getNetwork() }
      }
      return connectWallet(ask, { silent, timing })
    },

    watch: (listener) => followWallet((events) => provider.watch(events), toAccounts, listener),

    getNetwork: async () => provider.getNetwork(),

    async switchNetwork({ caipNetworkId }) {
      try {
        await provider.setNetwork(caipNetworkId)
      } catch (thrown) {
        throw toWalletError(thrown, 'SWITCH_FAILED')
      }
      return provider.getNetwork()
    },

    /** Base58 of the signature over the UTF-8 bytes. */
    async signMessage({ address, message }) {
      try {
        const signed = await provider.signMessage(address, new TextEncoder().encode(message))
        return base58.encode(toSignature(signed))
      } catch (thrown) {
        throw toWalletError(thrown)
      }
    },

    revoke: () => revokeWallet(async () => provider.disconnect(), timing),

    attach: (state) => hostProvider.attach(provider, state),
  }))

  return {
    open,

    switchesSilently: true,

    /** In lamports. */
    async getBalance(address, rpc) {
      const answer = await rpc('getBalance', [address, { commitment: 'confirmed' }])
      const { value } = Object(answer) as { value?: unknown }
      // Larger numbers are inexact, and an inexact balance must not be shown.
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
        throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: answer })
      }
      return BigInt(value)
    },

    toAddress: (text) => (isSolanaAddress(text) ? text : null),

    announce: (wallet, gate) => announce(wallet, hostProvider, gate),

    hostProvider,
  }
}

export const solanaAdapter = createSolanaAdapter()
