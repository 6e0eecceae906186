import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRepository } from '../../.ci/paths.ts'
import { withPackedPackage } from '../../demo/services/hosts/withPackedPackage.ts'
import { startStaticSite } from '../../demo/services/sites/staticSite.ts'
import { expect, test } from '../fixtures/test.ts'

// The packed package is installed like a published one, beside the app's own React.
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
    // With the variable CI, the package manager would keep the React of the previous install.
    '--no-frozen-lockfile',
  ],
}
/** React's development build runs each effect of StrictMode twice. */
const builds: Record<string, string> = { npm: 'development', pnpm: 'production' }
const newest = 'latest'
const reactVersions = [newest, '19.2.0', '18.3.1']

test.describe.configure({ timeout: 240_000 })

const html = `<!doctype html><html lang="en"><head><title>App</title></head>
  <body><div id="app"></div><script type="module" src="/main.js"></script></body></html>`

/**
 * The app renders with its own React. The element is in a route that suspends before it renders. An effect adds
 * listeners when the element is already in the page.
 */
const main = (attributes: Record<string, string>) => `import 'wallet-modal'
import { createElement as draw, lazy, StrictMode, Suspense, useEffect, useRef, useState, version } from 'react'
import { createRoot } from 'react-dom/client'
const types = ['ready', 'connect']
function Wallet() {
  const modal = useRef(null)
  const [heard, setHeard] = useState([])
  useEffect(() => {
    const element = modal.current
    const hear = ({ type }) => setHeard((before) => [...before, type])
    for (const type of types) element.addEventListener(type, hear)
    return () => types.forEach((type) => element.removeEventListener(type, hear))
  }, [])
  return draw('div', null,
    draw('wallet-modal', { id: 'wallet', ref: modal, ...${JSON.stringify(attributes)} }),
    draw('output', null, heard.join()))
}
function App() {
  const [route, setRoute] = useState({ page: lazy(async () => ({ default: Wallet })) })
  const goOn = () => setRoute(route.page ? {} : { page: lazy(async () => ({ default: Wallet })) })
  return draw(StrictMode, null,
    draw('p', null, 'React ' + version),
    draw('button', { type: 'button', onClick: goOn }, 'Go on'),
    route.page && draw(Suspense, { fallback: 'Loading' }, draw(route.page)))
}
createRoot(document.getElementById('app')).render(draw(App))`

const manifest = (react: string, tarball: string) =>
  JSON.stringify({
    name: 'app',
    private: true,
    type: 'module',
    dependencies: { react, 'react-dom': react, 'wallet-modal': `file:${tarball}` },
  })

for (const [manager, [command = '', ...install]] of Object.entries(managers)) {
  test.describe(`the package installed by ${manager}`, () => {
    let folder: string
    let tarball: string
    let app: string

    async function installWith(react: string): Promise<void> {
      await writeFile(join(app, 'package.json'), manifest(react, tarball))
      await run(command, install, { cwd: app })
    }

    // The app is installed once without node_modules; each test then installs another React.
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
      test(`an app with React ${react} opens, connects, and gets the event in a new route’s effect`, async ({
        page,
        host,
        installWallet,
      }) => {
        if (react !== newest) await installWith(react)
        await writeFile(join(app, 'index.html'), html)
        await writeFile(join(app, 'main.js'), main(host.attributeMap()))
        const built = await run(inRepository('node_modules/.bin/vite'), ['build'], {
          cwd: app,
          env: { ...process.env, NODE_ENV: builds[manager] },
        })
        expect(built.stderr).not.toMatch(/resolve|externalized/i)

        const site = await startStaticSite({
          port: 0,
          name: 'the app',
          mounts: [{ urlPrefix: '/', dir: join(app, 'dist') }],
        })
        await installWallet()
        await page.goto(`${site.url}/index.html`)
        if (react !== newest) await expect(page.getByText(`React ${react}`)).toBeVisible()
        await expect(page.locator('output')).toHaveText('ready')
        await page.evaluate(() => {
          const detail = { command: 'open' }
          document
            .querySelector('#wallet')
            ?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
        })
        await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
        await expect(page.locator('#wallet')).toHaveAttribute('status', 'connected')
        await page.getByRole('button', { name: 'Go on' }).click()
        await expect(page.locator('wallet-modal')).toHaveCount(0)
        await page.getByRole('button', { name: 'Go on' }).click()
        // The effect of the new route adds its listeners after the element, which is connected at once.
        await expect(page.locator('output')).toHaveText('ready,connect')
        const globals = await page.evaluate(() => Object.keys(window))
        expect(globals.filter((name) => name.includes('zod'))).toEqual([])
        await site.close()
      })
    }
  })
}
