import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'

export interface LoginState {
  /** Text of the email field, kept while other views are shown. */
  emailDraft: string
  legalAccepted: boolean
  /** A social login: none, in the provider's window, or reading the user from the frame. */
  social: 'idle' | 'window' | 'userData'
  socialError: WalletModalError | null
}

export const login = proxy<LoginState>({
  emailDraft: '',
  legalAccepted: false,
  social: 'idle',
  socialError: null,
})

/** Aborts the pending social login. Not reactive. */
export const socialUnderWay: { current: AbortController | undefined } = { current: undefined }
