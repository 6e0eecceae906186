import { connectedNamespaces } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { frontModal, setOpen } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options as pageOptions } from '../../controllers/options.ts'
import {
  abortSigning,
  autoOpened,
  expiryTimers,
  othersReading,
  sessionLookup,
  signInVisit,
  siwx,
  updateSiwx,
} from '../../controllers/siwx.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { SignInSession, SiwxOptions } from '../../types/siwx.ts'
import { log } from '../../utils/log.ts'
import { disconnect } from '../connection/disconnect.ts'
import { showConnections } from '../connection/showConnection.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { emitEnded, emitSignIn } from './emitSession.ts'
import { isUnknown, learnSession, sessionOf } from './knownSessions.ts'
import { readSession } from './readSession.ts'
import { signInAccount } from './signInAccount.ts'
import { leaveSignInViews, opensByItself, showSignIn } from './signInModals.ts'
import { trackSignIn } from './trackSignIn.ts'

/** Maximum delay of `setTimeout`, in milliseconds. */
const longestMs = 2_147_483_647

/** Starts the expiry timer of a namespace's session, in place of the previous one; null only clears it. */
function watchExpiry(
  namespace: Namespace,
  session: SignInSession | null,
  onExpiry: (namespace: Namespace) => void,
): void {
  clearTimeout(expiryTimers.get(namespace))
  const end = session?.data.expirationTime
  if (!end) return
  const leftMs = Math.max(0, Date.parse(end) - Date.now())
  const timer = setTimeout(() => onExpiry(namespace), Math.min(leftMs, longestMs))
  expiryTimers.set(namespace, timer)
}

/** Milliseconds after which the view shows that a session is being read. */
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

/** The account's session is known now; null for none. */
export function takeSession(account: Account, session: SignInSession | null): void {
  learnSession(account, session)
  watchExpiry(account.namespace, session, (namespace) => void expire(namespace))
  emitEnded(account, session)
  showConnections()
  if (session) emitSignIn(session)
}

/** True if a modal shows Connect while sign-in is required: a restored account lacks only its session. */
function offersConnect(): boolean {
  const { state, router } = frontModal() ?? {}
  return siwx.options.required && state?.open === true && router?.top()?.view === 'Connect'
}

/** A session could not be verified: the account counts as signed out, and stored sessions are kept. */
function leaveUnread(account: Account, thrown: unknown, opens: boolean): void {
  updateSiwx({ session: null, status: 'unread', problem: reportError(thrown, 'inline') })
  // A session that was verified before stays valid until it expires.
  if (!sessionOf(account.namespace)) learnSession(account, null)
  showConnections()
  if (opens && opensByItself()) showSignIn()
}

/** Called if the page does not return its sessions. If sign-in is required, the account is disconnected. */
async function fail(thrown: unknown, opens: boolean): Promise<void> {
  const error = toWalletModalError(thrown)
  const account = signInAccount()
  updateSiwx({ session: null, status: 'signedOut' })
  trackSignIn('SIWX_AUTH_ERROR')
  const modal = frontModal()
  if (siwx.options.required && account) {
    await disconnect(account.namespace, 'sign-in-cancelled').catch(() => {})
    modal?.router.reset('Connect')
    if (modal && opens) setOpen(modal, true)
  } else {
    if (account) learnSession(account, null)
    leaveSignInViews()
  }
  reportError(error, 'toast')
}

/** Reads the sessions of the inactive namespaces' accounts, without opening a view. With `anew` also known ones. */
export function refreshOthers({ anew = false } = {}): void {
  for (const namespace of connectedNamespaces()) {
    const account = siwx.options.enabled ? signInAccount(namespace) : null
    if (!account || namespace === networks.activeNamespace) continue
    if (!anew && (!isUnknown(namespace) || othersReading.get(namespace) === account.caipAddress))
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

/** Without a newer session of the page, the account counts as one restored without a session. */
async function expire(namespace: Namespace): Promise<void> {
  const account = signInAccount(namespace)
  if (!account) return
  if (namespace === networks.activeNamespace) await refreshSignIn({ opens: false })
  else takeSession(account, await readSession(account).catch(() => null))
  const live = liveConnection(namespace)
  if (!live || sessionOf(namespace)) return
  live.isUntouched = true
  showConnections()
}

/**
 * Reads the active account's session. Without one the sign-in view opens if `opens` is set, unless sign-in is optional
 * and was dismissed.
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
    if (siwx.options.enabled) autoOpened.clear()
    else leaveSignInViews()
    return
  }
  const visit = signInVisit
  visit.opens = opens || (isSame && sessionLookup.isRunning() && visit.opens)
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
  // No account can sign in on a network that the page has not configured: if sign-in is required, none stays on one.
  if (options.enabled && options.required) pageOptions.allowUnsupportedChain = false
  if (JSON.stringify(options) !== JSON.stringify(siwx.options)) {
    updateSiwx({ options })
    void refreshSignIn({ opens: false })
    refreshOthers()
  }
  showConnections()
}
