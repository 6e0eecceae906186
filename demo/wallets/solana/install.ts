import { registerWallet } from '@wallet-standard/wallet'
import { showApprovalsOf } from '../injected/approvalDialog.ts'
import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { SolanaWalletBehaviour, SolanaWalletOptions } from './options.ts'
import { type SolanaRequest, SolanaWallet } from './SolanaWallet.ts'
import { createStandardWallet, networkIds } from './standardWallet.ts'

/** Acts as the wallet's user, for scripts. */
export interface SolanaWalletControl {
  /** All requests of this page load, oldest first. */
  readonly requests: readonly SolanaRequest[]
  /** Pending requests, and the decision for all requests if one is set. */
  readonly approvals: ApprovalQueue
  /** Approves the oldest request, or the next within 30 s; resolves with its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  /** All addresses of the wallet, including those that the site may not see. */
  addresses(): Promise<string[]>
  changeAccount(index: number): Promise<void>
  /** Lets the site see the accounts, as a prompt of the same wallet for several families does. */
  permit(): void
  /** CAIP-2 ids of the wallet's networks. */
  readonly chains: readonly string[]
  /** Addresses that the site may see, the selected one first. */
  accounts(): string[]
  /** The user revokes the site's permission. */
  revoke(): void
  setAutoApprove(autoApprove: boolean): void
  /** Replaces the configured faults; `{}` ends them. */
  setBehaviour(behaviour: SolanaWalletBehaviour): void
  /** Registers the wallet; a second call registers it again. */
  register(): void
}

declare global {
  interface Window {
    /** The page's Solana test wallets by name. */
    demoSolanaWallet?: Record<string, SolanaWalletControl>
  }
}

/** Installs a Solana wallet in the page, like an extension, and returns its control. */
export function installSolanaWallet(options: SolanaWalletOptions): SolanaWalletControl {
  const wallet = new SolanaWallet(options, location.origin, pageStorage())
  const standard = createStandardWallet(wallet)
  const register = () => registerWallet(standard)
  if (!options.late) register()
  if (!options.headless) showApprovalsOf(wallet, standard)

  const { approvals } = wallet
  const control: SolanaWalletControl = {
    requests: wallet.requests,
    approvals,
    approve: () => approvals.decideNext('approved'),
    reject: () => approvals.decideNext('rejected'),
    addresses: async () => (await wallet.signers).map(({ address }) => address),
    async changeAccount(index) {
      // Keys are created asynchronously, so a page may send a request before they exist.
      await wallet.signers
      wallet.selectAccount(index)
    },
    chains: Object.values(networkIds),
    permit: () => wallet.setConnected(true),
    accounts: () => wallet.accounts().map(({ address }) => address),
    revoke: () => wallet.setConnected(false),
    setAutoApprove(autoApprove) {
      approvals.standing = autoApprove ? 'approved' : undefined
    },
    setBehaviour(behaviour) {
      wallet.behaviour = behaviour
    },
    register,
  }
  window.demoSolanaWallet = { ...window.demoSolanaWallet, [options.name]: control }
  return control
}

/** Reading `localStorage` throws in a sandboxed frame. */
function pageStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
