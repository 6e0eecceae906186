import {
  ASSOCIATED_TOKEN_PROGRAM_ID,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  StakeProgram,
  SystemProgram,
  type TransactionInstruction,
  VoteProgram,
} from '@solana/web3.js'
import type { Doubt, Statement } from '../../../types/review.ts'
import { fromUtf8 } from '../../plainText.ts'
import { toWords } from '../../words.ts'
import { openedAccount } from '../messages.ts'
import type { Accounts, Effect } from './instructionValues.ts'
import { readStake } from './readStake.ts'
import { readSystem } from './readSystem.ts'
import { readToken } from './readToken.ts'
import { readVote } from './readVote.ts'

/** An instruction in words. `isRead` is false for a program that is only named. */
export interface ReadInstruction extends Effect {
  isRead: boolean
}

type Reader = (instruction: TransactionInstruction, accounts: Accounts) => Effect

const readAssociated: Reader = (instruction, { toValue }) => {
  const opened = openedAccount(instruction)
  if (!opened) throw new Error('unknown instruction of the Associated Token Account program')
  const values = { owner: toValue(opened.owner), token: toValue(opened.mint) }
  return toWords('review.solana.open', values)
}

const readMemo: Reader = ({ data }) => {
  const text = fromUtf8(data)
  if (text === null) throw new Error('a memo that is no text')
  return toWords('review.solana.memo', { text: { kind: 'text', text } })
}

/** Reader of the loader programs. Their instructions can hand over control, so all are risky and none is read. */
const leaveUnread: Reader = () => {
  throw new Error('an instruction that is not read')
}

const readers: Readonly<Record<string, Reader>> = {
  [SystemProgram.programId.toBase58()]: readSystem,
  [StakeProgram.programId.toBase58()]: readStake,
  [TOKEN_PROGRAM_ID.toBase58()]: readToken,
  [TOKEN_2022_PROGRAM_ID.toBase58()]: readToken,
  [ASSOCIATED_TOKEN_PROGRAM_ID.toBase58()]: readAssociated,
  // SPL Memo, versions 2 and 1
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: readMemo,
  Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo: readMemo,
  [VoteProgram.programId.toBase58()]: readVote,
  BPFLoaderUpgradeab1e11111111111111111111111: leaveUnread,
  LoaderV411111111111111111111111111111111111: leaveUnread,
}

/**
 * Puts an instruction into words. An instruction of a known program that has an unknown form is risky. Never throws.
 */
export function readInstruction(
  instruction: TransactionInstruction,
  accounts: Accounts,
): ReadInstruction {
  const { programId, keys } = instruction
  const name = programId.toBase58()
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
  const program: Statement = {
    text: 'review.solana.program',
    values: { program: { kind: 'address', address: name } },
  }
  const signs: Statement = { text: 'review.solana.signs' }
  const isSigned = keys.some(({ pubkey, isSigner }) => isSigner && accounts.isOwn(pubkey))
  const notes = isSigned ? [program, signs] : [program]
  if (!reader) {
    // A program without accounts can change nothing, such as one that verifies a signature.
    const isGrave = keys.length > 0
    const doubts: Doubt[] = isGrave ? [{ kind: 'call', address: name }] : []
    return { ...toWords('review.solana.unknown', {}, { isGrave, doubts, notes }), isRead: false }
  }
  try {
    return { ...reader(instruction, accounts), isRead: true }
  } catch {
    return { ...toWords('review.solana.odd', {}, { isRisky: true, notes }), isRead: true }
  }
}
