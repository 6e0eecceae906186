import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRepository } from '../../.ci/paths.ts'
import { withPackedPackage } from '../../demo/services/hosts/withPackedPackage.ts'
import { startStaticSite } from '../../demo/services/sites/staticSite.ts'
import { expect, test } from '../fixtures/test.ts'

// What an app gets from the registry: the packed package beside the React that the app has already.
const run = promisify(execFile)

const managers = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'],
  pnpm: [
    'npx',
    '--yes',
    '--prefer-offline',
    'pnpm@10',
    'install',
    '--ignore-scripts',
    '--prefer-offline',
    // In CI it would hold to the React of the install before.
    '--no-frozen-lockfile',
  ],
}
const newest = 'latest'
const reactVersions = [newest, '19.2.0', '18.3.1']

test.describe.configure({ timeout: 240_000 })

const html = (attributes: string) => `<!doctype html><html lang="en"><head><title>App</title></head>
  <body><div id="app"></div><wallet-modal id="wallet" ${attributes}></wallet-modal>
  <script type="module" src="/main.js"></script></body></html>`

/** The app draws with its own React and uses the element as any other. */
const main = `import 'wallet-modal'
import { createElement, version } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('app')).render(createElement('p', null, 'React ' + version))`

const manifest = (react: string, tarball: string) =>
  JSON.stringify({
    name: 'app',
    private: true,
    type: 'module',
    dependencies: { react, 'react-dom': react, 'wallet-modal': `file:${tarball}` },
  })

for (const [manager, [command = '', ...install]] of Object.entries(managers)) {
  test.describe(`from ${manager}`, () => {
    let folder: string
    let tarball: string
    let app: string

    async function installWith(react: string): Promise<void> {
      await writeFile(join(app, 'package.json'), manifest(react, tarball))
      await run(command, install, { cwd: app })
    }

    // The app is installed from nothing once. After that each test asks for another React in it.
    test.beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'wallet-modal-packages-'))
      tarball = join(folder, 'wallet-modal.tgz')
      await withPackedPackage((packed) => copyFile(packed, tarball))
      app = join(folder, 'app')
      await mkdir(app)
      await installWith(newest)
    })

    test.afterAll(() => rm(folder, { recursive: true, force: true }))

    for (const react of reactVersions) {
      test(`an app with React ${react} opens and connects`, async ({
        page,
        host,
        installWallet,
      }) => {
        if (react !== newest) await installWith(react)
        await writeFile(join(app, 'index.html'), html(host.attributes()))
        await writeFile(join(app, 'main.js'), main)
        const built = await run(inRepository('node_modules/.bin/vite'), ['build'], { cwd: app })
        expect(built.stderr).not.toMatch(/resolve|externalized/i)

        const site = await startStaticSite({
          port: 0,
          name: 'the app',
          mounts: [{ urlPrefix: '/', dir: join(app, 'dist') }],
        })
        await installWallet()
        await page.goto(`${site.url}/index.html`)
        if (react !== newest) await expect(page.getByText(`React ${react}`)).toBeVisible()
        await page.evaluate(() => {
          const detail = { command: 'open' }
          document
            .querySelector('#wallet')
            ?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
        })
        await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
        await expect(page.locator('#wallet')).toHaveAttribute('status', 'connected')
        const globals = await page.evaluate(() => Object.keys(window))
        expect(globals.filter((name) => name.includes('zod'))).toEqual([])
        await site.close()
      })
    }
  })
}
