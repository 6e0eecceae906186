import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('./eip155/adapter.ts')
  vi.resetModules()
})

async function loadRegistry() {
  vi.resetModules()
  return import('./registry.ts')
}

it('loads an adapter once', async () => {
  const { loadChainAdapter } = await loadRegistry()
  const [first, second] = await Promise.all([
    loadChainAdapter('eip155'),
    loadChainAdapter('eip155'),
  ])
  expect(first).toBe(second)
  expect(await loadChainAdapter('eip155')).toBe(first)
})

it('tries again after a chunk failed to load', async () => {
  const { loadChainAdapter } = await loadRegistry()
  let isOffline = true
  vi.doMock('./eip155/adapter.ts', () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return { eip155Adapter: { isAdapter: true } }
  })
  const failed = loadChainAdapter('eip155')
  await expect(failed).rejects.toMatchObject({ code: 'LOAD_FAILED', cause: expect.any(Error) })
  isOffline = false
  await expect(loadChainAdapter('eip155')).resolves.toEqual({ isAdapter: true })
})

it('has no adapter for a namespace that is not built', async () => {
  const { loadChainAdapter } = await loadRegistry()
  await expect(loadChainAdapter('unknown' as 'eip155')).rejects.toMatchObject({
    code: 'UNSUPPORTED_CHAIN',
    longMessage: 'Chain adapter not found',
  })
})
