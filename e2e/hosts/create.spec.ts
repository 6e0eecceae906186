import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'ethers'
import { inRepository } from '../../.ci/paths.ts'
import { guideNames, hasNodeFor, readGuide } from '../../demo/services/hosts/readGuide.ts'
import { withPackedPackage } from '../../demo/services/hosts/withPackedPackage.ts'
import { freePort } from '../../demo/services/shared/listen.ts'
import { startStaticSite } from '../../demo/services/sites/staticSite.ts'
import { expect, test } from '../fixtures/test.ts'

// Packs, installs and builds packages.
test.describe.configure({ timeout: 600_000 })

const run = promisify(execFile)
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

let parent: string
/** The command of the packed `create-wallet-modal`. */
let command: string

test.beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'wallet-modal-create-'))
  const pack = ['pack', inRepository('elements/create'), '--json', '--pack-destination', parent]
  const { stdout } = await run('npm', pack, { cwd: inRepository() })
  const [{ filename = '' } = {}] = JSON.parse(stdout.slice(stdout.indexOf('[')))
  await run('tar', ['-xzf', filename], { cwd: parent })
  command = join(parent, 'package/dist/create/create.js')
})

test.afterAll(() => rm(parent, { recursive: true, force: true }))

/** Creates an app with the packed wallet-modal, and installs its packages. */
async function createApp(name: string, ...options: string[]): Promise<string> {
  await withPackedPackage(async (tarball) => {
    const given = [name, '--yes', '--package', tarball, ...options]
    await run(process.execPath, [command, ...given], { cwd: parent })
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: join(parent, name) })
  })
  return join(parent, name)
}

async function signHello(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const output = page.locator('output')
  await expect(output).toHaveText(/^0x[\da-f]{130}$/)
  expect(verifyMessage('Hello', String(await output.textContent()))).toBe(first)
}

test('an app without a bundler signs with its own test wallet, which its build for production lacks', async ({
  host,
  page,
}) => {
  const folder = await createApp('html')
  await run(process.execPath, ['build.mjs', '--dev'], { cwd: folder })
  const mounts = [{ urlPrefix: '/', dir: join(folder, 'dist') }]
  const site = await startStaticSite({ port: 0, name: 'the created app', mounts })
  try {
    await page.goto(`${site.url}/`)
    await host.openAndTake(/^Test Wallet/)
    await expect(page.getByText(`${first} on Ethereum`)).toBeVisible()
    await signHello(page)
    await run('npm', ['run', 'build'], { cwd: folder })
    expect(existsSync(join(folder, 'dist/testing'))).toBe(false)
    await page.reload()
    await page.locator('wallet-button').click()
    await expect(host.dialog()).toBeVisible()
    await expect(host.button(/^Test Wallet/)).toHaveCount(0)
  } finally {
    await site.close()
  }
})

// `npm run test:hosts` builds the others, with the newest packages of a registry.
const isAll = process.env.WALLET_MODAL_HOSTS === 'all'
const withServer = ['react', 'next', 'vue', 'nuxt', 'svelte', 'sveltekit', 'solid']

test('the created app in react signs a user in by its own server', async ({ host, page }) => {
  test.skip(!isAll, 'its packages come from a registry')
  const folder = await createApp('served', '--framework', 'react', '--sign-in', 'yes')
  const port = String(await freePort('the created app'))
  const url = `http://localhost:${port}`
  const dev = spawn('npm', ['run', 'dev', '--', '--port', port, '--strictPort'], {
    cwd: folder,
    env: { ...process.env, ORIGIN: url },
    detached: true,
  })
  try {
    await expect(() => page.goto(url)).toPass()
    await host.openAndTake(/^Test Wallet/)
    await host.button('Sign').click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    const sessions = await page.evaluate(async () => (await fetch('/sign-in/sessions')).json())
    expect(sessions).toMatchObject([{ data: { accountAddress: first } }])
    await page.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
  } finally {
    if (dev.pid) process.kill(-dev.pid)
  }
})

for (const name of isAll ? guideNames().filter((name) => name !== 'html') : []) {
  test(`the created app in ${name} builds, with a server where it has one`, async () => {
    test.skip(!hasNodeFor(readGuide(name)), `the framework needs a newer Node`)
    const isServed = withServer.includes(name)
    const signIn = ['--sign-in', isServed ? 'yes' : 'no']
    const folder = await createApp(name, '--framework', name, ...signIn)
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    await run('npm', ['run', 'build'], { cwd: folder, env })
  })
}
