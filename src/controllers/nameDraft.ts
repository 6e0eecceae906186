import { proxy } from 'valtio/vanilla'

/**
 * The name that the user is registering. It outlives its view, which the wallet's view replaces while the user signs.
 */
export interface NameDraft {
  /** The text that was typed, without the suffix. */
  label: string
  isRegistering: boolean
}

export const nameDraft = proxy<NameDraft>({ label: '', isRegistering: false })
