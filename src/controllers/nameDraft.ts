import { proxy } from 'valtio/vanilla'

/** The name that the user is registering. It stays while the embedded wallet's approval view replaces the form. */
export interface NameDraft {
  /** Typed text without the registrar's suffix. */
  label: string
  isRegistering: boolean
}

export const nameDraft = proxy<NameDraft>({ label: '', isRegistering: false })
