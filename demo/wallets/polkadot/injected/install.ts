import { showApprovalsOf } from '../../injected/approvalDialog.ts'
import type { ApprovalQueue } from '../../shared/ApprovalQueue.ts'
import { letterIcon } from '../../shared/letterIcon.ts'
import type { PolkadotBehaviour, PolkadotWalletOptions } from './options.ts'
import { PolkadotWallet } from './PolkadotWallet.ts'
import { createEntry, type InjectedEntry, type PolkadotRequest } from './provider.ts'

declare global {
  interface Window {
    injectedWeb3?: Record<string, InjectedEntry>
    /** The page's Polkadot test wallets, by key in `injectedWeb3`. */
    demoPolkadotWallet?: Record<string, PolkadotWalletControl>
  }
}

/** Acts as the wallet's user, for scripts. */
export interface PolkadotWalletControl {
  /** All requests of this page load, oldest first. */
  readonly requests: readonly PolkadotRequest[]
  /** Pending requests, and the decision for all requests if one is set. */
  readonly approvals: ApprovalQueue
  /** Approves the oldest request, or the next within 30 s; resolves with its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  /** All addresses of the wallet, including those that the site may not see. */
  addresses(): string[]
  /** Permits the site to see these accounts, in this order. */
  allow(indexes: number[]): void
  /** Puts an account first, as the user does; it applies to a later permission too. */
  selectAccount(index: number): void
  forget(): void
  inject(): void
  setAutoApprove(autoApprove: boolean): void
  /** Replaces the configured faults; `{}` ends them. */
  setBehaviour(behaviour: PolkadotBehaviour): void
}

/** Installs a Polkadot wallet in the page, like an extension, and returns its control. */
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
    approve: () => wallet.approvals.decideNext('approved'),
    reject: () => wallet.approvals.decideNext('rejected'),
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

/** Reading `localStorage` throws in a sandboxed frame. */
function pageStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
