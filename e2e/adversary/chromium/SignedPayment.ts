/** A transaction of the account, decoded from the bytes that its wallet has signed. */
export interface SignedPayment {
  hash: string
  /** `other`: the bytes are no payment, approval or swap that a review can show. */
  kind: 'send' | 'approve' | 'swap' | 'other'
  /** The receiver, or the spender of an approval; for a token, its receiver and not the contract. */
  to: string
  /** Symbol of the token that goes; empty for a token that is none of the account's. */
  symbol: string
  amount: bigint
  /** The least that a swap brings, and its receiver; undefined for other transactions. */
  brings?: { symbol: string; least: bigint; receiver: string } | undefined
}

/** Returns all transactions that were signed so far. Each is read once. */
export type ReadSigned = () => Promise<readonly SignedPayment[]>
