import { toHexChainId } from '../evm/chains.ts'
import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { WalletInfo } from './announce.ts'
import type { InjectedWallet, SentTransaction } from './InjectedWallet.ts'
import type { WalletBehaviour } from './options.ts'
import type { InjectedProvider } from './provider.ts'
import type { WalletRequest } from './request.ts'

/** The person's side of the wallet, for scripts. Everything it answers but `provider` is JSON. */
export interface DemoWalletControl {
  readonly info: WalletInfo
  readonly provider: InjectedProvider
  /** Every request of this page load, oldest first. */
  readonly requests: readonly WalletRequest[]
  /** What is before the person, and what is said to all questions. */
  readonly approvals: ApprovalQueue
  /** Answers the oldest question, or the next within 30 s; tells its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  pending(): { id: number; method: string; heading: string }[]
  /** All addresses of the wallet, whether the site may see them or not. */
  addresses(): string[]
  chainId(): string
  changeAccount(index: number): void
  /** Hexadecimal or CAIP-2. */
  changeChain(chainId: string): void
  lock(): void
  unlock(): void
  revoke(): void
  /** EIP-1193 `disconnect`: no chain within reach, every request fails with 4900. */
  disconnect(): void
  reconnect(): void
  /** What was sent in this page load, oldest first. */
  sent(): SentTransaction[]
  /** The person has one that is not mined yet mined sooner, or not at all; both answer the new one's hash. */
  speedUp(hash: string): Promise<string>
  cancel(hash: string): Promise<string>
  setAutoApprove(autoApprove: boolean): void
  /** Replaces all faults. */
  setBehaviour(behaviour: WalletBehaviour): void
  announce(): void
  /** Sends the page any event, nonsense included; the wallet itself does not change. */
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
    approve: () => approvals.answerNext('approved'),
    reject: () => approvals.answerNext('rejected'),
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
