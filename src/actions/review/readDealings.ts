import type { Review } from '../../controllers/review.ts'
import type { ReadRequest, Statement } from '../../types/review.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { receiverIn, statementsIn } from '../../utils/statements.ts'
import type { PreparedRequest } from './prepareRequest.ts'

interface Dealings {
  /** Receivers to which the account has never sent anything. */
  newReceivers: readonly string[]
  /** Warns of receivers that resemble an address with which the account has dealt. */
  lookalikes: readonly Statement[]
}

/**
 * Compares the receivers of payments and transfers that have no known name with the account's history, as Send does.
 * Nothing is said of what a history that was not read in full leaves open. Never rejects.
 */
export async function readDealings(
  { statements }: ReadRequest,
  names: Review['names'],
  { network, address }: PreparedRequest['place'],
): Promise<Dealings> {
  const named = statements.flatMap(statementsIn).flatMap((one) => receiverIn(one) ?? [])
  const unknown = [...new Set(named)].filter((one) => !names[one])
  if (!network || unknown.length === 0) return { newReceivers: [], lookalikes: [] }
  try {
    const { warnByHistory } = await loadPart(import('../transactions/knownAddresses.ts'))
    const namespace = network.chainNamespace
    const account = { namespace, address, network, isSmartAccount: false }
    const warnings = await warnByHistory(account, unknown)
    const found = unknown.map((to, index) => ({ to, warning: warnings[index] }))
    return {
      newReceivers: found.flatMap(({ to, warning }) => (warning?.kind === 'new' ? to : [])),
      lookalikes: found.flatMap(({ to, warning }) =>
        warning?.kind === 'lookalike' ? toLookalike(to, warning.address) : [],
      ),
    }
  } catch (thrown) {
    log('info', 'the history of the account could not be read', thrown)
    return { newReceivers: [], lookalikes: [] }
  }
}

const toLookalike = (to: string, known: string): Statement => ({
  text: 'review.receiver.lookalike',
  values: { to: { kind: 'address', address: to }, known: { kind: 'address', address: known } },
  isGrave: true,
})
