import type { ConnectionStatus } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import type {
  ConnectGoal,
  Connection,
  LiveConnection,
  RestoreAttempt,
  UnrestorableConnection,
} from '../types/connection.ts'
import type { ConnectDetail } from '../types/host.ts'
import { setStatus } from './accounts.ts'

/**
 * The connection of each namespace. Transitions:
 *
 * | from | transition | to | caller and event |
 * | --- | --- | --- | --- |
 * | any | `startConnecting` | connecting; connected stays so until the new wallet approves | `connect`: the user selects a wallet |
 * | connecting | `cancelConnecting` | idle; unrestorable if a connection is stored | `connect`: declined, timed out, or aborted |
 * | connecting | `completeConnecting` | the same, if no account was granted on this namespace | `connect`: the wallet has approved |
 * | any but connected | `commitConnection` | connected | `commit`: a wallet approved, or was restored |
 * | idle, unrestorable | `beginRestoring` | restoring | `restoreStored`: page load, `walletReturned`; `followOtherTab` |
 * | restoring | `failRestoring` | unrestorable; idle if the user left meanwhile | `restoreConnections`: nothing was granted |
 * | unrestorable | `awaitReturn` | the same, until `stop` | `waitForReturn`, which emits `walletReturned` |
 * | connected | `suspendConnection` | unrestorable | `setAside`: the wallet is unavailable for now, for example locked |
 * | any | `endConnection` | idle; connecting if a connect request is pending | `forgetConnection`: ended by wallet, session or another tab |
 * | any | `leaveConnection` | idle, at once or when restoring has settled | `forgetConnection`: the user or the host disconnects |
 *
 * A transition is ignored in states from which it is not allowed. A goal (connect request) or attempt (restore) that a
 * newer one has replaced is stale: its cancellation and its failure are ignored, and `establish` does not commit it.
 */
const connections = new Map<Namespace, Connection>()

const idle: Connection = { phase: 'idle' }

export function connectionOf(namespace: Namespace): Connection {
  return connections.get(namespace) ?? idle
}

function toStatus(connection: Connection): ConnectionStatus {
  if (connection.phase === 'connected') return 'connected'
  const isRestoring = connection.phase === 'restoring' && !connection.attempt.abandoned
  return isRestoring || connection.phase === 'connecting' ? 'connecting' : 'disconnected'
}

const liveOf = (connection: Connection) =>
  connection.phase === 'connected' ? connection.live : undefined

const storedOf = (connection: Connection) =>
  connection.phase === 'unrestorable' || connection.phase === 'connecting'
    ? connection.stored
    : undefined

/**
 * Sets the connection of a namespace. Stops the previous live connection, or the previous wait for a wallet, unless
 * `next` reuses it.
 */
function enter(namespace: Namespace, next: Connection): void {
  const former = connectionOf(namespace)
  const live = liveOf(former)
  if (live && live !== liveOf(next)) {
    live.stop()
    live.stopAnnouncing?.()
  }
  const stored = storedOf(former)
  if (stored !== storedOf(next)) stored?.stop?.()
  connections.set(namespace, next)
  setStatus(namespace, toStatus(next))
}

/**
 * Enters a state without a live connection: connecting if a connect request is pending, unrestorable if a connection is
 * stored, else idle.
 */
function enterUnconnected(
  namespace: Namespace,
  goal: ConnectGoal | undefined,
  stored?: UnrestorableConnection,
): void {
  if (goal?.isAwaited) enter(namespace, { phase: 'connecting', goal, stored })
  else if (stored) enter(namespace, { phase: 'unrestorable', stored, goal })
  else enter(namespace, { phase: 'idle', goal })
}

/** Starts a restore. Returns undefined unless the state is idle, unrestorable, or an abandoned attempt. */
export function beginRestoring(
  namespace: Namespace,
  connectorId: string,
): RestoreAttempt | undefined {
  const former = connectionOf(namespace)
  if (toStatus(former) !== 'disconnected') return undefined
  const stored = storedOf(former)
  const failures = stored?.failures ?? 0
  const attempt = { connectorId, abandoned: false, failures, returns: stored !== undefined }
  enter(namespace, { phase: 'restoring', attempt, goal: former.goal })
  return attempt
}

export function isRestoring(namespace: Namespace, attempt: RestoreAttempt): boolean {
  const connection = connectionOf(namespace)
  return connection.phase === 'restoring' && connection.attempt === attempt
}

/**
 * Ends a failed restore. The connection becomes idle if the user has disconnected meanwhile, else unrestorable. Returns
 * true if the connection is now unrestorable.
 */
export function failRestoring(namespace: Namespace, attempt: RestoreAttempt): boolean {
  if (!isRestoring(namespace, attempt)) return false
  const { connectorId, abandoned } = attempt
  const stored = { connectorId, failures: attempt.failures + 1 }
  enterUnconnected(namespace, goalOf(namespace), abandoned ? undefined : stored)
  return !abandoned
}

/**
 * Sets the function that ends the wait for the wallet of an unrestorable connection. The wait continues while the user
 * connects another wallet. Returns false if the connection is not unrestorable.
 */
export function awaitReturn(namespace: Namespace, stop: () => void): boolean {
  const former = connectionOf(namespace)
  const stored = storedOf(former)
  if (stored) enterUnconnected(namespace, former.goal, { ...stored, stop })
  return stored !== undefined
}

/**
 * Registers a connect request, in any state. The request replaces an earlier request or restore. A connected wallet
 * stays connected until the new wallet approves.
 */
export function startConnecting(
  namespace: Namespace,
  id: string,
  onLeft?: () => void,
): ConnectGoal {
  const former = connectionOf(namespace)
  const goal = former.goal?.connectorId === id ? former.goal : createGoal(id, onLeft)
  goal.isAwaited = true
  if (former.phase === 'connected') enter(namespace, { ...former, goal })
  else if (former.phase === 'restoring' && !former.attempt.abandoned) {
    enter(namespace, { phase: 'connecting', goal, stored: former.attempt })
  } else enter(namespace, { phase: 'connecting', goal, stored: storedOf(former) })
  return goal
}

function createGoal(connectorId: string, onLeft: (() => void) | undefined): ConnectGoal {
  let complete: ConnectGoal['complete'] = () => {}
  const completed = new Promise<ConnectDetail[]>((resolve) => {
    complete = resolve
  })
  return { connectorId, isAwaited: true, complete, completed, onLeft }
}

/** Sets the wallet for which pairings are pending. */
export function nameGoals(connectorId: string, walletId: string | undefined): void {
  for (const { goal } of connections.values()) {
    if (goal?.connectorId === connectorId) goal.walletId = walletId
  }
}

export function goalOf(namespace: Namespace): ConnectGoal | undefined {
  return connectionOf(namespace).goal
}

/**
 * Ends a connect request that has failed. Unless `forget` is set, a late approval still completes it. Returns true if
 * the namespace has no connection.
 */
export function cancelConnecting(
  namespace: Namespace,
  goal: ConnectGoal,
  { forget = false } = {},
): boolean {
  const former = connectionOf(namespace)
  if (former.goal !== goal) return false
  goal.isAwaited = false
  const kept = forget ? undefined : goal
  if (former.phase === 'connecting') enterUnconnected(namespace, kept, former.stored)
  else enter(namespace, { ...former, goal: kept })
  return former.phase === 'connecting'
}

/**
 * Ends an approved connect request and resolves `goal.completed`. Returns true if the namespace has no connection,
 * because the wallet has granted other namespaces only.
 */
export function completeConnecting(
  namespace: Namespace,
  goal: ConnectGoal,
  details: ConnectDetail[],
): boolean {
  const wasConnecting = cancelConnecting(namespace, goal, { forget: true })
  goal.complete(details)
  return wasConnecting
}

/**
 * Makes a connection live. If another connection is live, returns false without a change: the caller must end the other
 * connection first.
 */
export function commitConnection(namespace: Namespace, live: LiveConnection): boolean {
  const { phase, goal } = connectionOf(namespace)
  if (phase === 'connected') return false
  enter(namespace, { phase: 'connected', live, goal })
  return true
}

/**
 * Makes a live connection unrestorable while its wallet is unavailable. Returns false if the connection is not live.
 */
export function suspendConnection(namespace: Namespace): boolean {
  const former = connectionOf(namespace)
  if (former.phase !== 'connected') return false
  enterUnconnected(namespace, former.goal, { connectorId: former.live.connectorId, failures: 0 })
  return true
}

/** Ends the connection in any state, so that it is not restored. A pending connect request stays pending. */
export function endConnection(namespace: Namespace): void {
  enterUnconnected(namespace, goalOf(namespace))
}

/**
 * Disconnects in any state at the request of user or host. Cancels a pending connect request. A connection that is
 * being restored ends when the attempt settles.
 */
export function leaveConnection(namespace: Namespace): void {
  const former = connectionOf(namespace)
  if (former.phase !== 'restoring') enter(namespace, idle)
  else {
    former.attempt.abandoned = true
    enter(namespace, { phase: 'restoring', attempt: former.attempt })
  }
  former.goal?.onLeft?.()
}

export function liveConnection(namespace: Namespace): LiveConnection | undefined {
  return liveOf(connectionOf(namespace))
}

/** Returns the provider of the connected wallet; undefined without a connection. */
export function providerOf(namespace: Namespace): unknown {
  return liveConnection(namespace)?.connection.provider
}

export function updateLive(live: LiveConnection, patch: Partial<LiveConnection>): void {
  Object.assign(live, patch)
}

export function liveConnections(): LiveConnection[] {
  return [...connections.values()].flatMap((connection) => liveOf(connection) ?? [])
}

/** Returns the stored connection whose wallet is unavailable in this page. */
export function unrestorableOf(namespace: Namespace): UnrestorableConnection | undefined {
  return storedOf(connectionOf(namespace))
}

/** Id of the connector of the unrestorable connection. Another tab may be connected with it. */
export function unrestorableId(namespace: Namespace): string | undefined {
  return unrestorableOf(namespace)?.connectorId
}
