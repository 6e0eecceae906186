import { base58 } from '@scure/base'
import { broadcastSigned } from '../../../chains/solana/broadcastSigned.ts'
import { toStandardChain } from '../../../chains/solana/clusters.ts'
import type {
  SendOptions,
  SignedIn,
  SignInFields,
  SolanaProvider,
  TransactionVersion,
} from '../../../chains/solana/provider.ts'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { attempt } from '../../../utils/attempt.ts'
import type { LabelledProvider } from '../InstalledWallet.ts'
import { accountHas, labelIn, toFeatures } from './features.ts'
import type { StandardWallet } from './observeWallets.ts'

type Account = StandardWallet['accounts'][number]

const mainnet: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/**
 * Reads the bytes under `key` of each output.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the number of outputs is not `count`
 */
function bytesOf(method: string, key: string, count: number, response: unknown): Uint8Array[] {
  const outputs = Array.isArray(response) ? (response as unknown[]) : []
  const bytes = outputs.map((output) => (Object(output) as Record<string, unknown>)[key])
  const valid = bytes.filter((one) => one instanceof Uint8Array)
  if (valid.length !== count) throw invalidResponseTo(method, response)
  return valid
}

/**
 * True for a Solana account. A wallet may also list accounts of other namespaces. Also true for a malformed account,
 * which the adapter refuses.
 */
function isOwn(account: unknown): boolean {
  const { chains } = Object(account) as { chains?: unknown }
  if (!Array.isArray(chains) || chains.length === 0) return true
  return chains.some((chain) => String(chain).startsWith('solana:'))
}

const isVersion = (value: unknown): value is TransactionVersion =>
  value === 'legacy' || Number.isInteger(value)

/** Undefined if the wallet states no versions for the feature, or in another form than the Wallet Standard's. */
function versionsOf({ features }: StandardWallet, feature: string) {
  return attempt((): TransactionVersion[] | undefined => {
    const own = Object((features as Readonly<Record<string, unknown>>)[feature])
    const { supportedTransactionVersions: stated } = own as Record<string, unknown>
    return Array.isArray(stated) && stated.length > 0 && stated.every(isVersion)
      ? [...stated]
      : undefined
  })
}

/**
 * Creates the provider of a Wallet Standard wallet. A wallet that does not list the active network still signs for it.
 * The modal then broadcasts through a node of the network.
 */
export function createStandardProvider(
  wallet: StandardWallet,
  context: ConnectorContext,
): SolanaProvider & LabelledProvider {
  const features = toFeatures(wallet)
  const configured = context.networks.find(({ chainNamespace }) => chainNamespace === 'solana')
  let network = (context.preferredNetwork('solana') ?? configured)?.caipNetworkId ?? mainnet

  const addresses = (accounts: unknown): string[] => {
    if (!Array.isArray(accounts)) throw invalidResponseTo('standard:connect', accounts)
    return accounts.filter(isOwn).map((account) => (Object(account) as Account).address)
  }

  function accountOf(address: string): Account {
    const account = wallet.accounts.find((one) => one.address === address)
    if (account) return account
    const longMessage = 'The wallet does not give access to this account any more'
    throw new WalletModalError('WALLET_ERROR', { longMessage })
  }

  const chainOf = (id: CaipNetworkId) =>
    [id, toStandardChain(id)].find((chain) => wallet.chains.some((own) => own === chain))

  async function signTransactions(
    address: string,
    transactions: readonly Uint8Array[],
    caipNetworkId: CaipNetworkId,
  ): Promise<Uint8Array[]> {
    const method = 'solana:signTransaction'
    const account = accountOf(address)
    const chain = chainOf(caipNetworkId)
    const inputs = transactions.map((transaction) => ({
      account,
      transaction,
      ...(chain && { chain }),
    }))
    const response = await features.call(method, 'signTransaction', ...inputs)
    return bytesOf(method, 'signedTransaction', transactions.length, response)
  }

  /** The account that has signed in as it connected. */
  let signedInAs: string | undefined

  async function signIn(fields: SignInFields): Promise<SignedIn> {
    const method = 'solana:signIn'
    const response = await features.call(method, 'signIn', fields)
    const [message] = bytesOf(method, 'signedMessage', 1, response)
    const [signature] = bytesOf(method, 'signature', 1, response)
    const [output] = response as { account?: unknown }[]
    const { address } = Object(output?.account) as Partial<Account>
    if (!message || !signature || typeof address !== 'string')
      throw invalidResponseTo(method, response)
    signedInAs = address
    return { address, message, signature }
  }

  return {
    get signIn() {
      const isFresh = attempt(() => wallet.accounts.length === 0)
      return isFresh && features.has('solana:signIn') ? signIn : undefined
    },

    async connect({ silent }) {
      const own = signedInAs
      const listed = own === undefined ? [] : addresses(wallet.accounts)
      // A sign-in grants access as a connect request does (https://github.com/phantom/sign-in-with-solana, "Wallet Integration").
      if (own !== undefined && listed.includes(own))
        return [own, ...listed.filter((one) => one !== own)]
      const response = await features.call(
        'standard:connect',
        'connect',
        ...(silent ? [{ silent }] : []),
      )
      const { accounts = wallet.accounts } = Object(response) as { accounts?: unknown }
      return addresses(accounts)
    },

    async disconnect() {
      signedInAs = undefined
      if (features.has('standard:disconnect')) {
        await features.call('standard:disconnect', 'disconnect')
      }
    },

    getNetwork: () => network,

    labelOf: labelIn(() => wallet.accounts),

    async setNetwork(caipNetworkId) {
      network = caipNetworkId
    },

    async signMessage(address, message) {
      const method = 'solana:signMessage'
      const account = accountOf(address)
      const response = await features.call(method, 'signMessage', { account, message })
      const [signature] = bytesOf(method, 'signature', 1, response)
      if (!signature) throw invalidResponseTo(method, response)
      return signature
    },

    signTransactions,

    async signAndSendTransaction(address, transaction, caipNetworkId, options: SendOptions) {
      const method = 'solana:signAndSendTransaction'
      const chain = chainOf(caipNetworkId)
      if (chain && features.has(method)) {
        const account = accountOf(address)
        const input = { account, transaction, chain, options }
        const response = await features.call(method, 'signAndSendTransaction', input)
        const [signature] = bytesOf(method, 'signature', 1, response)
        return base58.encode(signature ?? new Uint8Array())
      }
      const own = context.networks.find((one) => one.caipNetworkId === caipNetworkId)
      if (!own) throw new WalletModalError('NETWORK_NOT_FOUND')
      const [signed] = await signTransactions(address, [transaction], caipNetworkId)
      return broadcastSigned(context.rpc(own), { requested: transaction, signed }, options)
    },

    can: (method, address) =>
      method === 'signMessage'
        ? features.has('solana:signMessage') &&
          accountHas(wallet.accounts, address, 'solana:signMessage')
        : features.has('solana:signTransaction') ||
          (method === 'signAndSendTransaction' && features.has('solana:signAndSendTransaction')),

    versions: (method) =>
      versionsOf(
        wallet,
        method === 'signAndSendTransaction' && features.has('solana:signAndSendTransaction')
          ? 'solana:signAndSendTransaction'
          : 'solana:signTransaction',
      ),

    watch(listener) {
      if (!features.has('standard:events')) return () => {}
      const onChange = (change: unknown) => {
        const { accounts } = Object(change) as { accounts?: unknown }
        if (accounts === undefined) return
        // The adapter refuses a value that is no list, and asks the wallet.
        listener.accounts(Array.isArray(accounts) ? addresses(accounts) : (accounts as string[]))
      }
      return features.listen(onChange)
    },
  }
}
