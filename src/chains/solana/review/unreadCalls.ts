import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { Accounts } from './instructionValues.ts'

interface Beside {
  /** Account that pays the fee. It is writable to all programs, also where they have no use for it. */
  payer: PublicKey | undefined
  /** Accounts to which the transaction sends SOL. */
  receivers: readonly PublicKey[]
  accounts: Accounts
}

/**
 * True if the program of an instruction that cannot be read may write an account to which the transaction sends SOL, or the
 * signer's own account although another pays the fee.
 */
export function mayWrite(
  { keys }: TransactionInstruction,
  { payer, receivers, accounts: { isOwn } }: Beside,
): boolean {
  const isPayer = payer !== undefined && isOwn(payer)
  const writable = keys.filter(({ isWritable }) => isWritable)
  return writable.some(
    ({ pubkey, isSigner }) =>
      receivers.some((one) => one.equals(pubkey)) || (isSigner && !isPayer && isOwn(pubkey)),
  )
}
