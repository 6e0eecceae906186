import { createState, type ReadonlyState } from '../utils/state.ts'

/**
 * The name that the user is registering. The draft survives while the embedded wallet's approval view replaces the
 * form.
 */
interface NameDraft {
  /** Name as the user has entered it, without the suffix of the name service. */
  label: string
  isRegistering: boolean
}

const state = createState<NameDraft>({ label: '', isRegistering: false })

export const nameDraft: ReadonlyState<NameDraft> = state

export function setNameLabel(label: string): void {
  state.label = label
}

export function setRegistering(isRegistering: boolean): void {
  state.isRegistering = isRegistering
}
