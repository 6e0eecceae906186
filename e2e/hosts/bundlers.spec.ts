import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { verifyMessage } from 'ethers'
import { openedView } from '../../.ci/budgets.ts'
import { Bundle } from '../../.ci/bundle.ts'
import { inRepository } from '../../.ci/paths.ts'
import { withPackedPackage } from '../../demo/services/hosts/withPackedPackage.ts'
import { startStaticSite } from '../../demo/services/sites/staticSite.ts'
import { publish } from '../fixtures/page/publish.ts'
import { connectPhone, expect, test } from '../fixtures/walletConnect/pairing.ts'
import { phoneAccounts } from '../fixtures/walletConnect/webWallet.ts'

// Installs packages and builds an app.
test.describe.configure({ timeout: 300_000 })

// Each bundler builds the packed package into a new app without options for the package: no polyfill, and no plugin for
// Node's modules. Three bundlers are installed at the root; `npm run test:bundlers` installs the others into the app.
const run = promisify(execFile)

interface Bundler {
  packages: readonly string[]
  command: readonly string[]
  /** A configuration file and its content. */
  config?: readonly [name: string, text: string]
  /** Number of small files that the bundler adds to those of the script tag. */
  added?: number
  /** URL of the app's script, if the bundler does not write it into the page. */
  script?: string
}

const bundlers: Record<string, Bundler> = {
  vite: { packages: [], command: ['vite', 'build'] },
  // A module that is imported both statically and dynamically becomes two files. One of them only re-exports the other.
  esbuild: {
    packages: [],
    command: 'esbuild main.js --bundle --splitting --minify --format=esm --outdir=dist'.split(' '),
    added: 2,
    script: 'main.js',
  },
  rollup: {
    packages: [],
    command: 'rollup main.js --dir dist --plugin @rollup/plugin-node-resolve'.split(' '),
    script: 'main.js',
  },
}

const installed: Record<string, Bundler> = {
  webpack: {
    packages: ['webpack', 'webpack-cli'],
    command: 'webpack ./main.js --mode production --output-path dist --no-performance'.split(' '),
    script: 'main.js',
  },
  rspack: {
    packages: ['@rspack/core', '@rspack/cli'],
    command: 'rspack build --entry ./main.js --mode production --output-path dist'.split(' '),
    // As with webpack above, this option permits large lazy files.
    config: ['rspack.config.mjs', 'export default { performance: false }'],
    script: 'main.js',
  },
  parcel: { packages: ['parcel'], command: 'parcel build index.html --no-cache'.split(' ') },
}

const all = process.env.WALLET_MODAL_BUNDLERS === 'all' ? { ...bundlers, ...installed } : bundlers

const html = (
  attributes: string,
  script: string,
) => `<!doctype html><html lang="en"><head><title>App</title></head>
  <body><wallet-modal id="wallet" ${attributes}></wallet-modal>
  <script type="module" src="${script}"></script></body></html>`

/** Number and size of the script tag's chunks for the same steps: the opened view, then the dialog's behaviour. */
function scriptTag() {
  const bundle = new Bundle()
  const files = bundle.closure(bundle.filesNamed(openedView))
  return { count: files.size, bytes: bundle.gzipBytes(files) }
}

let app: string
let packages: string[]

test.beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'wallet-modal-bundlers-'))
  await writeFile(join(app, 'package.json'), '{"name":"app","private":true,"type":"module"}')
  await writeFile(join(app, 'main.js'), "import 'wallet-modal'\n")
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  await withPackedPackage(async (tarball) => {
    await copyFile(tarball, join(app, 'wallet-modal.tgz'))
    await run('npm', [...install, './wallet-modal.tgz'], { cwd: app })
  })
  packages = await readdir(join(app, 'node_modules'))
  const others = Object.values(all).flatMap(({ packages }) => packages)
  if (others.length > 0) await run('npm', [...install, ...others], { cwd: app })
})

test.afterAll(() => rm(app, { recursive: true, force: true }))

test('installing wallet-modal in an app installs no other package', async () => {
  expect(packages.filter((name) => !name.startsWith('.'))).toEqual(['wallet-modal'])
})

async function build(bundler: Bundler, attributes: string): Promise<void> {
  const [program = '', ...options] = bundler.command
  const { script = 'main.js' } = bundler
  await writeFile(join(app, 'index.html'), html(attributes, `./${script}`))
  await rm(join(app, 'dist'), { recursive: true, force: true })
  if (bundler.config) await writeFile(join(app, bundler.config[0]), bundler.config[1])
  const bins = bundler.packages.length > 0 ? app : inRepository()
  const built = await run(join(bins, 'node_modules/.bin', program), options, { cwd: app })
  expect(`${built.stdout}${built.stderr}`).not.toMatch(/warn|unresolved|externalized|polyfill/i)
  if (bundler.script) await copyFile(join(app, 'index.html'), join(app, 'dist/index.html'))
  expect(await readdir(join(app, 'dist'))).toContain('index.html')
}

const serve = () =>
  startStaticSite({
    port: 0,
    name: 'the app',
    mounts: [{ urlPrefix: '/', dir: join(app, 'dist') }],
  })

for (const [name, bundler] of Object.entries(all)) {
  test(`an app built by ${name} opens and connects`, async ({ page, host, installWallet }) => {
    await build(bundler, host.attributes())
    const site = await serve()
    const published = await publish(page, site.url, '/')
    const files: Promise<number>[] = []
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return
      files.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength))
    })
    await installWallet()
    // A browser that saves data fetches no files ahead.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(`${published.site}/index.html`)
    await host.command('open')
    await expect(host.button(/^Test Wallet/)).toBeVisible()
    const tag = scriptTag()
    await expect.poll(() => files.length).toBe(tag.count + (bundler.added ?? 0))
    const bytes = (await Promise.all(files)).reduce((sum, one) => sum + one, 0)
    expect(bytes / tag.bytes).toBeLessThan(1.05)

    await host.button(/^Test Wallet/).click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    // More files may follow, because connecting continues after the view has opened.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await site.close()
  })
}

// WalletConnect is the part that bundlers break most easily, because it was written for Node and is lazy. Only `npm run
// test:bundlers` runs these tests.
const pairing = all === bundlers ? {} : all
for (const [name, bundler] of Object.entries(pairing)) {
  test(`an app built by ${name} pairs by WalletConnect and signs`, async ({
    page,
    host,
    phone,
  }) => {
    await build(bundler, host.attributes())
    const site = await serve()
    await page.goto(`${site.url}/index.html`)
    await connectPhone(host, await phone())
    const signature = await host.command('sign-message', { message: 'Bundled' })
    expect(verifyMessage('Bundled', String(signature))).toBe(phoneAccounts[0])
    await site.close()
  })
}
