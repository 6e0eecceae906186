import { useSnapshot } from 'valtio/react'
import type { ReadonlyState } from './state.ts'

/**
 * Returns an immutable copy of the state. The component renders again when a field that it has read changes; with `sync`
 * at once, so that the caret stays in place in a field whose text is in the state.
 */
export const useStateOf: <State extends object>(
  state: State,
  options?: { sync: boolean },
) => ReadonlyState<State> = useSnapshot
