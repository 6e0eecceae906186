import type { AddressProblem } from './sender.ts'

/** Why an amount that was typed is none. */
export type AmountProblem = 'text' | 'negative' | 'decimals' | 'ambiguous' | 'large'

/** What a typed amount comes to, in base units of the token. */
export type ReadAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; baseUnits: bigint }
  | { kind: 'problem'; problem: AmountProblem }

/** Why what stands in the field of the receiver cannot be sent to. */
export type ReceiverProblem = AddressProblem | 'unknownName' | 'otherFamily' | 'nameFailed'

/** In which unit the amount is typed. */
export type AmountUnit = 'token' | 'fiat'

/**
 * What the person should know before signing. `new` and `unchecked` are told; the others have to be confirmed by a
 * second press.
 */
export type SendWarning =
  | { kind: 'lookalike'; address: string }
  | { kind: 'otherNetwork'; network: string }
  | { kind: 'contract' | 'token' | 'own' | 'new' | 'unchecked' }

/** What makes sending pointless whatever the person says. */
export type SendRefusal = 'tokenAccount' | 'ownToken'
