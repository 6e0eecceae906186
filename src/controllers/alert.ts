import { createState, type ReadonlyState } from '../utils/state.ts'

interface AlertState {
  message: string | null
}

const state = createState<AlertState>({ message: null })

/** A message for the host's developers, shown in the modal only with the attribute `debug`. */
export const alert: ReadonlyState<AlertState> = state

export function setAlert(message: string | null): void {
  state.message = message
}
