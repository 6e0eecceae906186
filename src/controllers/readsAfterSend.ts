import type { Namespace } from '../types/caip.ts'

/** Timers of the balance reads after the last transaction of a namespace. Not reactive. */
export const readsAfterSend = new Map<Namespace, ReturnType<typeof setTimeout>[]>()
