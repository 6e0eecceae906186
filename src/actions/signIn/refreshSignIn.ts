import { connectedNamespaces } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { frontModal, setOpen } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { siwx, updateSiwx } from '../../controllers/siwx.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { log } from '../../utils/log.ts'
import { disconnect } from '../connection/disconnect.ts'
import { showConnections } from '../connection/showConnection.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { emitEnded, emitSignIn } from './emitSession.ts'
import { isUnknown, learnSession, sessionOf } from './knownSessions.ts'
import { readSession } from './readSession.ts'
import { abortSigning } from './signIn.ts'
import { signInAccount } from './signInAccount.ts'
import { leaveSignInViews, opensByItself, releaseModals, showSignIn } from './signInModals.ts'
import { trackSignIn } from './trackSignIn.ts'
import { onExpiry, watchExpiry } from './watchExpiry.ts'

/** Milliseconds after which the view shows that a session is being read. */
const slowMs = 400

type Account = NonNullable<ReturnType<typeof signInAccount>>

const isInUse = ({ caipAddress }: Account) => signInAccount()?.caipAddress === caipAddress

interface Round {
  caipAddress: CaipAddress
  opens: boolean
}

let round: Round | undefined

function apply(account: Account, session: SignInSession | null, opens: boolean): void {
  updateSiwx({ session, status: session ? 'signedIn' : 'signedOut' })
  if (session) abortSigning()
  take(account, session)
  if (!session && (opens || offersConnect()) && opensByItself()) showSignIn()
  else if (session || opens) leaveSignInViews()
}

function take(account: Account, session: SignInSession | null): void {
  learnSession(account, session)
  watchExpiry(account.namespace, session)
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

const reading = new Map<Namespace, CaipAddress>()

/** Reads the sessions of the inactive namespaces' accounts, without opening a view. With `anew` also known ones. */
export function refreshOthers({ anew = false } = {}): void {
  for (const namespace of connectedNamespaces()) {
    const account = siwx.options.enabled ? signInAccount(namespace) : null
    if (!account || namespace === networks.activeNamespace) continue
    if (!anew && (!isUnknown(namespace) || reading.get(namespace) === account.caipAddress)) continue
    reading.set(namespace, account.caipAddress)
    const isCurrent = () => signInAccount(namespace)?.caipAddress === account.caipAddress
    readSession(account)
      .catch((thrown: unknown) => {
        log('warn', `sessions of ${namespace} could not be read`, thrown)
        return sessionOf(namespace)
      })
      .then((session) => {
        reading.delete(namespace)
        if (isCurrent()) take(account, session)
      })
  }
}

/** Unless the page has a newer session, the account waits for the user like one restored without a session. */
async function expire(namespace: Namespace): Promise<void> {
  const account = signInAccount(namespace)
  if (!account) return
  if (namespace === networks.activeNamespace) await refreshSignIn({ opens: false })
  else take(account, await readSession(account).catch(() => null))
  const live = liveConnection(namespace)
  if (!live || sessionOf(namespace)) return
  live.isUntouched = true
  showConnections()
}

/** Without a session the view opens if `opens` is set, unless sign-in is optional and was dismissed. */
export async function refreshSignIn({ opens }: { opens: boolean }): Promise<void> {
  onExpiry((namespace) => void expire(namespace))
  const account = siwx.options.enabled ? signInAccount() : null
  if (siwx.caipAddress !== (account?.caipAddress ?? null) || !account) {
    abortSigning()
    const status = account ? 'reading' : 'none'
    const caipAddress = account?.caipAddress ?? null
    updateSiwx({ caipAddress, status, session: null, problem: null })
  } else if (siwx.status === 'unread') updateSiwx({ status: 'reading', problem: null })
  if (!account) {
    round = undefined
    if (siwx.options.enabled) releaseModals()
    else leaveSignInViews()
    return
  }
  const { caipAddress } = account
  const mine = { caipAddress, opens: opens || (round?.caipAddress === caipAddress && round.opens) }
  round = mine
  const slow = setTimeout(() => {
    if (round === mine && mine.opens && opensByItself()) showSignIn()
  }, slowMs)
  try {
    const session = await readSession(account)
    if (round === mine && isInUse(account)) apply(account, session, mine.opens)
  } catch (thrown) {
    if (round !== mine || !isInUse(account)) return
    if (isCode(thrown, 'SIWX_INIT_FAILED')) await fail(thrown, mine.opens)
    else leaveUnread(account, thrown, mine.opens)
  } finally {
    clearTimeout(slow)
    if (round === mine) round = undefined
  }
}
