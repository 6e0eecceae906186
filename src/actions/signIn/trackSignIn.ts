import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'
import { track } from '../report/track.ts'

export function trackSignIn(
  event: 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR',
): void {
  const namespace = networks.activeNamespace
  track(event, {
    network: accountOf(namespace).caipNetworkId ?? '',
    isSmartAccount: isSmartAccount(namespace),
  })
}
