import { read, write } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { FrameAccountType } from '../../types/frame.ts'

/** The account type that the embedded wallet is asked for from now on, on this namespace. */
export function rememberAccountType(namespace: Namespace, type: FrameAccountType): void {
  write('preferredAccountTypes', { ...read('preferredAccountTypes'), [namespace]: type })
}
