import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { BalanceReader, ChainAdapter } from '../../types/chainAdapter.ts'
import type { NameRegistrar } from '../../types/names.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { connectWallet, createOpener, requireAccount, revokeWallet } from '../adapterSteps.ts'
import { toWalletError } from '../walletError.ts'
import { checkAlive } from './checkAlive.ts'
import { createHostProvider, type Eip155HostProvider } from './hostProvider.ts'
import { isGranted, request, toProvider } from './provider.ts'
import { toAccounts, toHexBytes } from './responses.ts'
import { defaultTiming, requestNetwork, switchNetwork, type Timing } from './switchNetwork.ts'
import { toAddress } from './toChecksumAddress.ts'
import { toCoinType } from './toCoinType.ts'
import { watch } from './watch.ts'

interface Eip155Adapter
  extends Required<Omit<ChainAdapter, 'accountsOn' | 'isAddressOn'>>,
    Required<Omit<BalanceReader, 'getPending' | 'knownTokens' | 'nodesList'>> {
  hostProvider: Eip155HostProvider
  registrar: NameRegistrar
}

export function createEip155Adapter(timing: Timing = defaultTiming): Eip155Adapter {
  const { open, listenerOf } = createOpener(toProvider, (provider) => ({
    async connect({ silent }) {
      const send = async () => {
        if (!silent) await checkAlive(provider, timing.aliveMs)
        const method = silent ? 'eth_accounts' : 'eth_requestAccounts'
        const accounts = toAccounts(await request(provider, method))
        if (!silent) requireAccount(accounts)
        return { accounts, caipNetworkId: await requestNetwork(provider, timing) }
      }
      return connectWallet(send, { silent, timing })
    },

    watch: (listener) => watch(provider, listener),

    getNetwork: () => requestNetwork(provider, timing),

    switchNetwork: (network) => switchNetwork(provider, network, timing),

    /** Sends `personal_sign` (EIP-191) with the message's UTF-8 bytes in hexadecimal. */
    async signMessage({ address, message }) {
      const data = `0x${bytesToHex(utf8ToBytes(message))}`
      try {
        const response = await request(provider, 'personal_sign', [data, address])
        return toHexBytes('personal_sign', response)
      } catch (thrown) {
        throw toWalletError(thrown)
      }
    },

    // Only providers over WalletConnect tell the methods of the session.
    signsMessages: () => isGranted(provider, 'personal_sign'),

    /**
     * Sends `wallet_revokePermissions` (EIP-2255). Phantom lacked it in August 2024
     * (https://github.com/reown-com/appkit/pull/2683), so a refusal is no failure.
     */
    revoke: () =>
      revokeWallet(
        () => request(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }]),
        timing,
      ),

    async getAssets({ address, caipNetworkId, nativeCurrency }) {
      const { readWalletAssets } = await loadPart(import('./walletAssets.ts'))
      return readWalletAssets(provider, address, caipNetworkId, nativeCurrency)
    },

    attach: (state) => hostProvider.attach(provider, state),
  }))

  const hostProvider = createHostProvider({ listenerOf, timing })

  return {
    open,

    switchesSilently: false,

    async getBalance(address, rpc) {
      const response = await rpc('eth_getBalance', [address, 'latest'])
      if (typeof response !== 'string' || !/^0x[\da-f]{1,64}$/i.test(response)) {
        throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
      }
      return BigInt(response)
    },

    async getTokenBalance(address, token, rpc) {
      const { readTokenBalance } = await loadPart(import('./tokenBalance.ts'))
      return readTokenBalance(address, token, rpc)
    },

    async getTokenUnit(token, rpc) {
      const { readTokenUnit } = await loadPart(import('./tokenBalance.ts'))
      return readTokenUnit(token, rpc)
    },

    toAddress,

    hostProvider,
    registrar: { toCoinType },
  }
}

export const adapter = createEip155Adapter()
