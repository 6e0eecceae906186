import { track } from '../report/track.ts'
import { sendingAccount } from './sendingAccount.ts'

export function trackOpened(): void {
  const sending = sendingAccount()
  if (!sending) return
  const { isSmartAccount, network } = sending
  track('OPEN_SEND', { isSmartAccount, network: network.caipNetworkId })
}
