import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const loader = join(root, 'node_modules/tsx/dist/loader.mjs')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-modal-create-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', loader, join(import.meta.dirname, 'create.ts'), ...args],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  )
  return { status, stdout, stderr: stderr.trim() }
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

describe('create-wallet-modal', () => {
  it('writes an app without questions, and says how to start it', () => {
    const { status, stdout } = run('shop', '--yes', '--framework', 'react')
    expect(status).toBe(0)
    expect(stdout).toContain('cd shop\n  npm install\n  npm run dev')
    expect(read('shop/src/App.tsx')).toContain('networks="ethereum base"')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(JSON.parse(read('shop/package.json')).dependencies['wallet-modal']).toBe(`^${version}`)
  })

  it('takes defaults where there is no terminal to ask', () => {
    expect(run().status).toBe(0)
    expect(read('my-app/index.html')).toContain('<wallet-modal id="wallet"')
  })

  it('takes CAIP-2 ids of networks', () => {
    run('--networks', 'eip155:8453')
    expect(read('my-app/index.html')).toContain('networks="base"')
  })

  it('leaves a folder that is not empty as it is', () => {
    mkdirSync(join(folder, 'full'))
    writeFileSync(join(folder, 'full/index.html'), 'mine')
    expect(run('full', '--yes')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The folder full is not empty. Name another one; nothing was written.',
    })
    expect(readdirSync(join(folder, 'full'))).toEqual(['index.html'])
    expect(read('full/index.html')).toBe('mine')
  })

  it.each([
    [['--framework', 'ember'], 'There is no framework "ember". There are html, react, '],
    [
      ['--networks', 'eip155/1'],
      '"eip155/1" is no network: write a name such as ethereum, or a CAIP-2 id',
    ],
    [['--networks', 'etherium'], '"etherium" is no network'],
    [['--networks', 'eip155:31337'], 'eip155:31337 is not built in.'],
    [['--networks', ','], 'An app needs a network'],
    [['--logins', 'myspace'], 'There is no login "myspace".'],
    [['--project-id', '"><script>'], 'is no project id'],
    [['--sign-in', 'maybe'], 'Signing in is "yes" or "no", not "maybe".'],
    [['--framework', 'angular', '--sign-in', 'yes'], 'Angular has no server here.'],
    [['--package', 'missing.tgz'], 'There is no packed package missing.tgz'],
    [['--colour'], "Unknown option '--colour'. --help lists the options."],
    [['one', 'two'], 'There is one folder, not one, two.'],
  ])('refuses %j with a sentence, and writes nothing', (args, sentence) => {
    const { status, stderr } = run(...args, '--yes')
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr.split('\n')).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([])
  })

  it('has the version of the package that its apps install', () => {
    const own = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
    const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(own).toMatchObject({ version, license })
    expect(own).not.toHaveProperty('dependencies')
  })
})
