import { NonceAccount, PublicKey, StakeProgram, SystemProgram } from '@solana/web3.js'
import type { Statement } from '../../../types/review.ts'
import { type AccountState, toMint, toToken } from './accountStates.ts'

const system = SystemProgram.programId.toBase58()
const stake = StakeProgram.programId.toBase58()

/** An account before and after a transaction. */
export interface Pair {
  before: AccountState | null
  after: AccountState | null
}

/** Offsets of the two authorities of a stake: after its kind in 4 bytes and its rent in 8. */
const stakerAt = 12
const withdrawerAt = 44
const keyLength = 32

/** Addresses that control a mint, a stake or a nonce, each kind in an order of its own. */
export function authoritiesOf(state: AccountState | null): readonly (string | undefined)[] {
  if (!state) return []
  const { owner, data } = state
  const mint = toMint(state)
  if (mint) return [mint.mintAuthority?.toBase58(), mint.freezeAuthority?.toBase58()]
  if (owner === stake && data.length >= withdrawerAt + keyLength)
    return [stakerAt, withdrawerAt].map((at) =>
      new PublicKey(data.slice(at, at + keyLength)).toBase58(),
    )
  if (owner !== system || data.length === 0) return []
  try {
    return [NonceAccount.fromAccountData(data).authorizedPubkey.toBase58()]
  } catch {
    return []
  }
}

export const toAddress = (address: string) => ({ kind: 'address', address }) as const
export const amountOf = (amount: bigint, unit: 'native' | { token: string }) =>
  ({ kind: 'amount', amount, unit }) as const
export const noteOn = (token: string): Statement => ({
  text: 'review.solana.token',
  values: { token: toAddress(token) },
})

/** Sentences on what others may take or control in a token account afterwards, as far as that is new. */
function leavesOf({ before, after }: Pair, own: string): Statement[] {
  const [old, token] = [toToken(before), toToken(after)]
  const was = old?.owner.toBase58() === own ? old : undefined
  if (!token) return []
  const account = toAddress(token.address.toBase58())
  const owner = token.owner.toBase58()
  if (owner !== own)
    return was
      ? [
          {
            text: 'review.solana.authority.owner',
            values: { account, owner: toAddress(owner) },
            isGrave: true,
          },
        ]
      : []
  const found: Statement[] = []
  const { delegate, delegatedAmount, closeAuthority } = token
  const isNew =
    delegate?.toBase58() !== was?.delegate?.toBase58() || delegatedAmount !== was?.delegatedAmount
  const mint = token.mint.toBase58()
  if (delegate && delegatedAmount > 0n && isNew)
    found.push({
      text: 'review.approve',
      unread: 'review.approve.unread',
      values: {
        spender: toAddress(delegate.toBase58()),
        amount: amountOf(delegatedAmount, { token: mint }),
      },
      isGrave: true,
      notes: [{ text: 'review.solana.from', values: { account } }, noteOn(mint)],
    })
  const closer = closeAuthority?.toBase58()
  if (closer && closer !== own && closer !== was?.closeAuthority?.toBase58())
    found.push({
      text: 'review.solana.authority.close',
      values: { account, owner: toAddress(closer) },
      isGrave: true,
    })
  return found
}

/** Sentences on control that the account loses: over itself, and over mints, stakes and nonces. */
function lossesOf({ before, after }: Pair, own: string): Statement[] {
  if (!before || !after) return []
  const account = toAddress(before.address.toBase58())
  if (account.address === own && after.owner !== before.owner)
    return [
      {
        text: 'review.solana.assign.own',
        values: { account, program: toAddress(after.owner) },
        isGrave: true,
      },
    ]
  const now = authoritiesOf(after)
  return authoritiesOf(before).flatMap((authority, index): Statement[] => {
    const owner = now[index]
    if (authority !== own || owner === own) return []
    return owner === undefined
      ? [{ text: 'review.solana.authority.none', values: { account }, isGrave: true }]
      : [
          {
            text: 'review.solana.control',
            values: { account, owner: toAddress(owner) },
            isGrave: true,
          },
        ]
  })
}

/** Sentences on what others may take or control afterwards, as far as that is new. */
export const controlChanges = (pair: Pair, own: string): Statement[] => [
  ...leavesOf(pair, own),
  ...lossesOf(pair, own),
]
