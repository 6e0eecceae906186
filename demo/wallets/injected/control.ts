import { toHexChainId } from '../evm/chains.ts'
import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { WalletInfo } from './announce.ts'
import type { InjectedWallet, SentTransaction } from './InjectedWallet.ts'
import type { WalletBehaviour } from './options.ts'
import type { InjectedProvider } from './provider.ts'
import type { WalletRequest } from './request.ts'

/** Acts as the wallet's user, for scripts. All results but `provider` are JSON. */
export interface DemoWalletControl {
  readonly info: WalletInfo
  readonly provider: InjectedProvider
  /** All requests of this page load, oldest first. */
  readonly requests: readonly WalletRequest[]
  /** Pending requests, and the decision for all requests if one is set. */
  readonly approvals: ApprovalQueue
  /** Approves the oldest request, or the next within 30 s; resolves with its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  pending(): { id: number; method: string; heading: string }[]
  /** All addresses of the wallet, including those that the site may not see. */
  addresses(): string[]
  chainId(): string
  changeAccount(index: number): void
  /** Switches the wallet to a chain, by hexadecimal chain id or CAIP-2 id. */
  changeChain(chainId: string): void
  lock(): void
  unlock(): void
  revoke(): void
  /** Makes every chain unreachable (EIP-1193 `disconnect`): every request fails with 4900. */
  disconnect(): void
  reconnect(): void
  /** Transactions of this page load, oldest first. */
  sent(): SentTransaction[]
  /** `speedUp` and `cancel` replace a pending transaction, and resolve with the new hash. */
  speedUp(hash: string): Promise<string>
  cancel(hash: string): Promise<string>
  setAutoApprove(autoApprove: boolean): void
  /** Replaces the configured faults; `{}` ends them. */
  setBehaviour(behaviour: WalletBehaviour): void
  announce(): void
  /** Emits any event to the page, even a malformed one. The wallet's state does not change. */
  emit(event: string, ...args: unknown[]): void
}

export function createControl(
  wallet: InjectedWallet,
  parts: Pick<DemoWalletControl, 'info' | 'provider' | 'requests' | 'announce'>,
): DemoWalletControl {
  const { approvals } = wallet
  return {
    ...parts,
    approvals,
    approve: () => approvals.decideNext('approved'),
    reject: () => approvals.decideNext('rejected'),
    pending: () =>
      approvals.pending().map(({ id, method, description }) => ({
        id,
        method,
        heading: description.heading,
      })),
    addresses: () => wallet.signers.map((signer) => signer.address),
    chainId: () => wallet.chain().id,
    changeAccount: (index) => wallet.selectAccount(index),
    changeChain: (chainId) => wallet.moveTo(toHexChainId(chainId)),
    lock: () => wallet.setLocked(true),
    unlock: () => wallet.setLocked(false),
    revoke: () => wallet.revoke(),
    disconnect: () => wallet.setOnline(false),
    reconnect: () => wallet.setOnline(true),
    sent: () => [...wallet.sent],
    speedUp: (hash) => wallet.replace(hash, 'speed-up'),
    cancel: (hash) => wallet.replace(hash, 'cancel'),
    setAutoApprove(autoApprove) {
      approvals.standing = autoApprove ? 'approved' : undefined
    },
    setBehaviour(behaviour) {
      wallet.behaviour = behaviour
    },
    emit: (event, ...args) => wallet.events.emit(event, ...args),
  }
}
