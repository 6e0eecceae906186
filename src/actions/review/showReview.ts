import type { Modal } from '../../controllers/modal.ts'
import { type Review, setReview } from '../../controllers/review.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ReadRequest, RequestOrigin } from '../../types/review.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { isEqual } from '../../utils/isEqual.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { type Approval, openApproval } from '../modal/openApproval.ts'
import { reportError } from '../report/reportError.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { estimateCost } from './estimateCost.ts'
import type { PreparedRequest } from './prepareRequest.ts'
import { readDealings } from './readDealings.ts'
import { readFindings } from './readFindings.ts'
import { readClaims, readNames } from './readNames.ts'
import { readUnits } from './simulateRequest.ts'
import { whileLive } from './whileLive.ts'

/** Time in ms for which a simulation counts: what a contract does may depend on the block. */
const freshMs = 15_000
/** Time limit for the simulation after Continue. The wallet's window opens only by a press that is a few seconds old. */
const againMs = 3_000
/** Time limit for the wallet's response to the request for its capabilities. */
const capabilitiesMs = 3_000

function decline(): ProviderRpcError {
  const longMessage = 'The request was cancelled before the wallet was asked.'
  reportError(new WalletModalError('USER_REJECTED', { longMessage }), 'inline')
  return new ProviderRpcError(errorCodes.userRejected, 'User rejected the request.')
}

/**
 * Shows the request until the user decides. Resolves with the network and account that were shown.
 *
 * @throws ProviderRpcError 4001 if the user declines, 4900 if the connection ends, 4901 if the network has changed; the
 * errors of `openApproval`
 */
export async function showReview(
  modal: Modal,
  live: LiveConnection,
  request: ReadRequest,
  { place, simulate, simulateAgain }: PreparedRequest,
  neededId: CaipNetworkId | null | undefined,
): Promise<{ approval: Approval; origin: RequestOrigin }> {
  const { networkId, network } = place
  const { promise, resolve } = createDeferred<boolean>()
  const simulated = simulate()
  let shown: Review = {
    request,
    ...place,
    units: null,
    findings: [],
    names: {},
    newReceivers: [],
    changes: simulated ? 'pending' : null,
    fee: null,
    triedAt: null,
    trial: null,
    mayUpgrade: false,
    decide: (isApproved) => (isApproved ? void approve() : resolve(false)),
  }
  const approval = openApproval(modal, () => resolve(false))
  setReview(shown)
  let isOpen = true
  const update = (more: Partial<Review>) => {
    if (!isOpen) return
    shown = { ...shown, ...more }
    setReview(shown)
  }
  const approve = async () => {
    const { triedAt, trial } = shown
    if (trial === 'pending') return
    if (triedAt === null || Date.now() - triedAt < freshMs) return resolve(true)
    update({ trial: 'pending' })
    const late = () => new Error(`no simulation within ${againMs} ms`)
    const again = await withTimeout(Promise.resolve(simulateAgain()), againMs, late).catch(
      () => null,
    )
    if (!again?.changes || isEqual(again.changes, shown.changes)) return resolve(true)
    update({ ...again, units: { ...shown.units, ...again.units }, trial: 'changed' })
  }
  // The review enables its button once token units and capabilities are known.
  const origin = { caipNetworkId: networkId, from: shown.address }
  const upgrade = request.mayUpgrade
    ? withTimeout(request.mayUpgrade(origin), capabilitiesMs, () => new Error()).catch(() => false)
    : false
  const readWords = async (one: ReadRequest) => {
    const reading = readUnits(one, network)
    const [units, findings, names] = await Promise.all([
      reading,
      readFindings(one, network, reading),
      readNames(one, place),
    ])
    return { units, findings, names }
  }
  const words = Promise.all([readWords(request), upgrade])
  void words.then(([read, isReady]) => update({ ...read, mayUpgrade: isReady }))
  // The simulation does not delay the button.
  void simulated?.then(async ({ units: more, ...found }) => {
    await words
    update({ ...found, units: { ...shown.units, ...more } })
  })
  /** Adds what Continue does not wait for, unless the request has been read again by then. */
  const add = async <Found>(
    one: ReadRequest,
    finding: Promise<Found>,
    toMore: (found: Found) => Partial<Review>,
  ) => {
    const found = await finding
    await words
    if (shown.request === one) update(toMore(found))
  }
  const readMore = (one: ReadRequest) => {
    void add(one, estimateCost(one, origin, place), (cost) =>
      cost ? { fee: cost.fee, findings: [...shown.findings, ...cost.doubts] } : {},
    )
    const dealings = words.then(() => readDealings(one, shown.names, place))
    void add(one, dealings, ({ newReceivers, lookalikes }) => ({
      newReceivers,
      findings: [...shown.findings, ...lookalikes],
    }))
    // An address that resembles another gets no name that its owner may have chosen to be taken for it.
    const claims = dealings.then(({ lookalikes }) => {
      const { warnings = [] } = one
      return readClaims({ ...one, warnings: [...warnings, ...lookalikes] }, shown.names, place)
    })
    void add(one, claims, (found) => ({ names: { ...found, ...shown.names } }))
  }
  readMore(request)
  if (network && request.readAgain) {
    void request.readAgain(rpcFor(network)).then(async (again) => {
      const { units, ...read } = await readWords(again)
      await words
      update({ request: again, units: { ...shown.units, ...units }, ...read })
      readMore(again)
    })
  }
  const end = () => {
    isOpen = false
    approval.stop()
    setReview(null)
  }
  try {
    if (!(await whileLive(live, neededId, promise).finally(end))) throw decline()
    return { approval, origin }
  } catch (thrown) {
    approval.leave()
    throw thrown
  }
}
