import { proxy } from 'valtio/vanilla'

/**
 * The name that the user is registering. The draft survives while the embedded wallet's approval view replaces the
 * form.
 */
export interface NameDraft {
  /** Name as the user has entered it, without the suffix of the name service. */
  label: string
  isRegistering: boolean
}

export const nameDraft = proxy<NameDraft>({ label: '', isRegistering: false })
