import { base58 } from '@scure/base'
import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import {
  type EmbeddedProvider,
  type EmbeddedProviderOptions,
  NamespaceLogin,
} from '../../frame/NamespaceLogin.ts'
import type { SolanaListener, SolanaProvider } from './provider.ts'

const invalid = (method: string) => invalidResponseTo(method, undefined, 'The frame')

/** @throws WalletModalError WALLET_INVALID_RESPONSE if `answer[name]` is not a string */
function textIn(method: string, response: unknown, name: string): string {
  const value: unknown = (response as Record<string, unknown> | null | undefined)?.[name]
  if (typeof value !== 'string') throw invalid(method)
  return value
}

function decode(method: string, text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw invalid(method)
  }
}

/**
 * Creates the embedded wallet's Solana provider. The frame takes and returns messages, transactions and signatures in
 * base58.
 */
export function createProvider(options: EmbeddedProviderOptions): EmbeddedProvider {
  const { wallet } = options
  const listeners = new Set<SolanaListener>()
  const login = new NamespaceLogin(options, {
    network: () => {
      for (const { network } of [...listeners]) network?.(login.user.caipNetworkId)
    },
    accounts: (addresses) => {
      for (const { accounts } of [...listeners]) accounts(addresses)
    },
  })

  async function request(
    method: string,
    params: object,
    network = login.user.caipNetworkId,
  ): Promise<unknown> {
    if (!login.isOpen) throw new WalletModalError('NOT_CONNECTED')
    return wallet.rpc(network, { method, params })
  }

  const provider: SolanaProvider = {
    connect: async () => (login.isOpen ? login.addresses : []),
    // `disconnect` of the driver ends the login, so this method does nothing.
    disconnect: async () => {},
    getNetwork: () => login.user.caipNetworkId,
    async setNetwork(network) {
      if (network !== login.user.caipNetworkId) await wallet.switchNetwork(network)
    },
    async signMessage(address, message) {
      const method = 'solana_signMessage'
      const response = await request(method, { message: base58.encode(message), pubkey: address })
      return decode(method, textIn(method, response, 'signature'))
    },
    async signTransactions(_, transactions, network) {
      const encoded = transactions.map((transaction) => base58.encode(transaction))
      const [first] = encoded
      if (encoded.length === 1 && first) {
        const method = 'solana_signTransaction'
        const response = await request(method, { transaction: first }, network)
        return [decode(method, textIn(method, response, 'transaction'))]
      }
      const method = 'solana_signAllTransactions'
      const response = await request(method, { transactions: encoded }, network)
      const signed: unknown = (response as { transactions?: unknown } | null)?.transactions
      if (!Array.isArray(signed) || signed.length !== encoded.length) throw invalid(method)
      return signed.map((text: unknown) => decode(method, String(text)))
    },
    async signAndSendTransaction(_, transaction, network, options) {
      const method = 'solana_signAndSendTransaction'
      const params = { transaction: base58.encode(transaction), options }
      return textIn(method, await request(method, params, network), 'signature')
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  return { provider, login }
}
