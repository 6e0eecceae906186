import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { BitcoinWallet } from './BitcoinWallet.ts'
import type { BitcoinBehaviour } from './options.ts'

/** Acts as the user of a Bitcoin wallet, for tests and the console. */
export interface BitcoinWalletControl {
  /** Pending requests, and the decision for all requests if one is set. */
  readonly approvals: ApprovalQueue
  /** Approves the oldest request, or the next one; resolves with its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  /** Methods of the page's requests since page load. */
  requestedMethods(): string[]
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
    approve: () => wallet.approvals.decideNext('approved'),
    reject: () => wallet.approvals.decideNext('rejected'),
    requestedMethods: () => [...wallet.requestedMethods],
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
