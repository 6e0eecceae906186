import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import { createLatest } from '../utils/createLatest.ts'

export interface LoginState {
  /** Text in the email field, which survives a change of view. */
  emailDraft: string
  legalAccepted: boolean
  /**
   * Phase of a social login. `window`: the provider's popup is open. `userData`: the user is being read from the frame.
   */
  social: 'idle' | 'window' | 'userData'
  socialError: WalletModalError | null
}

export const login = proxy<LoginState>({
  emailDraft: '',
  legalAccepted: false,
  social: 'idle',
  socialError: null,
})

export const socialLogin = createLatest((isRunning) =>
  Object.assign(login, { social: isRunning ? 'window' : 'idle', socialError: null }),
)
