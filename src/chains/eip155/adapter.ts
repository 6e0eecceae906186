import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { BalanceReader, ChainAdapter } from '../../types/chainAdapter.ts'
import type { NameRegistrar } from '../../types/names.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { connectWallet, createOpener, requireAccount, revokeWallet } from '../adapterSteps.ts'
import { toWalletError } from '../walletError.ts'
import { checkAlive } from './checkAlive.ts'
import {
  createHostProvider,
  type Eip155HostProvider,
  type RequestArguments,
} from './hostProvider.ts'
import { type Eip1193Provider, request, toProvider } from './provider.ts'
import { toAccounts, toCaipNetworkId, toHexBytes } from './responses.ts'
import {
  defaultTiming,
  requestNetwork,
  settle,
  switchNetwork,
  type Timing,
} from './switchNetwork.ts'
import { toAddress } from './toChecksumAddress.ts'
import { toCoinType } from './toCoinType.ts'
import { watch } from './watch.ts'

interface Eip155Adapter
  extends Required<Omit<ChainAdapter, 'accountsOn' | 'isAddressOn'>>,
    Required<Omit<BalanceReader, 'getPending' | 'knownTokens' | 'nodesList'>> {
  hostProvider: Eip155HostProvider
  registrar: NameRegistrar
}

// Resolves with null if the chunk cannot be fetched. The modal then does not show the requested permissions, but the
// wallet still prompts for approval.
const loadPermissions = () =>
  import('./sessions/requestPermissions.ts').then(
    (part) => part.requestPermissions,
    () => null,
  )

export function createEip155Adapter(timing: Timing = defaultTiming): Eip155Adapter {
  /**
   * Reads the network after a switch. MetaMask 11.14 did not emit `chainChanged` for a network whose nodes lack
   * `net_version` (https://github.com/MetaMask/metamask-extension/issues/24247, April 2024), nor did Taho for any
   * until July 2022 (https://github.com/tahowallet/extension/pull/1760). Can go when neither version is in use.
   */
  async function followSwitch(
    provider: Eip1193Provider,
    { method, params }: RequestArguments,
  ): Promise<void> {
    try {
      const isSwitch = method === 'wallet_switchEthereumChain' && Array.isArray(params)
      const wanted = isSwitch ? toCaipNetworkId(params[0]?.chainId) : null
      listenerOf(provider)?.network(await settle(provider, wanted, timing))
    } catch (thrown) {
      log('warn', 'the wallet did not say where it is after a switch', thrown)
    }
  }

  async function send(provider: Eip1193Provider, args: RequestArguments): Promise<unknown> {
    const { method } = args
    const listener = listenerOf(provider)
    const part = method === 'wallet_grantPermissions' ? await loadPermissions() : null
    if (part) return part(provider, args, listener)
    return provider.request(args as { method: string })
  }

  const hostProvider = createHostProvider(
    followSwitch,
    (provider) => listenerOf(provider)?.sent?.(),
    send,
    (provider, ...request) => listenerOf(provider)?.sending?.(...request),
    async (provider, request) => {
      const listener = listenerOf(provider)
      if (listener?.review) return listener.review(request)
      // A batch that the modal cannot show for review is not sent to the wallet.
      if (!request.isAlwaysReviewed) return request.send(request.params)
      throw new ProviderRpcError(errorCodes.disconnected, 'No wallet is connected')
    },
  )

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
    signsMessages: () =>
      (provider as { can?(method: string): boolean }).can?.('personal_sign') !== false,

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
