import { base58 } from '@scure/base'
import type { AppGate } from '../../types/chainAdapter.ts'
import type { ConnectedWallet } from '../../types/connector.ts'
import { ownFeature } from '../ownRdns.ts'
import { registerWallet } from '../registerWallet.ts'
import { isGranted, oneByOne, openToApp, pickFeatures, toStandardIcon } from '../standardWallet.ts'
import { type StandardChain, toCluster, toStandardChain } from './clusters.ts'
import type { createHostProvider } from './hostProvider.ts'
import type { SendOptions } from './provider.ts'
import type { SolanaSession } from './SolanaSession.ts'

type Host = Pick<ReturnType<typeof createHostProvider>, 'public' | 'session' | 'onSent'>

interface Input {
  account: { address: string }
  transaction: Uint8Array
  message: Uint8Array
  chain?: string
  options?: SendOptions & { commitment?: SendOptions['preflightCommitment'] }
}

const everyChain: readonly StandardChain[] = [
  'solana:mainnet',
  'solana:devnet',
  'solana:testnet',
  'solana:localnet',
]
const supportedTransactionVersions = ['legacy', 0]
/** The wallet method that each signing feature needs. */
const signing = {
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransactions',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
} as const

const isSigning = (name: string): name is keyof typeof signing => Object.hasOwn(signing, name)

/** The network of a request: the app's if it is a public one, else the active one. */
function networkOf({ chain }: Pick<Input, 'chain'>, { caipNetworkId }: SolanaSession) {
  return chain === toStandardChain(caipNetworkId)
    ? caipNetworkId
    : (toCluster(chain) ?? caipNetworkId)
}

/**
 * Registers the connected wallet by the Wallet Standard, so that any Solana app on the page finds it, with the features
 * and networks currently granted. Returns a function that ends it.
 */
export function announce(
  wallet: Pick<ConnectedWallet, 'name' | 'imageUrl'>,
  host: Host,
  gate: AppGate,
  page: EventTarget = window,
): () => void {
  const known = new Map<string, object>()

  const isOffered = (name: string) =>
    !isSigning(name) || isGranted(() => host.session()?.provider.can?.(signing[name]))

  /** A local network has no id in the Wallet Standard: the active network stands for it. */
  function chains(): StandardChain[] {
    const current = host.session()
    if (!current?.provider.approves) return [...everyChain]
    return everyChain.filter((chain) => {
      const caipNetworkId = toCluster(chain) ?? current.caipNetworkId
      return (
        toStandardChain(caipNetworkId) === chain &&
        isGranted(() => current.provider.approves?.(caipNetworkId))
      )
    })
  }

  /** One object per account, as apps compare by identity. */
  function accounts() {
    const features = Object.keys(signing).filter(isOffered)
    return (host.session()?.addresses ?? []).map((address) => {
      const key = [address, ...chains(), ...features].join(' ')
      const account = known.get(key) ?? toAccount(address, features)
      known.set(key, account)
      return account
    })
  }

  function toAccount(address: string, features: readonly string[]): object {
    return Object.freeze({
      address,
      publicKey: base58.decode(address),
      chains: chains(),
      features,
    })
  }

  function session(): SolanaSession {
    const current = host.session()
    if (!current) throw Object.assign(new Error('No wallet is connected'), { code: 4900 })
    return current
  }

  const features = {
    'standard:connect': {
      version: '1.0.0',
      connect: async ({ silent = false }: { silent?: boolean } = {}) => {
        await openToApp(gate, () => host.session() !== null || silent)
        return { accounts: accounts() }
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: gate.disconnect },
    'standard:events': {
      version: '1.0.0',
      on(event: unknown, listener: (change: object) => void) {
        const tell = () => event === 'change' && listener({ accounts: accounts() })
        const names = ['connect', 'accountChanged', 'disconnect']
        for (const name of names) host.public.on(name, tell)
        return () => {
          for (const name of names) host.public.off(name, tell)
        }
      },
    },
    'solana:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: Input[]) =>
        oneByOne(inputs, async ({ account, message }) => {
          const signature = await session().provider.signMessage(account.address, message)
          return { signedMessage: message, signature }
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: (...inputs: Input[]) =>
        oneByOne(inputs, async ({ account, transaction, chain }) => {
          const { provider } = session()
          const network = networkOf({ ...(chain && { chain }) }, session())
          const [signed] = await provider.signTransactions(account.address, [transaction], network)
          return { signedTransaction: signed }
        }),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs: Input[]) =>
        oneByOne(inputs, async ({ account, transaction, chain, options = {} }) => {
          const { provider } = session()
          const network = networkOf({ ...(chain && { chain }) }, session())
          const { commitment: _, ...sending } = options
          const { address } = account
          const sent = await provider.signAndSendTransaction(address, transaction, network, sending)
          host.onSent(provider)
          return { signature: base58.decode(sent) }
        }),
    },
    [ownFeature]: { version: '1.0.0' },
  }

  const standard = Object.freeze({
    version: '1.0.0',
    name: wallet.name,
    icon: toStandardIcon(wallet.imageUrl),
    get chains() {
      return chains()
    },
    get features() {
      return pickFeatures<object>(features, isOffered)
    },
    get accounts() {
      return accounts()
    },
  })
  return registerWallet(standard, page)
}
