import { type PublicKey, type TransactionInstruction, VoteInstruction } from '@solana/web3.js'
import { toWords } from '../../words.ts'
import { type Accounts, type Effect, requireLength } from './instructionValues.ts'
import { withdraw } from './pay.ts'

/**
 * Puts an instruction of the Vote program into words. Those that only validators have use for are not read.
 * @throws Error if its data have another form
 */
export function readVote(instruction: TransactionInstruction, accounts: Accounts): Effect {
  const { data } = instruction
  const control = (account: PublicKey, owner: PublicKey) =>
    toWords(
      'review.solana.control',
      { account: accounts.toValue(account), owner: accounts.toValue(owner) },
      { isRisky: !accounts.isOwn(owner) },
    )
  switch (VoteInstruction.decodeInstructionType(instruction)) {
    case 'Authorize': {
      requireLength(data, 40)
      const given = VoteInstruction.decodeAuthorize(instruction)
      return control(given.votePubkey, given.newAuthorizedPubkey)
    }
    case 'Withdraw': {
      requireLength(data, 12)
      const given = VoteInstruction.decodeWithdraw(instruction)
      const payment = {
        from: given.votePubkey,
        authority: given.authorizedWithdrawerPubkey,
        to: given.toPubkey,
        amount: given.lamports,
      }
      return withdraw(payment, accounts)
    }
    default:
      throw new Error('an instruction of the Vote program that is not read')
  }
}
