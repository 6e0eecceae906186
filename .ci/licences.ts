import { readFileSync } from 'node:fs'
import type { Bundle } from './bundle.ts'
import { inRepository } from './paths.ts'

interface ShippedPackage {
  name: string
  version: string
  licence: string
  isAllowed: boolean
  /** Whether its text stands beside each file that has code of it. */
  hasNotice: boolean
}

const allowed = /^(MIT|Apache-2\.0|BSD-\d-Clause|0BSD|ISC|MPL-2\.0)$/

/** Reads an SPDX expression: of licences joined by OR one must be allowed, of those joined by AND all. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ')
  return plain
    .split(/\sOR\s/)
    .some((choice) => choice.split(/\sAND\s/).every((licence) => allowed.test(licence.trim())))
}

/** `node_modules/@a/b` of `node_modules/@a/b/dist/index.js`; the innermost of nested ones. */
function packageFolder(module: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]
}

interface Manifest {
  name?: string
  version?: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license
  const types = (licenses ?? [license ?? {}]).map(({ type }) => type ?? 'unknown')
  return types.join(' OR ')
}

function describe(folder: string): Omit<ShippedPackage, 'hasNotice'> {
  const text = readFileSync(inRepository(folder, 'package.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const licence = licenceOf(manifest)
  const { name = folder, version = '?' } = manifest
  return { name, version, licence, isAllowed: isAllowed(licence) }
}

/** The packages that modules are of, with whether `dist/<part>` tells their licences. */
function listPart(part: string, modules: string[]): ShippedPackage[] {
  const text = readFileSync(inRepository('dist', part, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  const titles = new Set(text.split('\n'))
  const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []))
  return [...folders]
    .map(describe)
    .map((one) => ({ ...one, hasNotice: titles.has(`${one.name} ${one.version}`) }))
}

/** Every package of which code is in the built bundle or in the wallets for tests, with its licence. */
export function listLicences(bundle: Bundle): ShippedPackage[] {
  const testWallets = readFileSync(inRepository('.cache/test-wallets.json'), 'utf8')
  const modules = [...bundle.chunks.values()].flatMap((chunk) => chunk.modules)
  const all = [...listPart('cdn', modules), ...listPart('testing', JSON.parse(testWallets))]
  // Of a package in both parts, the last is kept: the one without a notice, if there is one.
  const unique = new Map(
    all
      .sort((a, b) => Number(b.hasNotice) - Number(a.hasNotice))
      .map((one) => [`${one.name} ${one.version}`, one]),
  )
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name))
}
