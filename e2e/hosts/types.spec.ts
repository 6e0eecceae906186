import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { snippets } from '../../demo/page/showcase/snippets.ts'
import { findHostApp, hostsFolder } from '../../demo/services/hosts/hostApps.ts'
import { installHostApp } from '../../demo/services/hosts/installHostApp.ts'
import { expect, test } from '../fixtures/test.ts'

// Installs packages and builds an app.
test.describe.configure({ timeout: 300_000 })

// The spec runs with `npm run test:hosts` only, to save time.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

/** The compiler's output for a folder; empty without errors. */
const findErrorsIn = (folder: string) =>
  promisify(execFile)('npx', ['tsc', '-p', folder]).then(
    ({ stdout }) => stdout,
    (error) => error.stdout || String(error),
  )

test('the host apps that a bundler builds without a type check have no type errors', async () => {
  await installHostApp(findHostApp('react'))
  expect(await findErrorsIn(hostsFolder)).toBe('')
})

test('the Solid example of the demo has no type errors', async () => {
  await installHostApp(findHostApp('react'))
  const app = await mkdtemp(join(hostsFolder, '.recipes-'))
  try {
    const chosen = { networks: 'ethereum base', embedded: '', features: { swaps: false } }
    const snippet = snippets.Solid?.(chosen) ?? ''
    await writeFile(join(app, 'Snippet.tsx'), snippet)
    await writeFile(join(app, 'Literal.tsx'), snippet.replace('attr:for', 'for'))
    const compilerOptions = { jsx: 'preserve', jsxImportSource: 'solid-js' }
    const settings = { extends: '../tsconfig.json', compilerOptions, include: ['*'] }
    await writeFile(join(app, 'tsconfig.json'), JSON.stringify(settings))
    expect(await findErrorsIn(app)).toBe('')
  } finally {
    await rm(app, { recursive: true })
  }
})
