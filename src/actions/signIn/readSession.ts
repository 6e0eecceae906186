import { askHost } from '../../controllers/hostRequests.ts'
import { siwx, updateSiwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readSiwxSessions, sessionList } from '../../storage/siwxSessions.ts'
import type { SignInAccount, SignInSession } from '../../types/siwx.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { messageOf } from '../report/reportError.ts'
import { signInDomain } from './createMessage.ts'
import { formatMessage } from './formatMessage.ts'
import { isInForce } from './isInForce.ts'
import { isSameAccount } from './isSameAccount.ts'
import { dropSessions, keepSession } from './keepSession.ts'
import { takeOfferedSessions } from './offeredSessions.ts'
import { verifySignature } from './verifySignature.ts'

/** The page may take that long to say who is signed in. */
const sessionsMs = 10_000

interface KnownSessions {
  sessions: SignInSession[]
  /** The page keeps them. */
  fromHost: boolean
}

async function readAll(account: SignInAccount): Promise<KnownSessions> {
  const { caipNetworkId, address } = account
  const asked = askHost('siwxsessions', { caipNetworkId, address })
  updateSiwx({ isKeptByHost: asked !== undefined })
  const offered = takeOfferedSessions(account)
  if (!asked) {
    for (const session of offered) keepSession(session)
    return { sessions: readSiwxSessions(), fromHost: false }
  }
  try {
    const late = () => new Error('no answer in time')
    const sessions = sessionList.parse(await withTimeout(asked, sessionsMs, late))
    return { sessions, fromHost: true }
  } catch (cause) {
    const longMessage = `siwxsessions was answered with no list of sessions: ${messageOf(cause)}`
    throw new WalletModalError('SIWX_INIT_FAILED', { longMessage, cause })
  }
}

/**
 * Whether a session is what it says. A page's own may come without message and signature: it has checked them when it
 * made the session, and its word is taken.
 */
async function isGood(
  session: SignInSession,
  { fromHost }: { fromHost: boolean },
): Promise<boolean> {
  const { data, message, signature } = session
  if (data.domain !== signInDomain() || !isInForce(data, Date.now())) return false
  if (fromHost && !message && !signature) return true
  return message === formatMessage(data) && verifySignature(session)
}

/**
 * The latest valid session of an account; each is verified again. Invalid ones are deleted from this browser. One that
 * cannot be verified now, as when a node is out of reach, is kept, and the call throws.
 *
 * @throws WalletModalError SIWX_INIT_FAILED when the page does not give its sessions; SIWX_UNVERIFIED
 */
export async function readSession(account: SignInAccount): Promise<SignInSession | null> {
  const { sessions, fromHost } = await readAll(account)
  const { nonce } = siwx.options
  // A server that has written a new nonce into the page asks for a new sign-in. The session with the former nonce does not
  // count here, but is not deleted: another tab, loaded earlier, may still use it.
  const isOfVisit = (given: string) => fromHost || nonce === null || given === nonce
  const own = sessions.filter(({ data }) => isSameAccount(data, account) && isOfVisit(data.nonce))
  const bad: SignInSession[] = []
  try {
    for (const session of own.reverse()) {
      if (await isGood(session, { fromHost })) return session
      bad.push(session)
    }
  } finally {
    if (!fromHost) dropSessions(bad)
  }
  return null
}
