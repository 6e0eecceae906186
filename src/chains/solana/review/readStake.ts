import { type PublicKey, StakeInstruction, type TransactionInstruction } from '@solana/web3.js'
import { toWords } from '../../words.ts'
import { type Accounts, type Effect, lamports, requireLength } from './instructionValues.ts'
import { withdraw } from './pay.ts'

/** Puts an instruction of the Stake program into words. @throws Error if its data have another form */
export function readStake(instruction: TransactionInstruction, accounts: Accounts): Effect {
  const { data } = instruction
  const { isOwn, toValue } = accounts
  const control = (account: PublicKey, owner: PublicKey) =>
    toWords(
      'review.solana.control',
      { account: toValue(account), owner: toValue(owner) },
      { isRisky: !isOwn(owner) },
    )
  switch (StakeInstruction.decodeInstructionType(instruction)) {
    case 'Initialize': {
      requireLength(data, 116)
      const { stakePubkey, authorized, lockup } = StakeInstruction.decodeInitialize(instruction)
      if (!authorized) throw new Error('a stake account without an authority')
      if (lockup?.epoch || lockup?.unixTimestamp) throw new Error('a stake account that is locked')
      const { staker, withdrawer } = authorized
      const values = { account: toValue(stakePubkey), owner: toValue(withdrawer) }
      const isRisky = !(isOwn(staker) && isOwn(withdrawer))
      return toWords('review.solana.stake.create', values, { isRisky })
    }
    case 'Delegate': {
      requireLength(data, 4)
      const given = StakeInstruction.decodeDelegate(instruction)
      return toWords('review.solana.stake.delegate', {
        account: toValue(given.stakePubkey),
        validator: toValue(given.votePubkey),
      })
    }
    case 'Authorize': {
      requireLength(data, 40)
      const given = StakeInstruction.decodeAuthorize(instruction)
      return control(given.stakePubkey, given.newAuthorizedPubkey)
    }
    case 'AuthorizeWithSeed': {
      const given = StakeInstruction.decodeAuthorizeWithSeed(instruction)
      return control(given.stakePubkey, given.newAuthorizedPubkey)
    }
    case 'Split': {
      requireLength(data, 12)
      const given = StakeInstruction.decodeSplit(instruction)
      return toWords('review.solana.stake.split', {
        value: lamports(given.lamports),
        account: toValue(given.stakePubkey),
        target: toValue(given.splitStakePubkey),
      })
    }
    case 'Withdraw': {
      requireLength(data, 12)
      const given = StakeInstruction.decodeWithdraw(instruction)
      const payment = {
        from: given.stakePubkey,
        authority: given.authorizedPubkey,
        to: given.toPubkey,
        amount: given.lamports,
      }
      return withdraw(payment, accounts)
    }
    case 'Merge': {
      requireLength(data, 4)
      const given = StakeInstruction.decodeMerge(instruction)
      return toWords('review.solana.stake.merge', {
        account: toValue(given.sourceStakePubKey),
        target: toValue(given.stakePubkey),
      })
    }
    case 'Deactivate': {
      requireLength(data, 4)
      const given = StakeInstruction.decodeDeactivate(instruction)
      return toWords('review.solana.stake.end', { account: toValue(given.stakePubkey) })
    }
    default:
      throw new Error('unknown instruction of the Stake program')
  }
}
