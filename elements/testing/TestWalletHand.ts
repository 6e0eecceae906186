import type { ApprovalQueue } from '../../demo/wallets/shared/ApprovalQueue.ts'
import type { TestWallet } from '../types/testing.ts'

/** Controls a `TestWallet` from inside the page. Unlike those of `TestWallet`, most methods are synchronous. */
export type TestWalletHand = {
  [Name in Exclude<keyof TestWallet, 'family'>]: TestWallet[Name] extends (
    ...values: infer Values
  ) => Promise<infer Answer>
    ? (...values: Values) => Answer | Promise<Answer>
    : never
}

/** The methods of a test wallet that differ between families. */
export type FamilyHand = Pick<
  TestWalletHand,
  'addresses' | 'requests' | 'switchTo' | 'selectAccount' | 'revoke' | 'leave'
> & { approvals: ApprovalQueue }

/**
 * Adds the methods that approve and reject prompts. They are the same in all families. `hasLeft` is called when the
 * wallet is removed for all later pages.
 */
export function createHand({ approvals, ...own }: FamilyHand, hasLeft: () => void): TestWalletHand {
  return {
    ...own,
    approve: () => approvals.answerAll('approved'),
    reject: () => approvals.answerAll('rejected'),
    rejectNext: () => approvals.rejectOnce(),
    hang: () => approvals.answerNone(),
    leave() {
      own.leave()
      hasLeft()
    },
  }
}
