import type { WalletModalError } from '../errors/WalletModalError.ts'
import { createLatest } from '../utils/createLatest.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

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

const state = createState<LoginState>({
  emailDraft: '',
  legalAccepted: false,
  social: 'idle',
  socialError: null,
})

export const login: ReadonlyState<LoginState> = state

export function setEmailDraft(emailDraft: string): void {
  state.emailDraft = emailDraft
}

export function setLegalAccepted(legalAccepted: boolean): void {
  state.legalAccepted = legalAccepted
}

export function setSocial(social: LoginState['social']): void {
  state.social = social
}

export function setSocialError(socialError: WalletModalError | null): void {
  state.socialError = socialError
}

export const socialLogin = createLatest((isRunning) =>
  Object.assign(state, { social: isRunning ? 'window' : 'idle', socialError: null }),
)
