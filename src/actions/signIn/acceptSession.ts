import { siwx, updateSiwx } from '../../controllers/siwx.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { showConnections } from '../connection/showConnection.ts'
import { emitEnded, emitSignIn } from './emitSession.ts'
import { isSameAccount } from './isSameAccount.ts'
import { keepSession } from './keepSession.ts'
import { learnSession } from './knownSessions.ts'
import { signInAccount } from './signInAccount.ts'
import { usedNonces } from './usedNonces.ts'
import { watchExpiry } from './watchExpiry.ts'

export function acceptSession(session: SignInSession): void {
  const { accountAddress: address, chainId: caipNetworkId, nonce } = session.data
  usedNonces.add(nonce)
  if (!siwx.isKeptByHost) keepSession(session)
  const account = signInAccount()
  if (account && isSameAccount(session.data, account)) {
    const { caipAddress } = account
    learnSession(account, session)
    updateSiwx({ caipAddress, session, status: 'signedIn', problem: null })
    watchExpiry(account.namespace, session)
  }
  emitEnded({ address, caipNetworkId }, session)
  showConnections()
  emitSignIn(session)
}
