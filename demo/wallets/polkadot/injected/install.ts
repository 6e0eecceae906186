import { showApprovalsOf } from '../../injected/approvalDialog.ts'
import type { ApprovalQueue } from '../../shared/ApprovalQueue.ts'
import { letterIcon } from '../../shared/letterIcon.ts'
import type { PolkadotBehaviour, PolkadotWalletOptions } from './options.ts'
import { PolkadotWallet } from './PolkadotWallet.ts'
import { createEntry, type InjectedEntry, type PolkadotRequest } from './provider.ts'

declare global {
  interface Window {
    injectedWeb3?: Record<string, InjectedEntry>
    /** The Polkadot test wallets of this page, by their key in `injectedWeb3`. */
    demoPolkadotWallet?: Record<string, PolkadotWalletControl>
  }
}

/** The person's side of the wallet, for scripts. */
export interface PolkadotWalletControl {
  /** Every request of this page load, oldest first. */
  readonly requests: readonly PolkadotRequest[]
  /** What is before the person, and what is said to all questions. */
  readonly approvals: ApprovalQueue
  /** Answers the oldest question, or the next within 30 s; tells its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  /** All addresses of the wallet, whether the site may see them or not. */
  addresses(): string[]
  /** Which accounts the site may see, the first one first. */
  allow(indexes: number[]): void
  /** The person puts an account first; a site that may see none yet finds it so later. */
  selectAccount(index: number): void
  forget(): void
  inject(): void
  setAutoApprove(autoApprove: boolean): void
  /** Replaces all faults. */
  setBehaviour(behaviour: PolkadotBehaviour): void
}

/** Puts a Polkadot wallet into the page, as an extension would, and hands out its control. */
export function installPolkadotWallet(options: PolkadotWalletOptions): PolkadotWalletControl {
  const wallet = new PolkadotWallet(options, location.origin, pageStorage())
  const requests: PolkadotRequest[] = []
  const entry = createEntry(wallet, requests)
  const { key, name, injectLate = 0 } = options
  if (!options.headless) showApprovalsOf(wallet, { name, icon: letterIcon(name) })

  addEventListener('storage', () => wallet.recall())

  const inject = () => {
    window.injectedWeb3 ??= {}
    window.injectedWeb3[key] = entry
  }
  if (injectLate === 0) inject()
  else if (injectLate !== 'manual') setTimeout(inject, injectLate)

  const control: PolkadotWalletControl = {
    requests,
    approvals: wallet.approvals,
    approve: () => wallet.approvals.answerNext('approved'),
    reject: () => wallet.approvals.answerNext('rejected'),
    addresses: () => wallet.signers.map((signer) => signer.addressOn(options.ss58Prefix ?? 42)),
    allow: (indexes) => wallet.allow(indexes),
    selectAccount: (index) => wallet.selectAccount(index),
    forget: () => wallet.forget(),
    inject,
    setAutoApprove(autoApprove) {
      wallet.approvals.standing = autoApprove ? 'approved' : undefined
    },
    setBehaviour(behaviour) {
      wallet.behaviour = behaviour
    },
  }
  window.demoPolkadotWallet = { ...window.demoPolkadotWallet, [key]: control }
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
