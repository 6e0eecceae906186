import { options as pageOptions } from '../../controllers/options.ts'
import { setStanding, signInGate } from '../../controllers/signInGate.ts'
import { siwx, updateSiwx } from '../../controllers/siwx.ts'
import type { SiwxOptions } from '../../types/siwx.ts'
import { showConnections } from '../connection/showConnection.ts'
import { followSignIn } from './followSignIn.ts'

export function setSignInOptions(options: SiwxOptions): void {
  // No account can sign in on a network that the page has not configured: if sign-in is required, none stays on one.
  if (options.enabled && options.required) pageOptions.allowUnsupportedChain = false
  if (JSON.stringify(options) !== JSON.stringify(siwx.options)) {
    updateSiwx({ options })
    followSignIn()
  }
  // The page does not use sign-in after all.
  if (!signInGate()) setStanding(() => 'connected')
  showConnections()
}
