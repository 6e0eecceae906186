import type { AddressProblem } from './sender.ts'

export type ReceiverProblem = AddressProblem | 'unknownName' | 'otherFamily' | 'nameFailed'

export type AmountUnit = 'token' | 'fiat'

/** Warnings before signing. `new`, `unchecked`, `fee` and `symbol` are shown; the others need a second press to confirm. */
export type SendWarning =
  | { kind: 'lookalike'; address: string }
  | { kind: 'otherNetwork'; network: string }
  /** The contract's own symbol, where it is another one than the list's. */
  | { kind: 'symbol'; symbol: string }
  | { kind: 'contract' | 'token' | 'own' | 'new' | 'unchecked' | 'fee' }

/** Reasons why a transfer is refused, because it would lose the amount or send another one. */
export type SendRefusal = 'tokenAccount' | 'ownToken' | 'decimals' | 'unreadable'
