import { SystemProgram, VoteProgram } from '@solana/web3.js'
import { log } from '../../../utils/log.ts'
import { messageOf } from '../messages.ts'
import { toCount } from '../send/readAccount.ts'
import { type AccountState, toToken } from './accountStates.ts'
import { authoritiesOf, controlChanges, type Pair } from './controlChanges.ts'
import { readFee, tokenChanges } from './simulateChanges.ts'
import { type TrialRequest, tryTransaction } from './tryTransaction.ts'

/** Programs whose accounts may be the user's, and are not read. */
const unreadable = [
  VoteProgram.programId.toBase58(),
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'LoaderV411111111111111111111111111111111111',
]

interface LossRequest extends TrialRequest {
  /** The connected accounts. */
  accounts: readonly string[]
  /** The largest fee in lamports, as the transaction sets it. */
  maxFee: bigint
}

/**
 * Lamports that an account has in itself and in its token accounts, such as their rent. It has none in a token account that
 * another may close.
 */
function lamportsOf(state: AccountState | null, own: string): bigint {
  const token = toToken(state)
  const closer = token?.closeAuthority?.toBase58() ?? own
  const isOwn = token
    ? token.owner.toBase58() === own && closer === own
    : state?.address.toBase58() === own
  return state && isOwn ? toCount(state.lamports) : 0n
}

/** A stake or nonce that has fewer lamports afterwards. */
const hasPaid = ({ before, after }: Pair, own: string): boolean =>
  before !== null &&
  authoritiesOf(before).includes(own) &&
  toCount(after?.lamports ?? 0) < toCount(before.lamports)

/** The System program moves no SOL out of an account with data. */
const isLocked = ({ after }: Pair, own: string): boolean =>
  after?.address.toBase58() === own &&
  (after.data.length > 0 || after.owner !== SystemProgram.programId.toBase58())

function isKept(pairs: readonly Pair[], own: string, fee: bigint): boolean {
  const change = pairs.reduce(
    (sum, { before, after }) => sum + lamportsOf(after, own) - lamportsOf(before, own),
    0n,
  )
  return (
    change >= -fee &&
    [...tokenChanges(pairs, own).values()].every((amount) => amount >= 0n) &&
    !pairs.some(
      (pair) => hasPaid(pair, own) || isLocked(pair, own) || controlChanges(pair, own).length > 0,
    )
  )
}

/**
 * True if a transaction succeeds, and takes from the connected accounts that sign it no SOL beyond the fee, no tokens, and no
 * control of their token accounts, stakes, nonces and mints. Needs two or three round trips, because a page waits for the verdict;
 * the review tries again while accounts change. Never rejects.
 */
export async function takesNothing({
  accounts,
  bytes,
  maxFee,
  rpc,
}: LossRequest): Promise<boolean> {
  try {
    const message = messageOf(bytes)
    if (!message) return false
    const { numRequiredSignatures } = message.header
    const signers = message.staticAccountKeys.slice(0, numRequiredSignatures).map(String)
    const own = accounts.filter((one) => signers.includes(one))
    const [fee, tried] = await Promise.all([
      readFee(bytes, message, rpc),
      tryTransaction({ bytes, rpc }),
    ])
    const pairs = tried?.pairs
    if (!pairs || own.length === 0) return false
    if (tried.others.some((program) => unreadable.includes(program))) return false
    return own.every((one) => isKept(pairs, one, one === signers[0] ? (fee ?? maxFee) : 0n))
  } catch (thrown) {
    log('info', 'a transaction could not be tried', thrown)
    return false
  }
}
