import { siwx, updateSiwx } from '../../controllers/siwx.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { readSiwxSessions, sessionList } from '../../storage/siwxSessions.ts'
import type { SignInAccount, SignInSession } from '../../types/siwx.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { messageOf } from '../report/reportError.ts'
import { signInDomain } from './createMessage.ts'
import { formatMessage } from './formatMessage.ts'
import { isWithinTimes } from './isInForce.ts'
import { dropSessions, keepSession } from './keepSession.ts'
import { removeOfferedSessions } from './offeredSessions.ts'
import { requestFromHost } from './requestFromHost.ts'
import { isSameAccount } from './signInAccount.ts'
import { isAccepted, verifySignature } from './verifySignature.ts'

/** Time limit for the host's response to `siwxsessions`. */
const sessionsMs = 10_000

interface KnownSessions {
  sessions: SignInSession[]
  /** True if the host stores the sessions. */
  fromHost: boolean
}

async function readAll(account: SignInAccount): Promise<KnownSessions> {
  const { caipNetworkId, address } = account
  const pending = requestFromHost('siwxsessions', { caipNetworkId, address })
  updateSiwx({ isKeptByHost: pending !== undefined })
  const offered = removeOfferedSessions(account)
  if (!pending) {
    for (const session of offered) keepSession(session)
    return { sessions: readSiwxSessions(), fromHost: false }
  }
  try {
    const late = () => new Error('no answer in time')
    const sessions = sessionList.parse(await withTimeout(pending, sessionsMs, late))
    return { sessions, fromHost: true }
  } catch (cause) {
    const longMessage = `siwxsessions was answered with no list of sessions: ${messageOf(cause)}`
    throw new WalletModalError('SIWX_INIT_FAILED', { longMessage, cause })
  }
}

/** Verifies a stored session. A session that the host returned without message and signature is trusted. */
async function isGood(
  session: SignInSession,
  { fromHost }: { fromHost: boolean },
): Promise<boolean> {
  const { data, message, signature } = session
  if (data.domain !== signInDomain() || !isWithinTimes(data, Date.now())) return false
  if (fromHost && !message && !signature) return true
  if (message !== formatMessage(data)) return false
  try {
    return await verifySignature(session)
  } catch (thrown) {
    if (isCode(thrown, 'SIWX_UNCHECKABLE')) return isAccepted(session)
    throw thrown
  }
}

/**
 * Reads the newest valid session of an account; null if there is none. Invalid sessions are deleted from storage. A
 * session that cannot be verified, for example because a node fails, stays stored.
 *
 * @throws WalletModalError SIWX_INIT_FAILED if the host does not return its sessions; SIWX_UNVERIFIED if a node or the
 * host's handler fails; SIWX_UNCHECKABLE if the signature can be verified by the host only
 */
export async function readSession(account: SignInAccount): Promise<SignInSession | null> {
  const { sessions, fromHost } = await readAll(account)
  const { nonce } = siwx.options
  // A new nonce in the attribute requires a new sign-in. A session with an earlier nonce is ignored but not deleted:
  // another tab, loaded earlier, may still use it.
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
