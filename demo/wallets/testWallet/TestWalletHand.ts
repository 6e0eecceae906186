import type { TestWallet } from '../../../elements/types/testing.ts'
import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'

/** `TestWallet` as the page has it, where most of it needs no waiting. */
export type TestWalletHand = {
  [Name in Exclude<keyof TestWallet, 'family'>]: TestWallet[Name] extends (
    ...values: infer Values
  ) => Promise<infer Answer>
    ? (...values: Values) => Answer | Promise<Answer>
    : never
}

/** What differs between families. */
export type FamilyHand = Pick<
  TestWalletHand,
  'addresses' | 'requests' | 'switchTo' | 'selectAccount' | 'revoke' | 'leave'
> & { approvals: ApprovalQueue }

/** The answers are the same for all. `hasLeft` is called when the wallet goes for good. */
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
