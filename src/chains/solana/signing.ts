import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { createGate, type FindListener } from '../adapterSteps.ts'
import { isPlainText, textOf } from '../plainText.ts'
import { messageOf } from '../walletError.ts'
import { checkRequested } from './broadcastSigned.ts'
import type { SendOptions, SigningMethod, SolanaProvider } from './provider.ts'
import { checkVersions } from './transactionVersion.ts'

/** A page's request to sign bytes. */
export interface MessageRequest {
  address: string
  message: Uint8Array
}

/** A page's request to sign transactions, in the wire format. */
export interface TransactionsRequest {
  address: string
  transactions: readonly Uint8Array[]
  caipNetworkId: CaipNetworkId
}

/** True if the wallet lacks the method. A session may grant to sign several transactions, but not one. */
function isRefused(
  provider: SolanaProvider,
  { method, params }: { method: string; params: unknown },
): boolean {
  if (method === 'signMessage' || method === 'signAndSendTransaction')
    return provider.can?.(method) === false
  const { transactions } = params as TransactionsRequest
  return transactions.length === 1 && provider.can?.('signTransactions') === false
}

/**
 * Copies bytes, which the page could change during the review.
 * @throws TypeError if the value is neither bytes nor a list of numbers
 */
const copy = (bytes: Uint8Array) => Uint8Array.from(bytes)

/** Time for which a blockhash is valid at least: 150 blocks of 0.4 s. */
const blockhashMs = 60_000

/**
 * Returns APPROVAL_EXPIRED if a node refused a transaction for its blockhash, and user and wallet took longer than a
 * blockhash is valid. Any other error is returned unchanged.
 */
function toExpiry(thrown: unknown, startedAt: number): unknown {
  const isLate = Date.now() - startedAt >= blockhashMs
  if (!isLate || !/blockhash not found/i.test(messageOf(thrown))) return thrown
  return new WalletModalError('APPROVAL_EXPIRED', { cause: thrown })
}

/** Requests of pages to the wallet. Each passes through its review; the wallet gets the bytes that were read. */
export function createSigning(listenerOf: FindListener<SolanaProvider>) {
  const gate = createGate(listenerOf, isRefused)

  /** @throws WalletModalError TRANSACTION_VERSION_UNSUPPORTED */
  function copyOf(
    provider: SolanaProvider,
    method: SigningMethod,
    { address, transactions: given, caipNetworkId }: TransactionsRequest,
  ) {
    const transactions = given.map(copy)
    checkVersions(provider, method, transactions)
    return { address, transactions, caipNetworkId }
  }

  /** Has the transaction sent by `send`, and reports it as pending once the wallet has it. */
  async function sendBy(
    provider: SolanaProvider,
    asked: SigningMethod,
    request: TransactionsRequest,
    send: (request: TransactionsRequest) => Promise<string>,
  ): Promise<string> {
    const startedAt = Date.now()
    const sent = await gate(provider, {
      method: asked === 'signTransactions' ? 'signTransaction' : asked,
      params: copyOf(provider, asked, request),
      send(params) {
        const response = send(params)
        const { caipNetworkId, address: from, transactions } = params
        const told = response.catch((thrown: unknown) => {
          throw toExpiry(thrown, startedAt)
        })
        const read = () => ({ caipNetworkId, from, params: transactions[0] })
        listenerOf(provider)?.sending?.(read, told)
        // The page gets the wallet's error, also if nobody follows the transaction.
        told.catch(() => {})
        return response
      },
    })
    listenerOf(provider)?.sent?.()
    return sent
  }

  return {
    signMessage: async (provider: SolanaProvider, { address, message }: MessageRequest) =>
      gate(provider, {
        method: 'signMessage',
        params: { address, message: copy(message) },
        isPlain: () => isPlainText(textOf(message)),
        send: (params) => provider.signMessage(params.address, params.message),
      }),

    signTransactions: async (provider: SolanaProvider, request: TransactionsRequest) =>
      gate(provider, {
        method: 'signTransaction',
        params: copyOf(provider, 'signTransactions', request),
        send: ({ address, transactions, caipNetworkId }) =>
          provider.signTransactions(address, transactions, caipNetworkId),
      }),

    /** Signs and broadcasts by the wallet. */
    signAndSend: (
      provider: SolanaProvider,
      request: TransactionsRequest,
      options: SendOptions,
    ): Promise<string> =>
      sendBy(
        provider,
        'signAndSendTransaction',
        request,
        async ({ address, transactions, caipNetworkId }) => {
          const [transaction = new Uint8Array()] = transactions
          return provider.signAndSendTransaction(address, transaction, caipNetworkId, options)
        },
      ),

    /** Signs by the wallet and broadcasts by `broadcast`, unless the wallet has signed another transaction. */
    signAndBroadcast: (
      provider: SolanaProvider,
      request: TransactionsRequest,
      broadcast: (signed: Uint8Array) => Promise<string>,
    ): Promise<string> =>
      sendBy(
        provider,
        'signTransactions',
        request,
        async ({ address, transactions, caipNetworkId }) => {
          const [requested = new Uint8Array()] = transactions
          const [signed = new Uint8Array()] = await provider.signTransactions(
            address,
            transactions,
            caipNetworkId,
          )
          await checkRequested(requested, signed)
          return broadcast(signed)
        },
      ),
  }
}
