import { base58 } from '@scure/base'
import type { SolanaListener, SolanaProvider } from '../../chains/solana/provider.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { FrameUser } from '../../types/frame.ts'
import { namespaceOf } from '../../utils/caip.ts'
import type { AuthProvider, AuthProviderOptions } from './sessionProvider.ts'

function nonsense(method: string): WalletModalError {
  const longMessage = `The frame answered ${method} with something else than it should`
  return new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage })
}

/** A text that an answer holds. @throws WalletModalError WALLET_INVALID_RESPONSE */
function textIn(method: string, answer: unknown, name: string): string {
  const value: unknown = (answer as Record<string, unknown> | null | undefined)?.[name]
  if (typeof value !== 'string') throw nonsense(method)
  return value
}

function decode(method: string, text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw nonsense(method)
  }
}

/** A Solana wallet over the frame: messages, transactions and signatures travel as base58 text. */
export function createSolanaProvider({ wallet, user }: AuthProviderOptions): AuthProvider {
  const listeners = new Set<SolanaListener>()
  let now = user
  let isOpen = true

  const addresses = (one: FrameUser) => one.accounts.map(({ address }) => address)

  const stopFollowing = wallet.onUser((next) => {
    if (namespaceOf(next.caipNetworkId) !== 'solana') return
    const before = now
    now = next
    for (const { accounts, network } of [...listeners]) {
      if (addresses(before).join() !== addresses(next).join()) accounts(addresses(next))
      if (before.caipNetworkId !== next.caipNetworkId) network?.(next.caipNetworkId)
    }
  })

  async function ask(
    method: string,
    params: object,
    network = now.caipNetworkId,
  ): Promise<unknown> {
    if (!isOpen) throw new WalletModalError('NOT_CONNECTED')
    return wallet.rpc(network, { method, params })
  }

  const provider: SolanaProvider = {
    connect: async () => (isOpen ? addresses(now) : []),
    // The login ends with the connector's own disconnect.
    disconnect: async () => {},
    getNetwork: () => now.caipNetworkId,
    async setNetwork(network) {
      if (network !== now.caipNetworkId) await wallet.switchNetwork(network)
    },
    async signMessage(address, message) {
      const method = 'solana_signMessage'
      const answer = await ask(method, { message: base58.encode(message), pubkey: address })
      return decode(method, textIn(method, answer, 'signature'))
    },
    async signTransactions(_, transactions, network) {
      const encoded = transactions.map((transaction) => base58.encode(transaction))
      const [first] = encoded
      if (encoded.length === 1 && first) {
        const method = 'solana_signTransaction'
        const answer = await ask(method, { transaction: first }, network)
        return [decode(method, textIn(method, answer, 'transaction'))]
      }
      const method = 'solana_signAllTransactions'
      const answer = await ask(method, { transactions: encoded }, network)
      const signed: unknown = (answer as { transactions?: unknown } | null)?.transactions
      if (!Array.isArray(signed) || signed.length !== encoded.length) throw nonsense(method)
      return signed.map((text: unknown) => decode(method, String(text)))
    },
    async signAndSendTransaction(_, transaction, network, options) {
      const method = 'solana_signAndSendTransaction'
      const params = { transaction: base58.encode(transaction), options }
      return textIn(method, await ask(method, params, network), 'signature')
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  return {
    provider,
    user: () => now,
    close() {
      isOpen = false
      stopFollowing()
      listeners.clear()
    },
  }
}
