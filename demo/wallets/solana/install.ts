import { registerWallet } from '@wallet-standard/wallet'
import { showApprovalsOf } from '../injected/approvalDialog.ts'
import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { SolanaWalletBehaviour, SolanaWalletOptions } from './options.ts'
import { type SolanaRequest, SolanaWallet } from './SolanaWallet.ts'
import { createStandardWallet } from './standardWallet.ts'

/** The person's side of the wallet, for scripts. */
export interface SolanaWalletControl {
  /** Every request of this page load, oldest first. */
  readonly requests: readonly SolanaRequest[]
  /** What is before the person, and what is said to all questions. */
  readonly approvals: ApprovalQueue
  /** Answers the oldest question, or the next within 30 s; tells its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  /** All addresses of the wallet, whether the site may see them or not. */
  addresses(): Promise<string[]>
  changeAccount(index: number): Promise<void>
  /** The person takes the site's permission back. */
  revoke(): void
  setAutoApprove(autoApprove: boolean): void
  /** Replaces all faults. */
  setBehaviour(behaviour: SolanaWalletBehaviour): void
  /** Registers the wallet, once more if it is registered already. */
  register(): void
}

declare global {
  interface Window {
    /** The Solana test wallets of this page by name. */
    demoSolanaWallet?: Record<string, SolanaWalletControl>
  }
}

/** Puts a Solana wallet into the page, as an extension would, and hands out its control. */
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
    approve: () => approvals.answerNext('approved'),
    reject: () => approvals.answerNext('rejected'),
    addresses: async () => (await wallet.signers).map(({ address }) => address),
    async changeAccount(index) {
      // Keys are made asynchronously, and a page may be quick.
      await wallet.signers
      wallet.selectAccount(index)
    },
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

/** A sandboxed frame throws on the mere mention of its storage. */
function pageStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
