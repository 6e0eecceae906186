import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRepository } from '../../.ci/paths.ts'
import { withPackedPackage } from '../../demo/services/hosts/withPackedPackage.ts'
import { startStaticSite } from '../../demo/services/sites/staticSite.ts'
import { expect, test } from '../fixtures/test.ts'

// Installs packages and builds an app.
test.describe.configure({ timeout: 300_000 })

// The tests follow the README to the letter, from `npm create vite` to a signed message. They need a registry and
// install the newest versions, so only `npm run test:hosts` runs them.
const run = promisify(execFile)

interface Start {
  section: string
  template: string
  /** The file to which the example of the section is written. */
  file: string
  language: string
}

const starts: Start[] = [
  { section: 'React', template: 'react-ts', file: 'src/App.tsx', language: 'tsx' },
  { section: 'Vue', template: 'vue-ts', file: 'src/App.vue', language: 'vue' },
  { section: 'Svelte', template: 'svelte-ts', file: 'src/App.svelte', language: 'svelte' },
]

const readme = await readFile(inRepository('README.md'), 'utf8')

/** The README's section under a heading. */
function readSection(name: string): string {
  const [, text = ''] = readme.match(new RegExp(`^### ${name}\\n([\\s\\S]*?)^##`, 'm')) ?? []
  return text
}

/** The first example in a language. */
function readExample(text: string, language: string): string | undefined {
  return text.match(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm'))?.[1]
}

/** Writes the files of a README section into a new app. */
async function follow({ section, file, language }: Start, app: string): Promise<void> {
  const text = readSection(section)
  await writeFile(join(app, file), readExample(text, language) ?? 'nothing found')
  const command = readExample(text, 'sh')
  if (command) await run('sh', ['-ec', command], { cwd: app })
  const plugin = readExample(text, 'js')
  if (!plugin) return
  const config = join(app, 'vite.config.ts')
  const before = await readFile(config, 'utf8')
  const after = before.replace('vue()', plugin.trim())
  expect(after).not.toBe(before)
  await writeFile(config, after)
}

test.describe('a new app', () => {
  let folder: string

  test.skip(process.env.WALLET_MODAL_HOSTS !== 'all', 'only with npm run test:hosts')

  test.beforeAll(async () => {
    const isThere = await run('npm', ['view', 'create-vite', 'version']).then(
      () => true,
      () => false,
    )
    test.skip(!isThere, 'there is no package registry to create an app from')
    folder = await mkdtemp(join(tmpdir(), 'wallet-modal-readme-'))
  })

  test.afterAll(async () => {
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  for (const start of starts) {
    test(`an app built from the README’s ${start.section} section signs a message`, async ({
      page,
      host,
      installWallet,
    }) => {
      const app = join(folder, start.template)
      const create = ['create', '--yes', 'vite@latest', start.template, '--']
      await run('npm', [...create, '--template', start.template, '--no-interactive'], {
        cwd: folder,
      })
      const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
      await withPackedPackage((tarball) => run('npm', [...install, tarball], { cwd: app }))
      await follow(start, app)
      await run('npm', ['run', 'build'], { cwd: app }).catch(({ stdout, stderr }) => {
        throw new Error(`${stdout}${stderr}`)
      })

      const dist = [{ urlPrefix: '/', dir: join(app, 'dist') }]
      const site = await startStaticSite({ port: 0, name: 'the new app', mounts: dist })
      await installWallet()
      await page.goto(`${site.url}/`)
      await host.openAndTake(/^Test Wallet/)
      await expect(host.element()).toHaveAttribute('status', 'connected')
      await page.getByRole('button', { name: 'Sign on Ethereum' }).click()
      await expect(page.getByText(/^0x[\da-f]{130}$/)).toBeVisible()
      await site.close()
      await rm(app, { recursive: true, force: true })
    })
  }
})
