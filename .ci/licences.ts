import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import {
  type BundledPackage,
  type createSbom,
  listPackages,
  readModules,
} from '../elements/manifest/createSbom.ts'
import { inRepository } from './paths.ts'

interface ShippedPackage extends BundledPackage {
  isAllowed: boolean
  /** True if the licence text is in the notices beside the files that contain the package. */
  hasNotice: boolean
  /** True if `dist/sbom.cdx.json` lists the package for this part of the distribution. */
  isListed: boolean
}

const allowed = /^(MIT|Apache-2\.0|BSD-\d-Clause|0BSD|ISC|MPL-2\.0)$/

/** Evaluates an SPDX expression. With OR, one of the licences must be allowed; with AND, all of them. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ')
  return plain
    .split(/\sOR\s/)
    .some((choice) => choice.split(/\sAND\s/).every((licence) => allowed.test(licence.trim())))
}

/** Modules named by the source maps of `dist/cdn`, independent of the build's own list. */
function readMappedModules(): string[] {
  const folder = inRepository('dist/cdn')
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  )
  return maps.flatMap((name) => {
    const path = resolve(folder, name)
    const { sources } = JSON.parse(readFileSync(path, 'utf8')) as { sources: string[] }
    return sources.map((source) => relative(inRepository(), resolve(path, '..', source)))
  })
}

/** Returns the packages of modules, and whether the notices of `dist/<part>` and the SBOM include them. */
function listPart(part: string, modules: string[]): ShippedPackage[] {
  const text = readFileSync(inRepository('dist', part, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  const titles = new Set(text.split('\n'))
  const sbom = JSON.parse(readFileSync(inRepository('dist/sbom.cdx.json'), 'utf8')) as ReturnType<
    typeof createSbom
  >
  const inPart = sbom.components.filter(({ properties }) =>
    properties.some(({ value }) => value === `dist/${part}`),
  )
  const listed = new Set(inPart.map(({ purl }) => decodeURIComponent(purl)))
  return listPackages(modules).map((one) => ({
    ...one,
    isAllowed: isAllowed(one.licence),
    hasNotice: titles.has(`${one.name} ${one.version}`),
    isListed: listed.has(`pkg:npm/${one.name}@${one.version}`),
  }))
}

/** Returns every package with code in the bundle or in the test wallets, with its licence. */
export function listLicences(): ShippedPackage[] {
  const { cdn, testing } = readModules()
  const all = [
    ...listPart('cdn', [...cdn, ...readMappedModules()]),
    ...listPart('testing', testing),
  ]
  // If a package is in both parts, the entry with a fault is returned.
  const isWell = ({ hasNotice, isListed }: ShippedPackage) => Number(hasNotice && isListed)
  const unique = new Map(
    all.sort((a, b) => isWell(b) - isWell(a)).map((one) => [`${one.name} ${one.version}`, one]),
  )
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name))
}
