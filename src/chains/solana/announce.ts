import { base58 } from '@scure/base'
import type { ConnectedWallet } from '../../types/connector.ts'
import { ownFeature } from '../ownRdns.ts'
import { registerWallet } from '../registerWallet.ts'
import { oneByOne, toStandardIcon } from '../standardWallet.ts'
import { toCluster, toStandardChain } from './clusters.ts'
import type { createHostProvider } from './hostProvider.ts'
import type { SendOptions } from './provider.ts'
import type { SolanaSession } from './session.ts'

type Host = Pick<ReturnType<typeof createHostProvider>, 'public' | 'session' | 'onSent'>

interface Input {
  account: { address: string }
  transaction: Uint8Array
  message: Uint8Array
  chain?: string
  options?: SendOptions & { commitment?: SendOptions['preflightCommitment'] }
}

const chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet']
const supportedTransactionVersions = ['legacy', 0]
const signing = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction']

/** Where a request is meant for: the app's word where it names a public network, else the active one. */
function networkOf({ chain }: Pick<Input, 'chain'>, { caipNetworkId }: SolanaSession) {
  return chain === toStandardChain(caipNetworkId)
    ? caipNetworkId
    : (toCluster(chain) ?? caipNetworkId)
}

function toAccount(address: string) {
  return Object.freeze({
    address,
    publicKey: base58.decode(address),
    chains,
    features: signing,
  })
}

/**
 * Registers the connected wallet by the Wallet Standard, so that any Solana app on the page finds it without
 * knowing of us. Returns what ends it.
 */
export function announce(
  wallet: Pick<ConnectedWallet, 'name' | 'imageUrl'>,
  host: Host,
  page: EventTarget = window,
): () => void {
  const known = new Map<string, ReturnType<typeof toAccount>>()

  /** The same object for the same account, as apps compare them. */
  function accounts() {
    return (host.session()?.addresses ?? []).map((address) => {
      const account = known.get(address) ?? toAccount(address)
      known.set(address, account)
      return account
    })
  }

  function session(): SolanaSession {
    const current = host.session()
    if (!current) throw Object.assign(new Error('No wallet is connected'), { code: 4900 })
    return current
  }

  const features = {
    'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: accounts() }) },
    'standard:disconnect': { version: '1.0.0', disconnect: () => host.public.disconnect() },
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
    chains,
    features,
    get accounts() {
      return accounts()
    },
  })
  return registerWallet(standard, page)
}
