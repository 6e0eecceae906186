import { base58 } from '@scure/base'
import { invalidResponse } from '../../errors/invalidResponse.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Account } from '../../types/account.ts'
import type { BalanceReader, ChainAdapter } from '../../types/chainAdapter.ts'
import { loadPart } from '../../utils/loadPart.ts'
import {
  connectWallet,
  createOpener,
  defaultTiming,
  followWallet,
  requireAccount,
  revokeWallet,
  type Timing,
  validOf,
} from '../adapterSteps.ts'
import { toWalletError } from '../walletError.ts'
import { isSolanaAddress } from './address.ts'
import { createHostProvider, type SolanaHostProvider } from './hostProvider.ts'
import { toSolanaProvider } from './provider.ts'

/** @throws WalletModalError WALLET_INVALID_RESPONSE if none of the values is a Solana address */
function toAccounts(addresses: readonly unknown[]): Account[] {
  const valid = validOf('its accounts', addresses, (one) => (isSolanaAddress(one) ? one : null))
  return [...new Set(valid)].map((address) => ({ address, type: 'eoa' }))
}

/**
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not 64 bytes, the length of an ed25519 signature
 */
function toSignature(response: unknown): Uint8Array {
  if (response instanceof Uint8Array && response.length === 64) return response
  throw invalidResponse('The wallet gave a signature that is none', response)
}

interface SolanaAdapter extends ChainAdapter, BalanceReader {
  hostProvider: SolanaHostProvider
}

export function createSolanaAdapter(timing: Timing = defaultTiming): SolanaAdapter {
  const { open, listenerOf } = createOpener(toSolanaProvider, (provider) => ({
    async connect({ silent }) {
      const request = async () => {
        const accounts = toAccounts(await provider.connect({ silent }))
        if (!silent) requireAccount(accounts)
        return { accounts, caipNetworkId: provider.getNetwork() }
      }
      return connectWallet(request, { silent, timing })
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

    /** Resolves with the signature over the UTF-8 bytes, in base58. */
    async signMessage({ address, message }) {
      try {
        const signed = await provider.signMessage(address, new TextEncoder().encode(message))
        return base58.encode(toSignature(signed))
      } catch (thrown) {
        throw toWalletError(thrown)
      }
    },

    signsMessages: (address) => provider.can?.('signMessage', address) !== false,

    revoke: () => revokeWallet(async () => provider.disconnect(), timing),

    attach: (state) => hostProvider.attach(provider, state),
  }))

  const hostProvider = createHostProvider({ listenerOf })

  return {
    open,

    switchesSilently: true,

    /** Reads the balance in lamports. */
    async getBalance(address, rpc) {
      const response = await rpc('getBalance', [address, { commitment: 'confirmed' }])
      const { value } = Object(response) as { value?: unknown }
      // A JSON number above 2^53 is inexact, and an inexact balance must not be shown.
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
        throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
      }
      return BigInt(value)
    },

    async getTokenBalance(address, token, rpc) {
      const { readTokenBalance } = await loadPart(import('./tokenUnit.ts'))
      return readTokenBalance(address, token, rpc)
    },

    async getTokenUnit(token, rpc) {
      const { readTokenUnit } = await loadPart(import('./tokenUnit.ts'))
      return readTokenUnit(token, rpc)
    },

    toAddress: (text) => (isSolanaAddress(text) ? text : null),

    hostProvider,
  }
}

export const adapter = createSolanaAdapter()
