import type { AddressProblem } from './sender.ts'

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
