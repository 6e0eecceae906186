import { proxy, ref, type Snapshot, subscribe as subscribeTo } from 'valtio/vanilla'

/** State as its controller exports it: readable and observable, but written only by the controller's functions. */
export type ReadonlyState<State> = Snapshot<State>

/** Creates state that `subscribe` and `useStateOf` observe in all depths. */
export const createState: <State extends object>(initial: State) => State = proxy

/** Marks an object in state that is only replaced as a whole. Deep observation of long lists is slow. */
export const asWhole: <Value extends object>(value: Value) => Value = ref

/**
 * Calls a listener after the state has changed: once for all changes of a task, or at each change if `atOnce` is set.
 * Returns a function that ends it.
 */
export const subscribe: (state: object, listener: () => void, atOnce?: boolean) => () => void =
  subscribeTo
