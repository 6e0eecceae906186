import {
  AuthorityType,
  decodeInitializeImmutableOwnerInstruction,
  decodeInstruction,
  decodeTransferCheckedWithFeeInstruction,
  isApproveCheckedInstruction,
  isApproveInstruction,
  isBurnCheckedInstruction,
  isBurnInstruction,
  isCloseAccountInstruction,
  isFreezeAccountInstruction,
  isInitializeAccount2Instruction,
  isInitializeAccount3Instruction,
  isInitializeAccountInstruction,
  isInitializeMint2Instruction,
  isInitializeMintInstruction,
  isMintToCheckedInstruction,
  isMintToInstruction,
  isRevokeInstruction,
  isSetAuthorityInstruction,
  isSyncNativeInstruction,
  isThawAccountInstruction,
  isTransferCheckedInstruction,
  isTransferInstruction,
  TokenInstruction,
} from '@solana/spl-token'
import type { AccountMeta, PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { Statement, StatementValue } from '../../../types/review.ts'
import { toWords, type Words } from '../../words.ts'
import { type Accounts, doubtsAbout, requireLength } from './instructionValues.ts'

/** Base units from which an allowance counts as unlimited, because no token has as many. */
const unlimitedFrom = 2n ** 63n

/** Symbols are not unique, so that the mint is named below the sentence. */
const notesOn = (mint: AccountMeta | undefined, { toValue }: Accounts): Statement[] =>
  mint ? [{ text: 'review.solana.token', values: { token: toValue(mint.pubkey) } }] : []

interface Movement {
  source: AccountMeta
  destination: AccountMeta
  owner: AccountMeta
  multiSigners: readonly AccountMeta[]
  /** Absent in `Transfer`: the unit is then that of the source, which is looked up once the review shows. */
  mint?: AccountMeta
}

function amountOf(amount: bigint, { pubkey }: AccountMeta, { unitOf }: Accounts): StatementValue {
  return { kind: 'amount', amount, unit: unitOf(pubkey) }
}

function move(keys: Movement, amount: bigint, accounts: Accounts): Words {
  const { isOwn, isKnown, toValue, ownerOf } = accounts
  const source = keys.source.pubkey
  const destination = keys.destination.pubkey
  const owner = ownerOf(destination)
  const signers = [keys.owner, ...keys.multiSigners].map(({ pubkey }) => pubkey)
  const values = {
    amount: amountOf(amount, keys.mint ?? keys.source, accounts),
    owner: toValue(ownerOf(source) ?? source),
    receiver: toValue(owner ?? destination),
  }
  const isKept = accounts.isOwned(destination, keys.mint?.pubkey)
  // A multisig may be the owner, for which the account signs.
  const isTaken = !isKept && signers.some(isOwn)
  const flags = {
    isRisky: !isKnown(destination),
    doubts: isTaken ? doubtsAbout('transfer', owner ?? destination, accounts) : [],
    notes: notesOn(keys.mint, accounts),
  }
  if (!isOwn(keys.owner.pubkey)) return toWords('review.move', values, flags)
  return toWords(owner ? 'review.transfer' : 'review.solana.transfer', values, flags)
}

interface Approval {
  account: AccountMeta
  delegate: AccountMeta
  mint?: AccountMeta
}

/** An allowance without a limit is risky. One of an amount depends on its delegate. */
function approve(keys: Approval, amount: bigint, accounts: Accounts): Words {
  const { isKnown, toValue, unitOf } = accounts
  const { account, delegate, mint = account } = keys
  const values = {
    spender: toValue(delegate.pubkey),
    amount: amountOf(amount, mint, accounts),
    symbol: { kind: 'symbol', unit: unitOf(mint.pubkey) },
  } as const
  const from: Statement = {
    text: 'review.solana.from',
    values: { account: toValue(account.pubkey) },
  }
  const isUnlimited = amount >= unlimitedFrom
  const text = isUnlimited ? 'review.approve.unlimited' : 'review.approve'
  const unread = isUnlimited ? 'review.approve.unread.unlimited' : 'review.approve.unread'
  const notes = [from, ...notesOn(keys.mint, accounts)]
  const isRisky = isUnlimited || !isKnown(delegate.pubkey)
  const doubts = doubtsAbout('right', delegate.pubkey, accounts)
  const words = toWords(text, values, { isRisky, isGrave: true, doubts, notes })
  return { ...words, statement: { ...words.statement, unread } }
}

interface NewAuthority {
  account: PublicKey
  type: AuthorityType
  owner: PublicKey | null
}

function setAuthority({ account, type, owner }: NewAuthority, { toValue }: Accounts): Words {
  const flags = { isRisky: true }
  if (!owner) return toWords('review.solana.authority.none', { account: toValue(account) }, flags)
  const values = { account: toValue(account), owner: toValue(owner) }
  switch (type) {
    case AuthorityType.AccountOwner:
      return toWords('review.solana.authority.owner', values, flags)
    case AuthorityType.CloseAccount:
      return toWords('review.solana.authority.close', values, flags)
    default:
      return toWords('review.solana.control', values, flags)
  }
}

/** Closing sends the account's rent, and the SOL in it, to the destination. */
function close(account: PublicKey, destination: PublicKey, { isOwn, toValue }: Accounts): Words {
  if (isOwn(destination)) return toWords('review.solana.close', { account: toValue(account) })
  const values = { account: toValue(account), receiver: toValue(destination) }
  return toWords('review.solana.close.other', values, { isRisky: true })
}

const setUp = (account: PublicKey, owner: PublicKey, { toValue }: Accounts): Words =>
  toWords('review.solana.setUp', { account: toValue(account), owner: toValue(owner) })

/**
 * Puts an instruction of SPL Token or Token-2022 into words.
 * @throws Error if the instruction has another form, or is of an extension that is not read
 */
export function readToken(instruction: TransactionInstruction, accounts: Accounts): Words {
  const { toValue } = accounts
  const { data, programId } = instruction
  if (data[0] === TokenInstruction.TransferFeeExtension) {
    const { keys, data: given } = decodeTransferCheckedWithFeeInstruction(instruction, programId)
    const multiSigners = keys.signers ?? []
    return move({ ...keys, owner: keys.authority, multiSigners }, given.amount, accounts)
  }
  if (data[0] === TokenInstruction.InitializeImmutableOwner) {
    requireLength(data, 1)
    const { account } = decodeInitializeImmutableOwnerInstruction(instruction, programId).keys
    return toWords('review.solana.fixOwner', { account: toValue(account.pubkey) })
  }
  const one = decodeInstruction(instruction, programId)
  if (isTransferInstruction(one) || isTransferCheckedInstruction(one))
    return move(one.keys, one.data.amount, accounts)
  if (isApproveInstruction(one) || isApproveCheckedInstruction(one))
    return approve(one.keys, one.data.amount, accounts)
  if (isRevokeInstruction(one))
    return toWords('review.solana.revoke', { account: toValue(one.keys.account.pubkey) })
  if (isSetAuthorityInstruction(one)) {
    const { authorityType: type, newAuthority: owner } = one.data
    return setAuthority({ account: one.keys.account.pubkey, type, owner }, accounts)
  }
  if (isCloseAccountInstruction(one))
    return close(one.keys.account.pubkey, one.keys.destination.pubkey, accounts)
  if (isBurnInstruction(one) || isBurnCheckedInstruction(one)) {
    const amount = amountOf(one.data.amount, one.keys.mint, accounts)
    const notes = notesOn(one.keys.mint, accounts)
    return toWords('review.solana.burn', { amount }, { isRisky: true, notes })
  }
  if (isMintToInstruction(one) || isMintToCheckedInstruction(one)) {
    const { mint, destination } = one.keys
    const amount = amountOf(one.data.amount, mint, accounts)
    return toWords('review.solana.mint', { amount, account: toValue(destination.pubkey) })
  }
  if (isFreezeAccountInstruction(one) || isThawAccountInstruction(one)) {
    const isFreeze = isFreezeAccountInstruction(one)
    const values = { account: toValue(one.keys.account.pubkey) }
    return toWords(isFreeze ? 'review.solana.freeze' : 'review.solana.thaw', values, {
      isRisky: isFreeze,
    })
  }
  if (isSyncNativeInstruction(one))
    return toWords('review.solana.wrap', { account: toValue(one.keys.account.pubkey) })
  if (isInitializeAccountInstruction(one))
    return setUp(one.keys.account.pubkey, one.keys.owner.pubkey, accounts)
  if (isInitializeAccount2Instruction(one) || isInitializeAccount3Instruction(one))
    return setUp(one.keys.account.pubkey, one.data.owner, accounts)
  if (isInitializeMintInstruction(one) || isInitializeMint2Instruction(one)) {
    const values = {
      token: toValue(one.keys.mint.pubkey),
      owner: toValue(one.data.mintAuthority),
    }
    return toWords('review.solana.newToken', values)
  }
  throw new Error('unknown instruction of a token program')
}
