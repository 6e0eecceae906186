import {
  decodeInstruction,
  getAssociatedTokenAddressSync,
  isInitializeAccount2Instruction,
  isInitializeAccount3Instruction,
  isInitializeAccountInstruction,
  NATIVE_MINT,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  type PublicKey,
  StakeInstruction,
  StakeProgram,
  SystemInstruction,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { openedAccount } from '../messages.ts'

interface SetUp {
  account: PublicKey
  owner: PublicKey | undefined
}

/** @throws Error if the instruction has another form */
function setUpBySystem(one: TransactionInstruction): SetUp | null {
  switch (SystemInstruction.decodeInstructionType(one)) {
    case 'InitializeNonceAccount': {
      const { noncePubkey, authorizedPubkey } = SystemInstruction.decodeNonceInitialize(one)
      return { account: noncePubkey, owner: authorizedPubkey }
    }
    // The base takes the SOL of such an account by TransferWithSeed.
    case 'CreateWithSeed': {
      const given = SystemInstruction.decodeCreateWithSeed(one)
      const isKept = given.programId.equals(SystemProgram.programId)
      return isKept ? { account: given.newAccountPubkey, owner: given.basePubkey } : null
    }
    default:
      return null
  }
}

/** @throws Error if the instruction has another form */
function setUpByToken(instruction: TransactionInstruction): SetUp | null {
  const one = decodeInstruction(instruction, instruction.programId)
  if (isInitializeAccountInstruction(one))
    return { account: one.keys.account.pubkey, owner: one.keys.owner.pubkey }
  if (isInitializeAccount2Instruction(one) || isInitializeAccount3Instruction(one))
    return { account: one.keys.account.pubkey, owner: one.data.owner }
  return null
}

/** Returns the account that an instruction sets up, and who can take its SOL or tokens. */
function setUpBy(one: TransactionInstruction): SetUp | null {
  const { programId } = one
  try {
    if (programId.equals(SystemProgram.programId)) return setUpBySystem(one)
    if (programId.equals(TOKEN_PROGRAM_ID) || programId.equals(TOKEN_2022_PROGRAM_ID))
      return setUpByToken(one)
    if (!programId.equals(StakeProgram.programId)) return openedAccount(one)
    const { stakePubkey, authorized } = StakeInstruction.decodeInitialize(one)
    return { account: stakePubkey, owner: authorized?.withdrawer }
  } catch {
    return null
  }
}

/** Returns the accounts that a transaction sets up for `owners`, and those of wrapped SOL, which they may have. */
export function findOwnAccounts(
  instructions: readonly TransactionInstruction[],
  owners: readonly PublicKey[],
): Set<string> {
  const setUp = instructions.flatMap((one) => setUpBy(one) ?? [])
  const own = setUp.filter(({ owner }) => owner && owners.some((one) => one.equals(owner)))
  const wrapped = owners.map((owner) => getAssociatedTokenAddressSync(NATIVE_MINT, owner, true))
  return new Set([...own.map(({ account }) => account), ...wrapped, ...owners].map(String))
}

/** Returns the number of accounts that the System program creates by instructions. */
export function countCreated(instructions: readonly TransactionInstruction[]): number {
  const system = instructions.filter(({ programId }) => programId.equals(SystemProgram.programId))
  return system.filter((one) => {
    try {
      return /^Create/.test(SystemInstruction.decodeInstructionType(one))
    } catch {
      return false
    }
  }).length
}

/** True for the associated token account that an owner has for a mint. */
export const isTokenAccount = (account: PublicKey, mint: PublicKey, owner: PublicKey): boolean =>
  [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID].some((program) =>
    getAssociatedTokenAddressSync(mint, owner, true, program).equals(account),
  )
