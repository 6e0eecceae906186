import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { BitcoinWallet } from './BitcoinWallet.ts'
import type { BitcoinBehaviour } from './options.ts'

/** The person's side of a Bitcoin wallet, for tests and the console. */
export interface BitcoinWalletControl {
  /** What is before the person, and what is said to all questions. */
  readonly approvals: ApprovalQueue
  /** Answers the oldest question, or the next to come; tells its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  /** What it was asked since the page loaded. */
  asked(): string[]
  addresses(): { payment: string; ordinals: string }
  selectAccount(index: number): void
  setChain(name: string): void
  revoke(): void
  setAutoApprove(autoApprove: boolean): void
  setBehaviour(behaviour: BitcoinBehaviour): void
}

export function createControl(wallet: BitcoinWallet): BitcoinWalletControl {
  return {
    approvals: wallet.approvals,
    approve: () => wallet.approvals.answerNext('approved'),
    reject: () => wallet.approvals.answerNext('rejected'),
    asked: () => [...wallet.asked],
    addresses() {
      const { payment, ordinals } = wallet.signer()
      return { payment: payment.address, ordinals: ordinals.address }
    },
    selectAccount: (index) => wallet.selectAccount(index),
    setChain: (name) => wallet.setChain(name),
    revoke: () => wallet.revoke(),
    setAutoApprove(autoApprove) {
      wallet.approvals.standing = autoApprove ? 'approved' : undefined
    },
    setBehaviour(behaviour) {
      wallet.behaviour = behaviour
    },
  }
}
