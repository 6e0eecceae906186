import { base58 } from '@scure/base'
import { notConnected } from '../../errors/ProviderRpcError.ts'
import type { Announcer, AppGate, WalletToAnnounce } from '../../types/announcer.ts'
import { announceStandard, isGranted, oneByOne } from '../announceStandard.ts'
import { adapter } from './adapter.ts'
import { type StandardChain, toCluster, toStandardChain } from './clusters.ts'
import type { SolanaHostProvider, SolanaSession } from './hostProvider.ts'
import type { SendOptions, SigningMethod, TransactionVersion } from './provider.ts'

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
/** Versions of a wallet that states none, as over WalletConnect. */
const usualVersions: readonly TransactionVersion[] = ['legacy', 0]
const methods = {
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransactions',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
} as const

/** Returns the network of a request: the network that the app names if it is public, else the active network. */
function networkOf({ chain }: Pick<Input, 'chain'>, { caipNetworkId }: SolanaSession) {
  return chain === toStandardChain(caipNetworkId)
    ? caipNetworkId
    : (toCluster(chain) ?? caipNetworkId)
}

export function announce(
  wallet: WalletToAnnounce,
  host: Pick<SolanaHostProvider, 'public' | 'session' | 'signing'>,
  gate: AppGate,
  page?: EventTarget,
): () => void {
  /**
   * Returns the chains that the wallet approves. The Wallet Standard has one id for all local networks,
   * `solana:localnet`. Here that id means the active network.
   */
  function chains(): readonly StandardChain[] {
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

  function session(): SolanaSession {
    const current = host.session()
    if (!current) throw notConnected()
    return current
  }

  const versionsOf = (method: SigningMethod) =>
    host.session()?.provider.versions?.(method) ?? usualVersions

  const toRequest = ({ account, transaction, ...given }: Omit<Input, 'message' | 'options'>) => ({
    address: account.address,
    transactions: [transaction],
    caipNetworkId: networkOf(given, session()),
  })

  const signing = {
    'solana:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: Input[]) =>
        oneByOne(inputs, async ({ account, message }) => {
          const bytes = Uint8Array.from(message)
          const request = { address: account.address, message: bytes }
          const signature = await host.signing.signMessage(session().provider, request)
          return { signedMessage: bytes, signature }
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      get supportedTransactionVersions() {
        return versionsOf('signTransactions')
      },
      signTransaction: (...inputs: Input[]) =>
        oneByOne(inputs, async ({ account, transaction, chain }) => {
          const request = toRequest({ account, transaction, ...(chain && { chain }) })
          const [signed] = await host.signing.signTransactions(session().provider, request)
          return { signedTransaction: signed }
        }),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      get supportedTransactionVersions() {
        return versionsOf('signAndSendTransaction')
      },
      signAndSendTransaction: (...inputs: Input[]) =>
        oneByOne(inputs, async ({ account, transaction, chain, options = {} }) => {
          const { commitment: _, ...sending } = options
          const request = toRequest({ account, transaction, ...(chain && { chain }) })
          const sent = await host.signing.signAndSend(session().provider, request, sending)
          return { signature: base58.decode(sent) }
        }),
    },
  }

  return announceStandard(
    wallet,
    {
      events: { host: host.public, names: ['connect', 'accountChanged', 'disconnect'] },
      isConnected: () => host.session() !== null,
      accounts: () => (host.session()?.addresses ?? []).map((address) => ({ address })),
      chains,
      toPublicKey: ({ address }) => base58.decode(address),
      signing,
      can: (feature) => host.session()?.provider.can?.(methods[feature as keyof typeof methods]),
      connect: {
        name: 'standard:connect',
        isSilent: ({ silent = false }: { silent?: boolean }) => silent,
      },
    },
    gate,
    page,
  )
}

export const solanaAnnouncer: Announcer = {
  announce: (wallet, gate) => announce(wallet, adapter.hostProvider, gate),
}
