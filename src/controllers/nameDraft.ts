import { proxy } from 'valtio/vanilla'

/** The name that somebody is about to register. It outlives the view: signing takes its place for a while. */
export interface NameDraft {
  /** Without suffix, as it was typed. */
  label: string
  isRegistering: boolean
}

export const nameDraft = proxy<NameDraft>({ label: '', isRegistering: false })
