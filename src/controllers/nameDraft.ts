import { proxy } from 'valtio/vanilla'

/** The name to register. It outlives its view, which signing replaces for a while. */
export interface NameDraft {
  /** As typed, without the suffix. */
  label: string
  isRegistering: boolean
}

export const nameDraft = proxy<NameDraft>({ label: '', isRegistering: false })
