import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const button =
  "import { ConnectKitButton } from 'connectkit'\nexport const B = () => <ConnectKitButton />\n"
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-modal-migrate-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const path of ['B.tsx', 'node_modules/B.tsx']) writeFileSync(join(folder, path), button)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(...args: string[]) {
  const loader = join(root, 'node_modules/tsx/dist/loader.mjs')
  const command = ['--import', loader, join(import.meta.dirname, 'migrate.ts'), ...args]
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

it('wallet-modal-migrate has the version of wallet-modal', () => {
  const versions = [root, import.meta.dirname].map(
    (path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version,
  )
  expect(new Set(versions).size).toBe(1)
})

it('wallet-modal-migrate says what it would do, and writes nothing without --write', () => {
  const { status, stdout } = run()
  expect(status).toBe(0)
  expect(stdout).toContain('to rewrite: B.tsx')
  expect(stdout).toContain('npm uninstall connectkit')
  expect(read('B.tsx')).toBe(button)
})

it('wallet-modal-migrate rewrites the files of a folder, without those of packages', () => {
  expect(run('--write').stdout).toContain('rewritten: B.tsx')
  expect(read('B.tsx')).toContain('<wallet-button for="wallet" />')
  expect(read('node_modules/B.tsx')).toBe(button)
  expect(run().stdout).toContain('Nothing of RainbowKit, ConnectKit or AppKit was found.')
})

it('wallet-modal-migrate ends with 1 for a path that is not there', () => {
  const { status, stderr } = run('missing')
  expect(status).toBe(1)
  expect(stderr).toContain('missing')
})
