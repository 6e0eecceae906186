import { afterAll, vi } from 'vitest'

// Unit tests of a worker share a process, so that packages load once for all of its files. Before each file, this gives
// the modules of the tree the state of a new page, and after it, globals and environment variables their own values.
vi.resetModules()
const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
