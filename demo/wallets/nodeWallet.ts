import type { PendingQuestion } from './shared/ApprovalQueue.ts'
import { createBip122 } from './walletConnectWallet/namespaces/bip122.ts'
import { createEip155 } from './walletConnectWallet/namespaces/eip155.ts'
import { loadPolkadot } from './walletConnectWallet/namespaces/loadPolkadot.ts'
import { createSolana } from './walletConnectWallet/namespaces/solana.ts'
import { PROPOSAL_METHOD } from './walletConnectWallet/proposals.ts'
import { WalletConnectWallet } from './walletConnectWallet/WalletConnectWallet.ts'

export interface NodeWalletOptions {
  relayUrl: string
  /** Keyed by CAIP-2 or hexadecimal id. The first chain of each namespace is active at the start. */
  rpcUrls: Record<string, string>
  privateKeys?: string[]
  exposeAllAccounts?: boolean
  /** The wallet approves every request. */
  autoApprove?: boolean
  name?: string
  /** Connects and signs in by separate requests, like older wallets. */
  signsInLater?: boolean
  /** Seeds of Bitcoin accounts with several addresses, in hexadecimal. By default an account has one key. */
  bitcoinSeeds?: readonly string[]
  /** Solana methods that the wallet does not support, like older wallets. */
  lacks?: readonly string[]
}

/** A WalletConnect wallet for tests in Node: the core of the web wallet, driven by code. */
export interface NodeWallet {
  pair(uri: string): Promise<void>
  onProposal(listener: (question: PendingQuestion) => void): void
  onRequest(listener: (question: PendingQuestion) => void): void
  /** Approves the oldest request, or the next within two minutes; resolves with its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  pending(): readonly PendingQuestion[]
  addresses(): string[]
  sessions(): { topic: string; accounts: string[]; chains: string[] }[]
  /** Selects a namespace's account by index and notifies every session. */
  emitAccountsChanged(index: number, namespace?: string): Promise<void>
  /**
   * Switches to this chain (CAIP-2) and notifies every session. If a session does not include the chain, it is added.
   */
  emitChainChanged(chainId: string): Promise<void>
  /**
   * Lists the first `count` receiving addresses of each Bitcoin account of `bitcoinSeeds`, and notifies every session.
   */
  listBitcoinAddresses(count: number): Promise<void>
  /** Removes a namespace from every session. The session's other namespaces stay. */
  withdraw(namespace: string): Promise<void>
  /** Ends one session, or all. */
  disconnect(topic?: string): Promise<void>
  close(): Promise<void>
}

const DECISION_TIMEOUT_MS = 120_000
let wallets = 0

export async function createNodeWallet(options: NodeWalletOptions): Promise<NodeWallet> {
  const {
    relayUrl,
    autoApprove = false,
    name = 'Node wallet',
    signsInLater = false,
    ...familyOptions
  } = options
  const eip155 = createEip155(familyOptions)
  const bip122 = createBip122(familyOptions)
  const all = [await createSolana(familyOptions), bip122, ...(await loadPolkadot(familyOptions))]
  const others = all.filter((family) => family.chains().length > 0)
  /** Returns the namespace of a name or of a CAIP-2 id; EVM for any other. */
  const familyOf = (id: string) => others.find(({ name }) => id.startsWith(name)) ?? eip155
  wallets += 1
  const wallet = await WalletConnectWallet.start({
    relayUrl,
    name,
    namespaces: [eip155, ...others],
    storagePrefix: `node-wallet-${wallets}`,
    inMemory: true,
    signsInLater,
  })
  const { approvals } = wallet
  const announced = new Set<number>()
  const listeners: ((question: PendingQuestion) => void)[] = []
  approvals.subscribe(() => {
    for (const question of approvals.pending()) {
      if (announced.has(question.id)) continue
      announced.add(question.id)
      for (const listener of listeners) listener(question)
      if (autoApprove) approvals.decide('approved', question.id)
    }
  })
  return {
    pair: (uri) => wallet.pair(uri),
    onProposal: (listener) =>
      void listeners.push((question) => {
        if (question.method === PROPOSAL_METHOD) listener(question)
      }),
    onRequest: (listener) =>
      void listeners.push((question) => {
        if (question.method !== PROPOSAL_METHOD) listener(question)
      }),
    approve: () => approvals.decideNext('approved', DECISION_TIMEOUT_MS),
    reject: () => approvals.decideNext('rejected', DECISION_TIMEOUT_MS),
    pending: () => approvals.pending(),
    addresses: () => eip155.addresses(),
    sessions: () =>
      wallet.sessions().map(({ topic, namespaces }) => ({
        topic,
        accounts: Object.values(namespaces).flatMap(({ accounts }) => accounts),
        chains: Object.values(namespaces).flatMap(({ chains }) => chains ?? []),
      })),
    async emitAccountsChanged(index, namespace = 'eip155') {
      const family = familyOf(namespace)
      await family.selectAccount(family.addresses()[index] ?? '')
    },
    emitChainChanged: (chainId) => familyOf(chainId).selectChain(chainId),
    listBitcoinAddresses: (count) => bip122.listAddresses(count),
    withdraw: (namespace) => wallet.withdraw(namespace),
    disconnect: (topic) => wallet.disconnect(topic),
    close: () => wallet.close(),
  }
}
