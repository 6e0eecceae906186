import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AttributeName, allAttributes } from '../host/attributes.ts'
import { siwxAttribute } from '../host/siwxAttribute.ts'
import { attributeExamples } from './attributeExamples.ts'
import { referenceTables } from './referenceTables.ts'
import { referenceFiles, renderReference } from './renderReference.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  // Pages of the site link pages that its build makes; the spec of the site follows them.
  .filter((path) => existsSync(join(root, path)) && !path.startsWith('elements/site/'))

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** Returns GitHub's anchors of a file's headings. */
function anchorsOf(path: string): string[] {
  const headings = withoutCode(read(path)).matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}

describe('a link', () => {
  it.each(documents)('in %s has a target', (path) => {
    const text = withoutCode(read(path))
    const links = [
      ...text.matchAll(/\]\(([^)\s]+)\)/g),
      ...text.matchAll(/(?:src|srcset)="([^"]+)"/g),
    ].map(([, link = '']) => link)
    const broken = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#')
        const target = file ? relative(root, join(root, dirname(path), file)) : path
        if (!existsSync(join(root, target))) return true
        return anchor !== undefined && !anchorsOf(target).includes(anchor)
      })
    expect(broken).toEqual([])
  })

  it('from the code to the README has a target', () => {
    const sources = execFileSync('git', ['ls-files', 'src', 'elements', 'package.json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const anchors = sources
      .trim()
      .split('\n')
      .filter((path) => /\.(?:tsx?|mjs|json)$/.test(path) && existsSync(join(root, path)))
      .flatMap((path) => [...read(path).matchAll(/wallet-modal\/wallet-modal#([\w-]+)/g)])
      .map(([, anchor = '']) => anchor)
    const known = [...anchorsOf('README.md'), 'readme']
    expect(anchors).toContain('project-id')
    expect(anchors.filter((anchor) => !known.includes(anchor))).toEqual([])
  })
})

describe('the generated reference', () => {
  it('has every table, once', () => {
    const places = referenceFiles.flatMap((path) =>
      [...read(path).matchAll(/<!-- table: ([\w -]+) -->/g)].map(([, name]) => name),
    )
    expect(places.sort()).toEqual(Object.keys(referenceTables).sort())
  })

  it('equals the output of npm run readme', () => {
    for (const [path, text] of Object.entries(renderReference())) expect(read(path)).toBe(text)
  })

  it('has examples that the element accepts', () => {
    for (const [name, example] of Object.entries(attributeExamples)) {
      // `name` takes any text, and `metadata` is completed from the page.
      if (name === 'name' || name === 'metadata') continue
      const schema = name === 'siwx' ? siwxAttribute : allAttributes[name as AttributeName]
      expect(z.safeParse(schema as z.ZodMiniType, example).success, name).toBe(true)
    }
  })
})

it('pictures are at most 60 kB, and the README shows all of them', () => {
  const readme = read('README.md')
  for (const name of readdirSync(join(root, '.github/pictures'))) {
    expect(readme).toContain(`.github/pictures/${name}`)
    expect(statSync(join(root, '.github/pictures', name)).size, name).toBeLessThanOrEqual(60_000)
  }
})

describe('the README', () => {
  const readme = read('README.md')

  it('links pictures by relative paths, which show wherever the repository lies', () => {
    const pictures = [...readme.matchAll(/(?:src|srcset)="([^"]+\.png)"/g)].map(([, url]) => url)
    expect(pictures.length).toBeGreaterThan(2)
    expect(pictures.filter((url) => !url?.startsWith('.github/pictures/'))).toEqual([])
  })

  it('has commands that work in every shell, as the pages of frameworks have', () => {
    const guides = documents.filter((path) => path.includes('reference/frameworks/')).map(read)
    const commands = [...[readme, ...guides].join('\n').matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(
      ([, text]) => text,
    )
    expect(commands.length).toBeGreaterThan(2)
    expect(commands.filter((text) => /[{}$~*]/.test(text ?? ''))).toEqual([])
  })

  it('names the package’s version, as do the reference and the changelog', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const reference = ['security.md', 'llms.md'].map((name) => read(`elements/reference/${name}`))
    const named = [...`${readme}${reference}`.matchAll(/wallet-modal@([\d.]+\d)/g)]
    expect(new Set(named.map(([, one]) => one))).toEqual(new Set([version]))
    const [unreleased, newest] = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)]
    expect(unreleased?.[1]).toBe('Unreleased')
    expect(newest?.[1]).toMatch(new RegExp(`^${version} – \\d{4}-\\d\\d-\\d\\d$`))
  })

  it('states the size limits that are checked', () => {
    const budgets = read('.ci/budgets.ts')
    /** Maps each row of the README to the budget's name in the source, or to its end. */
    const limits: Record<string, string> = {
      'with the page': "name: 'script at page load'",
      'the modal is opened, EVM networks': "name: 'opened Connect view'",
      'the modal is opened, all four chain families': "name: 'opened Connect view, all families'",
      'the modal is opened, with logins': "name: 'opened Connect view, with logins'",
      'the layout is `wide`, in addition': "name: 'wide layout'",
      'the first wallet is connected, in addition': "name: 'connecting an EVM wallet'",
      'a wallet of another chain family, in addition': 'beyond that`',
      'WalletConnect is picked, in addition': "name: 'WalletConnect'",
      'the account is opened, in addition': "name: 'account'",
      '`wallet-modal/react`': "name: 'wallet-modal/react'",
    }
    for (const [row, name] of Object.entries(limits)) {
      const [, beyond = ''] = budgets.split(`${name},`)
      const [, limit] = /limit: ([\d_]+)/.exec(beyond) ?? []
      expect(readme).toContain(`| ${row} | ${limit?.replace('_', ',')} |`)
    }
  })
})
