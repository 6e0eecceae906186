import { readFileSync } from 'node:fs'
import type { Bundle } from './bundle.ts'
import { inRepository } from './paths.ts'

interface ShippedPackage {
  name: string
  version: string
  licence: string
  isAllowed: boolean
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

function describe(folder: string): ShippedPackage {
  const text = readFileSync(inRepository(folder, 'package.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const licence = licenceOf(manifest)
  const { name = folder, version = '?' } = manifest
  return { name, version, licence, isAllowed: isAllowed(licence) }
}

/** Every package of which code is in the built bundle or in the wallets for tests, with its licence. */
export function listLicences(bundle: Bundle): ShippedPackage[] {
  const testWallets = readFileSync(inRepository('.cache/test-wallets.json'), 'utf8')
  const modules = [
    ...[...bundle.chunks.values()].flatMap((chunk) => chunk.modules),
    ...(JSON.parse(testWallets) as string[]),
  ]
  const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []))
  return [...folders].map(describe).sort((a, b) => a.name.localeCompare(b.name))
}
