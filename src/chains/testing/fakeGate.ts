import { vi } from 'vitest'
import type { AppGate } from '../../types/announcer.ts'

/** For tests: a modal without a pending restore, whose `connect` does nothing by default. */
export function fakeGate(own: Partial<AppGate> = {}) {
  return {
    settled: vi.fn(async () => {}),
    isStored: () => false,
    connect: vi.fn(async () => {}),
    disconnect: vi.fn(async () => {}),
    ...own,
  }
}
