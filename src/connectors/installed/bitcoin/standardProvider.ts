import { base64, hex } from '@scure/base'
import { parseAddress } from '../../../chains/bip122/address.ts'
import { findChain } from '../../../chains/bip122/chains.ts'
import type { BitcoinAccount, BitcoinProvider } from '../../../chains/bip122/provider.ts'
import { toAccounts } from '../../../chains/bip122/responses.ts'
import { toNetwork } from '../../../chains/networks.ts'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import type { SendContext } from '../../../types/sender.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import type { LabelledProvider } from '../InstalledWallet.ts'
import { accountHas, bytesOf, labelIn, toFeatures } from '../walletStandard/features.ts'
import type { StandardWallet } from '../walletStandard/observeWallets.ts'
import { networkOf, preferredNetwork, purposeOf, statedNetwork } from './networkOf.ts'
import { unauthorized } from './walletRequest.ts'

type Account = StandardWallet['accounts'][number]

/** True for a Bitcoin account. A wallet may also list accounts of other namespaces, and malformed ones. */
function isOwn(account: unknown): account is Account {
  const { address } = Object(account) as { address?: unknown }
  const chains = chainsOf(account)
  return (
    typeof address === 'string' &&
    (chains.length === 0 || chains.some((chain) => chain.startsWith(prefix)))
  )
}

const prefix = 'bitcoin:'

function chainsOf(account: unknown): string[] {
  const { chains } = Object(account) as { chains?: unknown }
  return Array.isArray(chains) ? chains.filter((chain) => typeof chain === 'string') : []
}

/** Networks that the wallet states for an account; empty if it states none. */
function statedNetworks(account: Account): CaipNetworkId[] {
  const own = chainsOf(account).filter((chain) => chain.startsWith(prefix))
  return own.flatMap((chain) => statedNetwork(chain.slice(prefix.length)) ?? [])
}

/** True if the wallet states the network for the account, or none, and the address is one of the network. */
function isOn(account: Account, network: CaipNetworkId): boolean {
  const stated = statedNetworks(account)
  const isStated = stated.length === 0 || stated.includes(network)
  return isStated && parseAddress(account.address, network) !== null
}

const loadTransactions = () => loadPart(import('./standardTransactions.ts'))

/**
 * Creates the provider of a Wallet Standard wallet. The standard does not report the active network, so the network is
 * derived from the chains of the accounts, and without those from the addresses.
 */
export function createStandardProvider(
  wallet: StandardWallet,
  context: ConnectorContext,
): BitcoinProvider & LabelledProvider {
  const features = toFeatures(wallet)
  let network = preferredNetwork(context)
  /** The accounts that `bitcoin:connect` returned. They are used as long as `accounts` of the wallet is empty. */
  let granted: readonly Account[] = []

  const accounts = () => (wallet.accounts.length > 0 ? wallet.accounts : granted).filter(isOwn)
  const onNetwork = () => accounts().filter((account) => isOn(account, network))

  function networkOfAccounts(): CaipNetworkId {
    const stated = accounts().flatMap((account) =>
      statedNetworks(account).filter((id) => isOn(account, id)),
    )
    const all = accounts().map(({ address }) => address)
    return stated[0] ?? networkOf(all, network, context)
  }

  function take(): BitcoinAccount[] {
    if (onNetwork().length === 0) network = networkOfAccounts()
    const own = onNetwork().length > 0 ? onNetwork() : accounts()
    const addresses = own.map(({ address }) => address)
    return own.map(({ address, publicKey }: Account & { publicKey?: unknown }) => ({
      address,
      purpose: purposeOf(address, addresses, network),
      ...(publicKey instanceof Uint8Array && { publicKey: hex.encode(publicKey) }),
    }))
  }

  function accountOf(wanted: string): Account {
    const account = accounts().find(({ address }) => address.toLowerCase() === wanted.toLowerCase())
    if (account) return account
    throw new ProviderRpcError(unauthorized, 'The wallet does not give access to this account')
  }

  function node(): SendContext {
    const isIt = ({ caipNetworkId }: Network) => caipNetworkId === network
    const known = context.networks.find(isIt) ?? toNetwork(network)
    return {
      caipNetworkId: network,
      rpc: context.rpc(known),
      accounts: toAccounts(take()),
      pending: () => context.sent('bip122'),
    }
  }
  const signing = () => ({
    features,
    accounts: take(),
    accountOf,
    caipNetworkId: network,
    chain: `bitcoin:${findChain(network)?.name ?? 'mainnet'}`,
  })

  return {
    async connect({ silent }) {
      if (!silent) {
        const request = { purposes: ['payment', 'ordinals'] }
        const response = await features.call('bitcoin:connect', 'connect', request)
        const list = (Object(response) as { accounts?: unknown }).accounts
        if (!Array.isArray(list)) throw invalidResponseTo('bitcoin:connect', response)
        granted = list as Account[]
      } else if (accounts().length === 0 && features.has('standard:connect')) {
        await features.call('standard:connect', 'connect', { silent: true })
      }
      return take()
    },

    async disconnect() {
      granted = []
      const [name] = ['bitcoin:disconnect', 'standard:disconnect'].filter(features.has)
      if (name) await features.call(name, 'disconnect')
    },

    getNetwork: async () => network,

    labelOf: labelIn(accounts),

    async setNetwork(wanted) {
      if (!accounts().some((account) => isOn(account, wanted))) {
        throw new ProviderRpcError(
          errorCodes.unrecognizedChain,
          'The wallet has no account on this network',
        )
      }
      network = wanted
    },

    async signMessage({ address, message, protocol }) {
      const isTaproot = parseAddress(address, network)?.kind === 'p2tr'
      if (protocol !== undefined && (protocol === 'bip322') !== isTaproot) {
        throw new ProviderRpcError(
          errorCodes.unsupportedMethod,
          'The wallet chooses how it signs a message',
        )
      }
      const input = { account: accountOf(address), message: new TextEncoder().encode(message) }
      const response = await features.call('bitcoin:signMessage', 'signMessage', input)
      return base64.encode(bytesOf('bitcoin:signMessage', 'signature', response))
    },

    async signPsbt(request) {
      const { signPsbt } = await loadTransactions()
      return signPsbt(request, signing())
    },

    async sendTransfer(request) {
      const { sendTransfer } = await loadTransactions()
      return sendTransfer(request, node(), signing())
    },

    can: (method, address) =>
      method !== 'signMessage' ||
      (features.has('bitcoin:signMessage') &&
        accountHas(accounts(), address, 'bitcoin:signMessage')),

    watch({ change }) {
      return features.listen((changed) => {
        if ('accounts' in Object(changed)) change()
      })
    },
  }
}
