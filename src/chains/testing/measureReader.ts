import type { ReadRequest } from '../../types/review.ts'
import { statementsIn } from '../../utils/statements.ts'

interface Named {
  name: string
  /** True if a simulation on a node shows no loss, because nothing of the account goes and no right is given. */
  takesNothing?: boolean
}

interface Corpus<Request extends Named> {
  hostile: readonly Request[]
  benign: readonly Request[]
  /** Addresses that the pages of the benign requests would declare by the attribute `contracts`. */
  declared: readonly string[]
}

/** For tests: true if a sentence of the request is marked as dangerous. */
export const isMarked = ({ statements, warnings = [] }: ReadRequest) =>
  [...statements, ...warnings].flatMap(statementsIn).some(({ isGrave }) => isGrave)

/** True if a request is reviewed on a page that has declared these addresses, and by no other proof. */
const isReviewed = ({ isRisky, doubts = [] }: ReadRequest, declared: readonly string[]) =>
  isRisky || doubts.some(({ address }) => !declared.includes(address))

/** True if a simulation settles all doubts on a page without a declaration. */
const isSettled = ({ isRisky, doubts = [], isWithoutLoss }: ReadRequest, takesNothing = false) =>
  takesNothing && isWithoutLoss && !isRisky && doubts.every(({ kind }) => kind === 'call')

/** True if nothing but payments and transfers to addresses that are not declared leads to the review. */
const isPayment = ({ isRisky, doubts = [] }: ReadRequest) =>
  !isRisky && doubts.length > 0 && doubts.every(({ kind }) => kind === 'transfer')

/**
 * For tests: reads a corpus. `recall` is the share of hostile requests that are reviewed, and marked, on pages without a
 * declaration and on those of the benign requests; `falseAlarms` that of benign requests that are reviewed, without plain
 * `payments`, which are reviewed unless their receiver is declared. A simulation settles the doubts of requests that take
 * nothing. `names` has the requests that were read wrong; `unsettled` those that are marked and neither risky nor in doubt.
 */
export async function measureReader<Request extends Named>(
  { hostile, benign, declared }: Corpus<Request>,
  read: (request: Request) => Promise<ReadRequest>,
) {
  const readAll = (all: readonly Request[]) =>
    Promise.all(all.map(async (one) => ({ ...one, found: await read(one) })))
  const [threats, uses] = await Promise.all([readAll(hostile), readAll(benign)])
  const missed = threats.filter(
    ({ found: { unread = [], ...found } }) =>
      !isReviewed(found, declared) || (!isMarked(found) && unread.length === 0),
  )
  const payments = uses.filter(({ found }) => isPayment(found))
  const stopped = uses.filter(
    ({ found, takesNothing }) =>
      isReviewed(found, []) && !isPayment(found) && !isSettled(found, takesNothing),
  )
  const stoppedDeclared = uses.filter(({ found }) => isReviewed(found, declared))
  const unsettled = [...threats, ...uses].filter(
    ({ found }) => isMarked(found) && !isReviewed(found, []),
  )
  const namesOf = (all: typeof uses) => all.map(({ name }) => name)
  return {
    recall: 1 - missed.length / hostile.length,
    falseAlarms: stopped.length / benign.length,
    falseAlarmsDeclared: stoppedDeclared.length / benign.length,
    payments: payments.length / benign.length,
    unsettled: namesOf(unsettled),
    names: {
      missed: namesOf(missed),
      stopped: namesOf(stopped),
      stoppedDeclared: namesOf(stoppedDeclared),
    },
  }
}
