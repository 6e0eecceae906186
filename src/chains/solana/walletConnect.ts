import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { NamespaceSession, WalletConnectPart } from '../../types/walletConnect.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { parseNetworkId } from '../parseNetworkId.ts'
import { isSolanaAddress } from './address.ts'
import { broadcastSigned } from './broadcastSigned.ts'
import type { SendOptions, SolanaProvider } from './provider.ts'

const signedSchema = z.object({ signature: z.string() })
const transactionSchema = z.object({
  signature: z.optional(z.string()),
  transaction: z.optional(z.string()),
})
const transactionsSchema = z.object({ transactions: z.array(z.string()) })

const requests = {
  signMessage: 'solana_signMessage',
  signTransactions: 'solana_signTransaction',
  signAndSendTransaction: 'solana_signAndSendTransaction',
} as const

/**
 * Loads the code for transactions. It is lazy, because connecting and signing messages do not need Solana's library.
 */
const loadTransactionParts = () => loadPart(import('./transactionParts.ts'))

function decode(method: string, read: () => Uint8Array): Uint8Array {
  try {
    return read()
  } catch (cause) {
    throw invalidResponseTo(method, cause)
  }
}

/**
 * Messages are sent in base58, transactions in base64. `LegacyParts` tells which wallets build a legacy transaction
 * from its parts. A response may have the signature alone.
 */
function createSolanaProvider(session: NamespaceSession): SolanaProvider {
  const { context } = session

  async function request<Result>(
    method: string,
    params: object,
    caipNetworkId: CaipNetworkId,
    schema: z.ZodMiniType<Result>,
  ): Promise<Result> {
    const response = await session.request(method, params, caipNetworkId)
    const parsed = schema.safeParse(response)
    if (parsed.success) return parsed.data
    throw invalidResponseTo(method, response)
  }

  async function toParams(address: string, transaction: Uint8Array): Promise<object> {
    const { toLegacyParts } = await loadTransactionParts()
    return {
      ...toLegacyParts(transaction),
      transaction: base64.encode(transaction),
      pubkey: address,
    }
  }

  async function signOne(
    address: string,
    transaction: Uint8Array,
    caipNetworkId: CaipNetworkId,
  ): Promise<Uint8Array> {
    const method = 'solana_signTransaction'
    const params = await toParams(address, transaction)
    const response = await request(method, params, caipNetworkId, transactionSchema)
    const { signature = '', transaction: signed } = response
    const { withSignature } = await loadTransactionParts()
    return decode(method, () =>
      signed
        ? base64.decode(signed)
        : withSignature(transaction, address, base58.decode(signature)),
    )
  }

  async function signTransactions(
    address: string,
    transactions: readonly Uint8Array[],
    caipNetworkId: CaipNetworkId,
  ): Promise<Uint8Array[]> {
    const method = 'solana_signAllTransactions'
    if (transactions.length > 1 && session.can(method)) {
      const params = { transactions: transactions.map((one) => base64.encode(one)) }
      const response = await request(method, params, caipNetworkId, transactionsSchema)
      const signed = response.transactions.map((one) => decode(method, () => base64.decode(one)))
      if (signed.length === transactions.length) return signed
      throw invalidResponseTo(method, response)
    }
    const signed: Uint8Array[] = []
    for (const one of transactions) signed.push(await signOne(address, one, caipNetworkId))
    return signed
  }

  return {
    connect: async () => session.accounts(),

    // The WalletConnect driver ends the session for all namespaces, so this method does nothing.
    async disconnect() {},

    getNetwork: () => session.network,

    async setNetwork(caipNetworkId) {
      session.moveTo(caipNetworkId)
    },

    async signMessage(address, message) {
      const method = 'solana_signMessage'
      const params = { message: base58.encode(message), pubkey: address }
      const { signature } = await request(method, params, session.network, signedSchema)
      return decode(method, () => base58.decode(signature))
    },

    signTransactions,

    async signAndSendTransaction(address, transaction, caipNetworkId, sending: SendOptions) {
      const method = 'solana_signAndSendTransaction'
      if (session.can(method)) {
        const params = { ...(await toParams(address, transaction)), sendOptions: sending }
        return (await request(method, params, caipNetworkId, signedSchema)).signature
      }
      const network = context.networks.find((one) => one.caipNetworkId === caipNetworkId)
      if (!network) throw new WalletModalError('NETWORK_NOT_FOUND')
      const [signed] = await signTransactions(address, [transaction], caipNetworkId)
      return broadcastSigned(context.rpc(network), { requested: transaction, signed }, sending)
    },

    can: (method) =>
      session.can(requests[method]) ||
      // If the session does not grant broadcasting, the modal broadcasts the signed transaction through its own node.
      (method === 'signAndSendTransaction' && session.can(requests.signTransactions)),

    approves: (caipNetworkId) => session.chainOf(caipNetworkId) !== undefined,

    watch: (listener) => session.follow(listener),
  }
}

export const solanaWalletConnect: WalletConnectPart = {
  methods: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  rules: {
    namespace: 'solana',
    isAddress: isSolanaAddress,
    toAccountKey: (address) => address,
    elsewhere: (accounts) => accounts.slice(0, 1),
    toNetworkId: (data) => parseNetworkId('solana', data),
    leavesSession: false,
  },
  createProvider: createSolanaProvider,
}
