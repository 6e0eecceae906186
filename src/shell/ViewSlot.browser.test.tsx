import { expect, it, vi } from 'vitest'
import { connectAccount } from '../views/testing/connectAccount.ts'
import { elementIn, showView } from '../views/testing/showView.tsx'

// The definitions are real, but the code of no view arrives.
vi.mock('../views/registry.ts', async (original) => {
  const { viewRegistry } = await original<typeof import('../views/registry.ts')>()
  const load = () => new Promise<never>(() => {})
  const slow = Object.entries(viewRegistry).map(([name, view]) => [name, { ...view, load }])
  return { viewRegistry: Object.fromEntries(slow) }
})

const rows = () => elementIn('.view [role=status]').querySelectorAll('.skeleton-row').length

it.each([
  ['Account', 7],
  ['GetWallet', 3],
] as const)('while %s loads, its skeleton has %d rows', async (view, count) => {
  connectAccount()
  showView(view)
  await expect.poll(rows).toBe(count)
})
