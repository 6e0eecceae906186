import { connectedNamespaces } from '../../controllers/accounts.ts'
import { liveConnection, updateLive } from '../../controllers/connections.ts'
import { frontModal, setOpen } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { updateOptions } from '../../controllers/options.ts'
import {
  abortSigning,
  signInVisit,
  siwx,
  updateSignInVisit,
  updateSiwx,
} from '../../controllers/siwx.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { SignInSession, SiwxOptions } from '../../types/siwx.ts'
import { createLatest } from '../../utils/createLatest.ts'
import { onDeadline } from '../../utils/deadline.ts'
import { log } from '../../utils/log.ts'
import { disconnect } from '../connection/disconnect.ts'
import { showConnections } from '../connection/showConnection.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { clearAutoOpened } from './autoOpened.ts'
import { emitEnded, emitSignIn } from './emitSession.ts'
import { isUnknown, learnSession, sessionOf } from './knownSessions.ts'
import { readSession } from './readSession.ts'
import { signInAccount } from './signInAccount.ts'
import { leaveSignInViews, opensByItself, showSignIn } from './signInModals.ts'
import { trackSignIn } from './trackSignIn.ts'

/** Looks up the active account's session; only the latest run takes effect. */
const sessionLookup = createLatest()

/** Accounts of inactive namespaces whose sessions are being read. */
const othersReading = new Map<Namespace, CaipAddress>()

/** Functions that stop waiting for the end of a namespace's session. */
const expiries = new Map<Namespace, () => void>()

/** Replaces the deadline of a namespace's session; there is none if `session` is null or never expires. */
function watchExpiry(
  namespace: Namespace,
  session: SignInSession | null,
  onExpiry: (namespace: Namespace) => void,
): void {
  expiries.get(namespace)?.()
  expiries.delete(namespace)
  const end = session?.data.expirationTime
  if (end)
    expiries.set(
      namespace,
      onDeadline(Date.parse(end), () => onExpiry(namespace)),
    )
}

/** Delay after which the view shows that a session is being read. */
const slowMs = 400

type Account = NonNullable<ReturnType<typeof signInAccount>>

const isInUse = ({ caipAddress }: Account) => signInAccount()?.caipAddress === caipAddress

function apply(account: Account, session: SignInSession | null, opens: boolean): void {
  updateSiwx({ session, status: session ? 'signedIn' : 'signedOut' })
  if (session) abortSigning()
  takeSession(account, session)
  if (!session && (opens || offersConnect()) && opensByItself()) showSignIn()
  else if (session || opens) leaveSignInViews()
}

/** Applies the session that was read for an account (null if none), and emits `signin` or `signout`. */
export function takeSession(account: Account, session: SignInSession | null): void {
  learnSession(account, session)
  watchExpiry(account.namespace, session, (namespace) => void expire(namespace))
  emitEnded(account, session)
  showConnections()
  if (session) emitSignIn(session)
}

/** True if sign-in is required and a modal shows Connect, where a connected account lacks only its session. */
function offersConnect(): boolean {
  const { state, router } = frontModal() ?? {}
  return siwx.options.required && state?.open === true && router?.top()?.view === 'Connect'
}

/** Signs an account out whose session could not be verified. The account's sessions stay stored. */
function leaveUnread(account: Account, thrown: unknown, opens: boolean): void {
  updateSiwx({ session: null, status: 'unread', problem: reportError(thrown, 'inline') })
  // A session that was verified earlier stays valid until it expires.
  if (!sessionOf(account.namespace)) learnSession(account, null)
  showConnections()
  if (opens && opensByItself()) showSignIn()
}

/** Signs the account out if the host does not return its sessions. Disconnects the account if sign-in is required. */
async function fail(thrown: unknown, opens: boolean): Promise<void> {
  const error = toWalletModalError(thrown)
  const account = signInAccount()
  updateSiwx({ session: null, status: 'signedOut' })
  trackSignIn('SIWX_AUTH_ERROR')
  const modal = frontModal()
  if (siwx.options.required && account) {
    // Before the account goes, with whose views an open modal would close.
    modal?.router.reset('Connect')
    await disconnect(account.namespace, 'sign-in-cancelled').catch(() => {})
    if (modal && opens) setOpen(modal, true)
  } else {
    if (account) learnSession(account, null)
    leaveSignInViews()
  }
  reportError(error, 'toast')
}

/** Reads the sessions of inactive namespaces without opening a view; with `force` also those that are cached. */
export function refreshOthers({ force = false } = {}): void {
  for (const namespace of connectedNamespaces()) {
    const account = siwx.options.enabled ? signInAccount(namespace) : null
    if (!account || namespace === networks.activeNamespace) continue
    if (!force && (!isUnknown(namespace) || othersReading.get(namespace) === account.caipAddress))
      continue
    othersReading.set(namespace, account.caipAddress)
    const isCurrent = () => signInAccount(namespace)?.caipAddress === account.caipAddress
    readSession(account)
      .catch((thrown: unknown) => {
        log('warn', `sessions of ${namespace} could not be read`, thrown)
        return sessionOf(namespace)
      })
      .then((session) => {
        othersReading.delete(namespace)
        if (isCurrent()) takeSession(account, session)
      })
  }
}

/** Reads the session again when it expires. Without a newer one, the account counts as restored without a session. */
async function expire(namespace: Namespace): Promise<void> {
  const account = signInAccount(namespace)
  if (!account) return
  // The page loses the account at once, before a newer session is looked for.
  showConnections()
  if (namespace === networks.activeNamespace) await refreshSignIn({ opens: false })
  else takeSession(account, await readSession(account).catch(() => null))
  const live = liveConnection(namespace)
  if (!live || sessionOf(namespace)) return
  updateLive(live, { isUntouched: true })
  showConnections()
}

/**
 * Reads the active account's session. If there is none and `opens` is set, opens the sign-in view, unless the user has
 * dismissed an optional sign-in.
 */
export async function refreshSignIn({ opens }: { opens: boolean }): Promise<void> {
  const account = siwx.options.enabled ? signInAccount() : null
  const caipAddress = account?.caipAddress ?? null
  const isSame = siwx.caipAddress === caipAddress
  if (!isSame || !account) {
    abortSigning()
    const status = account ? 'reading' : 'none'
    updateSiwx({ caipAddress, status, session: null, problem: null })
  } else if (siwx.status === 'unread') updateSiwx({ status: 'reading', problem: null })
  if (!account) {
    sessionLookup.leave()
    if (siwx.options.enabled) clearAutoOpened()
    else leaveSignInViews()
    return
  }
  const visit = signInVisit
  updateSignInVisit({ opens: opens || (isSame && sessionLookup.isRunning() && visit.opens) })
  const signal = sessionLookup.begin()
  const slow = setTimeout(() => {
    if (!signal.aborted && visit.opens && opensByItself()) showSignIn()
  }, slowMs)
  try {
    const session = await readSession(account)
    if (!signal.aborted && isInUse(account)) apply(account, session, visit.opens)
  } catch (thrown) {
    if (signal.aborted || !isInUse(account)) return
    if (isCode(thrown, 'SIWX_INIT_FAILED')) await fail(thrown, visit.opens)
    else leaveUnread(account, thrown, visit.opens)
  } finally {
    clearTimeout(slow)
    if (!signal.aborted) sessionLookup.leave()
  }
}

export function setSignInOptions(options: SiwxOptions): void {
  // Accounts cannot sign in on networks that the page has not configured, so a required sign-in forbids them.
  if (options.enabled && options.required) updateOptions({ allowUnsupportedChain: false })
  if (JSON.stringify(options) !== JSON.stringify(siwx.options)) {
    updateSiwx({ options })
    void refreshSignIn({ opens: false })
    refreshOthers()
  }
  showConnections()
}
