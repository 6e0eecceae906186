import { siwx, updateSiwx } from '../../controllers/siwx.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { isSameAccount } from './isSameAccount.ts'
import { keepSession } from './keepSession.ts'
import { signInAccount } from './signInAccount.ts'
import { tellEnded, tellSignIn } from './tellSession.ts'
import { usedNonces } from './usedNonces.ts'
import { watchExpiry } from './watchExpiry.ts'

/** A session was made, and has been found good: it is kept, and the page is told. */
export function acceptSession(session: SignInSession): void {
  const { accountAddress: address, chainId: caipNetworkId, nonce } = session.data
  usedNonces.add(nonce)
  if (!siwx.isKeptByHost) keepSession(session)
  const account = signInAccount()
  if (account && isSameAccount(session.data, account)) {
    const { caipAddress } = account
    updateSiwx({ caipAddress, session, status: 'signedIn', problem: null })
    watchExpiry(session)
  }
  tellEnded({ address, caipNetworkId }, session)
  tellSignIn(session)
}
