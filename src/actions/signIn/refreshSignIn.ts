import { frontModal, setOpen } from '../../controllers/modal.ts'
import { siwx, updateSiwx } from '../../controllers/siwx.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { CaipAddress } from '../../types/caip.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { disconnect } from '../connection/disconnect.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { readSession } from './readSession.ts'
import { abortSigning } from './signIn.ts'
import { signInAccount } from './signInAccount.ts'
import { leaveSignInViews, opensByItself, releaseModals, showSignIn } from './signInModals.ts'
import { tellEnded, tellSignIn } from './tellSession.ts'
import { trackSignIn } from './trackSignIn.ts'
import { onExpiry, watchExpiry } from './watchExpiry.ts'

/** Looking for a session may take that long before the view says so. */
const slowMs = 400

interface Round {
  caipAddress: CaipAddress
  /** The view shows if there is no session. */
  opens: boolean
}

let round: Round | undefined

function apply(session: SignInSession | null, opens: boolean): void {
  const account = signInAccount()
  updateSiwx({ session, status: session ? 'signedIn' : 'signedOut' })
  if (account) tellEnded(account, session)
  watchExpiry(session)
  if (session) {
    abortSigning()
    tellSignIn(session)
  }
  if (!session && opens && opensByItself()) showSignIn()
  else if (session || opens) leaveSignInViews()
}

/** It is not known whether anybody is signed in: nobody is then, and nothing is forgotten. */
function leaveUnread(thrown: unknown, opens: boolean): void {
  updateSiwx({ session: null, status: 'unread', problem: reportError(thrown, 'inline') })
  if (opens && opensByItself()) showSignIn()
}

/** The page could not give its sessions. Where signing in is required, nobody stays connected without. */
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
  } else leaveSignInViews()
  reportError(error, 'toast')
}

/**
 * Finds out whether the account in use is signed in. `opens`: if it is not, the view shows, unless the visitor may do
 * without and has closed it before. What is known of another account is dropped at once.
 */
export async function refreshSignIn({ opens }: { opens: boolean }): Promise<void> {
  onExpiry(() => void refreshSignIn({ opens: false }))
  const account = siwx.options.enabled ? signInAccount() : null
  if (siwx.caipAddress !== (account?.caipAddress ?? null) || !account) {
    abortSigning()
    const status = account ? 'reading' : 'none'
    const caipAddress = account?.caipAddress ?? null
    updateSiwx({ caipAddress, status, session: null, problem: null })
  } else if (siwx.status === 'unread') updateSiwx({ status: 'reading', problem: null })
  if (!account) {
    round = undefined
    watchExpiry(null)
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
    if (round === mine) apply(session, mine.opens)
  } catch (thrown) {
    if (round !== mine) return
    if (isCode(thrown, 'SIWX_INIT_FAILED')) await fail(thrown, mine.opens)
    else leaveUnread(thrown, mine.opens)
  } finally {
    clearTimeout(slow)
    if (round === mine) round = undefined
  }
}
