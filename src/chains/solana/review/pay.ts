import type { PublicKey } from '@solana/web3.js'
import { toWords } from '../../words.ts'
import { type Accounts, doubtsAbout, type Effect, lamports } from './instructionValues.ts'

interface Payment {
  from: PublicKey
  to: PublicKey
  amount: number | bigint
}

interface Withdrawal extends Payment {
  /** Account whose signature allows the withdrawal. */
  authority: PublicKey
}

/**
 * A payment from the account that signs for it. It is in doubt if it goes to another, and risky if the transaction does not
 * have the receiver's address.
 */
export function pay({ from, to, amount }: Payment, accounts: Accounts): Effect {
  const { isOwn, isOwned, isKnown, toValue } = accounts
  if (!isOwn(from)) return withdraw({ from, to, amount, authority: from }, accounts)
  const values = { value: lamports(amount), to: toValue(to) }
  if (isOwned(to)) return toWords('review.pay', values)
  const flags = { isRisky: !isKnown(to), doubts: doubtsAbout('transfer', to, accounts) }
  return { ...toWords('review.pay', values, flags), receiver: to }
}

/** A payment from an account that another one controls, such as its stake. It is risky if it takes SOL from the user. */
export function withdraw({ from, authority, to, amount }: Withdrawal, accounts: Accounts): Effect {
  const { isOwn, isOwned, isKnown, toValue } = accounts
  const values = { amount: lamports(amount), owner: toValue(from), receiver: toValue(to) }
  const isTaken = isOwn(authority) && !isOwned(to)
  const words = toWords('review.move', values, { isRisky: isTaken || !isKnown(to) })
  return isTaken ? { ...words, receiver: to } : words
}
