import { read, write } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { FrameAccountType } from '../../types/frame.ts'

export function storeAccountType(namespace: Namespace, type: FrameAccountType): void {
  write('preferredAccountTypes', { ...read('preferredAccountTypes'), [namespace]: type })
}
