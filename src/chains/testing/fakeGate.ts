import { vi } from 'vitest'
import type { AppGate } from '../../types/chainAdapter.ts'

/** A modal on which nothing is being restored, and nobody connects unless a test says otherwise. */
export function fakeGate(own: Partial<AppGate> = {}) {
  return {
    settled: vi.fn(async () => {}),
    isStored: () => false,
    connect: vi.fn(async () => {}),
    disconnect: vi.fn(async () => {}),
    ...own,
  }
}
