import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'

export interface LoginState {
  /** What stands in the email field, while the visitor looks elsewhere too. */
  emailDraft: string
  /** The visitor has ticked the box under the terms. */
  legalAccepted: boolean
  /** A social login: none, in the provider's window, or already being looked up. */
  social: 'idle' | 'window' | 'userData'
  socialError: WalletModalError | null
}

/** How far a login has come in this page. Nothing of it is kept. */
export const login = proxy<LoginState>({
  emailDraft: '',
  legalAccepted: false,
  social: 'idle',
  socialError: null,
})

/** The work behind a social login: what ends it. Not reactive. */
export const socialUnderWay: { current: AbortController | undefined } = { current: undefined }
