import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApprovalQueue } from '../../demo/wallets/shared/ApprovalQueue.ts'
import { installWallet } from './installWallet.ts'
import { offerFamily } from './offerFamily.ts'

const left = new Set<string>()
const installed: string[] = []

/** Runs a family's script. */
function runFamily(): void {
  offerFamily('eip155', ({ name }) => {
    installed.push(name)
    return {
      approvals: new ApprovalQueue(),
      addresses: () => [],
      requests: () => [],
      switchTo() {},
      selectAccount() {},
      revoke() {},
      leave() {},
    }
  })
}

/** Returns the scripts that `installWallet` adds to a page, so that tests can run them in either order. */
async function scriptsFor(name: string) {
  const scripts: (() => void)[] = []
  const page = {
    async addInitScript(script: { path: string } | { content: string }) {
      scripts.push('path' in script ? runFamily : () => runInThisContext(script.content))
    },
    async evaluate(): Promise<never> {
      throw new Error('is not asked')
    },
  }
  await installWallet(page, { family: 'eip155', name })
  return scripts
}

beforeEach(() => {
  installed.length = 0
  left.clear()
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (left.has(key) ? 'left' : null),
    setItem: (key: string) => left.add(key),
    removeItem: (key: string) => left.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('the testing wallet is installed once, whichever of the two scripts runs first', async () => {
  const scripts = [...(await scriptsFor('One')), ...(await scriptsFor('Two'))]
  for (const order of [scripts, scripts.toReversed()]) {
    vi.stubGlobal('window', {})
    installed.length = 0
    for (const run of order) run()
    expect(installed.toSorted()).toEqual(['One', 'Two'])
    expect(Object.keys(window.testWallets?.hands ?? {})).toHaveLength(2)
  }
})

it('a removed testing wallet is absent from later pages until a page installs it again', async () => {
  const scripts = await scriptsFor('One')
  for (const run of scripts) run()
  await window.testWallets?.hands['eip155:One']?.leave()
  vi.stubGlobal('window', {})
  for (const run of scripts) run()
  expect(installed).toEqual(['One'])
  const options = { family: 'eip155', id: 'eip155:One', name: 'One' } as const
  window.testWallets?.installers.eip155?.(options, true)
  expect(installed).toEqual(['One', 'One'])
  expect(left.size).toBe(0)
})

it('the testing wallet is installed once in a page', () => {
  runFamily()
  const options = { family: 'eip155', id: 'eip155:One', name: 'One' } as const
  const install = () => window.testWallets?.installers.eip155?.(options, true)
  install()
  expect(install).toThrow(TypeError)
  expect(installed).toEqual(['One'])
})

it('a server that renders a page installs no wallet', async () => {
  vi.stubGlobal('window', undefined)
  const wallet = await installWallet({ family: 'eip155' })
  expect(wallet.family).toBe('eip155')
  expect(installed).toEqual([])
})
