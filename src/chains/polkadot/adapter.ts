import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
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
} from '../adapterSteps.ts'
import { messageOf, toWalletError } from '../walletError.ts'
import { createHostProvider, type PolkadotHostProvider } from './hostProvider.ts'
import { type PolkadotProvider, toPolkadotProvider } from './provider.ts'
import { hasTies, toPolkadotAccounts, toSignature } from './responses.ts'
import { decodeSs58, encodeSs58, ss58PrefixOf } from './ss58.ts'

/** Messages of a user rejection. Messages are matched, because Polkadot wallets have no error codes. */
const refusal =
  /^(rejected|cancell?ed|denied)\b|not allowed to interact|\b(rejected|cancell?ed) by (the )?user/i

export function toPolkadotError(thrown: unknown, otherwise?: ErrorCode): WalletModalError {
  const longMessage = messageOf(thrown)
  const isOwn = thrown instanceof WalletModalError
  const isPending = /has a pending authori[sz]ation/i.test(longMessage)
  if (isOwn || !(isPending || refusal.test(longMessage))) return toWalletError(thrown, otherwise)
  const code = isPending ? 'REQUEST_PENDING' : 'USER_REJECTED'
  return new WalletModalError(code, { longMessage, cause: thrown })
}

const loadAssets = () => loadPart(import('./assets.ts'))

interface PolkadotAdapter extends ChainAdapter, BalanceReader {
  accountsOn: NonNullable<ChainAdapter['accountsOn']>
  hostProvider: PolkadotHostProvider
}

export function createPolkadotAdapter(timing: Timing = defaultTiming): PolkadotAdapter {
  /** The last list of accounts of each wallet, with those that are tied to other networks. */
  const listed = new WeakMap<PolkadotProvider, unknown>()

  function toAccounts(
    provider: PolkadotProvider,
    response: unknown,
    network = provider.getNetwork(),
  ) {
    const accounts = toPolkadotAccounts(response, network)
    listed.set(provider, response)
    hostProvider.describe(accounts)
    return accounts.map(({ address }) => ({ address, type: 'eoa' as const }))
  }

  const { open, listenerOf } = createOpener(toPolkadotProvider, (provider) => ({
    async connect({ silent }) {
      const request = async () => {
        const accounts = toAccounts(provider, await provider.connect({ silent }))
        if (!silent) requireAccount(accounts)
        return { accounts, caipNetworkId: provider.getNetwork().caipNetworkId }
      }
      return connectWallet(request, { silent, timing, toError: toPolkadotError })
    },

    watch: (listener) =>
      followWallet(
        (events) => provider.watch(events),
        (response: unknown) => toAccounts(provider, response),
        {
          ...listener,
          // `enable` prompts an origin without permission: the next page load must not restore by it.
          disconnect() {
            listener.disconnect()
            listener.withdraw?.()
          },
        },
      ),

    getNetwork: async () => provider.getNetwork().caipNetworkId,

    async switchNetwork(network) {
      const response = listed.get(provider)
      const accounts = hasTies(response) ? toAccounts(provider, response, network) : undefined
      if (accounts) requireAccount(accounts)
      try {
        await provider.setNetwork(network)
      } catch (thrown) {
        throw toPolkadotError(thrown, 'SWITCH_FAILED')
      }
      const { caipNetworkId } = provider.getNetwork()
      if (accounts) listenerOf(provider)?.network(caipNetworkId, accounts)
      return caipNetworkId
    },

    /** Resolves with the signature in hexadecimal. A wallet signs the UTF-8 bytes between `<Bytes>` and `</Bytes>`. */
    async signMessage({ address, message }) {
      const data = `0x${bytesToHex(utf8ToBytes(message))}`
      try {
        return toSignature(await provider.signer.signRaw({ address, data, type: 'bytes' }))
      } catch (thrown) {
        throw toPolkadotError(thrown)
      }
    },

    signsMessages: () => provider.can?.('signRaw') !== false,

    revoke: () => revokeWallet(async () => provider.disconnect(), timing),

    attach: (state) => hostProvider.attach(provider, state),
  }))

  const hostProvider = createHostProvider({ listenerOf })

  return {
    open,

    accountsOn(accounts, network) {
      const prefix = ss58PrefixOf(network)
      return accounts.map((account) => {
        const decoded = decodeSs58(account.address)
        return decoded ? { ...account, address: encodeSs58({ ...decoded, prefix }) } : account
      })
    },

    isAddressOn: (address, network) => decodeSs58(address)?.prefix === ss58PrefixOf(network),

    async getBalance(address, rpc) {
      const { readBalance } = await loadPart(import('./balances.ts'))
      return readBalance(address, rpc)
    },

    toAddress: (text) => (decodeSs58(text) ? text : null),

    getTokenBalance: async (...given) => (await loadAssets()).readAssetBalance(...given),
    getTokenUnit: async (...given) => (await loadAssets()).readAssetUnit(...given),
    nodesList: 'known',
    knownTokens: async (caipNetworkId) => (await loadAssets()).wellKnownAssets[caipNetworkId] ?? [],

    hostProvider,
  }
}

export const adapter = createPolkadotAdapter()
