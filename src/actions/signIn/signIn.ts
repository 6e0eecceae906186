import { type Modal, setOpen } from '../../controllers/modal.ts'
import {
  signInVisit,
  signing,
  siwx,
  updateSignInVisit,
  updateSiwx,
} from '../../controllers/siwx.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { isConnected } from '../connection/isConnected.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'
import { signMessage } from '../connection/signMessage.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { withWayBack } from '../transactions/withWayBack.ts'
import { addAutoOpened } from './autoOpened.ts'
import { createMessage } from './createMessage.ts'
import { formatMessage } from './formatMessage.ts'
import { isInForce } from './isInForce.ts'
import { keepSession } from './keepSession.ts'
import { takeSession } from './refreshSignIn.ts'
import { isSameAccount, signInAccount } from './signInAccount.ts'
import { leaveSignInViews } from './signInModals.ts'
import { trackSignIn } from './trackSignIn.ts'
import { addUsedNonce } from './usedNonces.ts'
import { isAccepted } from './verifySignature.ts'

type Account = NonNullable<ReturnType<typeof signInAccount>>

/** Requests the signature of a new message from the wallet. Null if the attempt has become stale. */
async function requestSignature(
  modal: Modal,
  account: Account,
  isCurrent: () => boolean,
): Promise<SignInSession | null> {
  const data = await createMessage(account)
  if (!isCurrent()) return null
  const message = formatMessage(data)
  // The embedded wallet's approval view replaces the sign-in view, so there is no view to return to.
  const entry = { view: null, goBack: false, replace: true }
  const sign = () => signMessage(account.namespace, message)
  const signature = await withWayBack(modal, account.namespace, entry, sign)
  // An embedded modal stays open during verification, so the view shows the progress.
  if (modal.state.embedded && !modal.router.top()) modal.router.reset('SIWXSignMessage')
  return isCurrent() ? { data, message, signature } : null
}

/** Codes of failures in verification or the host's configuration rather than in the wallet. */
const ownFailures: readonly ErrorCode[] = [
  'SIWX_UNVERIFIED',
  'SIWX_UNCHECKABLE',
  'SIWX_FAILED',
  'LOAD_FAILED',
]

/** Shows the sign-in view with the error: in a toast if the user declined, else in the view until the next attempt. */
function fail(modal: Modal, { namespace }: Account, thrown: unknown): void {
  trackSignIn('SIWX_AUTH_ERROR')
  const top = modal.router.top()
  // After the embedded wallet's view, which has replaced the sign-in view, the stack may be empty.
  if (!modal.state.open || !top || top.view === 'ApproveTransaction') {
    modal.router.reset('SIWXSignMessage')
    addAutoOpened(modal)
    setOpen(modal, true)
  }
  const error = toWalletModalError(thrown)
  const { code, longMessage } = error
  const isOurs = ownFailures.includes(code)
  const isSmart = isSmartAccount(namespace) && !isOurs
  if (code !== 'USER_REJECTED' && !isSmart) {
    updateSiwx({ problem: reportError(error, 'inline') })
    return
  }
  const { language } = modal.state
  const sentence = translate(language, isSmart ? 'signIn.smartAccount' : 'signIn.declined')
  reportError(new WalletModalError(code, { sentence, longMessage, cause: error.cause }), 'toast')
}

function accept(account: Account, session: SignInSession): void {
  addUsedNonce(session.data.nonce)
  if (!siwx.isKeptByHost) keepSession(session)
  const { caipAddress } = account
  updateSiwx({ caipAddress, session, status: 'signedIn', problem: null })
  takeSession(account, session)
}

/** Signs in, unless an attempt is pending. Never throws: errors are shown in the view. */
export async function signIn(modal: Modal): Promise<void> {
  const account = signInAccount()
  if (siwx.isSigning) return
  if (!account) {
    if (isConnected()) {
      const longMessage = 'The account’s network is not configured.'
      const error = new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
      updateSiwx({ problem: reportError(error, 'inline') })
    }
    return
  }
  const signal = signing.begin()
  const isCurrent = () => !signal.aborted && signInAccount()?.caipAddress === account.caipAddress
  trackSignIn('CLICK_SIGN_SIWX_MESSAGE')
  updateSiwx({ problem: null })
  try {
    const { data } = signInVisit.unchecked ?? {}
    const isUsable = data && isSameAccount(data, account) && isInForce(data, Date.now())
    const kept = isUsable ? signInVisit.unchecked : null
    const session = kept ?? (await requestSignature(modal, account, isCurrent))
    if (!session || !isCurrent()) return
    updateSignInVisit({ unchecked: session })
    const isGood = await isAccepted(session)
    if (!isCurrent()) return
    updateSignInVisit({ unchecked: undefined })
    if (!isGood) throw new WalletModalError('SIWX_INVALID_SIGNATURE')
    accept(account, session)
    trackSignIn('SIWX_AUTH_SUCCESS')
    addAutoOpened(modal)
    leaveSignInViews()
  } catch (thrown) {
    // A retry verifies the same signature again, except if only the host can verify it.
    if (isCode(thrown, 'SIWX_UNCHECKABLE')) updateSignInVisit({ unchecked: undefined })
    if (isCurrent()) fail(modal, account, thrown)
  } finally {
    if (!signal.aborted) signing.leave()
  }
}
