import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const readJson = <Content>(path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Content

interface PackageManifest {
  name?: string
  version?: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

export interface BundledPackage {
  name: string
  version: string
  /** SPDX licence expression. */
  licence: string
}

function licenceOf({ license, licenses }: PackageManifest): string {
  if (typeof license === 'string') return license
  const types = (licenses ?? [license ?? {}]).map(({ type }) => type ?? 'unknown')
  return types.join(' OR ')
}

/**
 * Returns the folder of the package that a module belongs to, as `node_modules/@a/b` for
 * `node_modules/@a/b/dist/index.js`. If packages are nested, it is the folder of the innermost one.
 */
const folderOf = (module: string) =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? []

function describe(folder: string): BundledPackage {
  const manifest = readJson<PackageManifest>(`${folder}/package.json`)
  const { name = folder, version = '?' } = manifest
  return { name, version, licence: licenceOf(manifest) }
}

const titleOf = ({ name, version }: BundledPackage) => `${name} ${version}`

/**
 * Returns the packages that the modules belong to, sorted, each version once. Paths are relative to the repository's
 * root.
 */
export function listPackages(modules: readonly string[]): BundledPackage[] {
  const all = [...new Set(modules.flatMap(folderOf))].map(describe)
  const unique = new Map(all.map((one) => [titleOf(one), one]))
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** Returns the modules that are bundled into each part of `dist`, read from the list that the build writes. */
export function readModules(): Record<'cdn' | 'testing', string[]> {
  const chunks = readJson<Record<string, { modules: string[] }>>('.cache/bundle.json')
  const testing = readJson<string[]>('.cache/test-wallets.json')
  return {
    cdn: Object.values(chunks).flatMap(({ modules }) => modules),
    testing: testing.filter((path) => path.startsWith('node_modules/')),
  }
}

/** Returns the package URL (https://github.com/package-url/purl-spec), in which the `@` of a scope is escaped. */
const packageUrl = ({ name, version }: Omit<BundledPackage, 'licence'>) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Returns an SPDX id for a single licence, and an SPDX expression for several. */
const licensesOf = (licence: string) =>
  licence.includes(' ')
    ? [{ expression: licence.replace(/^\((.*)\)$/, '$1') }]
    : [{ license: { id: licence } }]

function componentOf(one: BundledPackage, parts: readonly string[]) {
  const purl = packageUrl(one)
  const [, group, name] = /^(@[^/]+)\/(.*)$/.exec(one.name) ?? [undefined, undefined, one.name]
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version: one.version,
    purl,
    licenses: licensesOf(one.licence),
    properties: parts.map((part) => ({ name: 'wallet-modal:part', value: `dist/${part}` })),
  }
}

/**
 * Creates the SBOM in CycloneDX 1.6. It is the only list of the bundled packages, since `dependencies` of package.json
 * is empty. It contains no time and no serial number, so that the same source gives the same bytes.
 */
export function createSbom(modules = readModules()) {
  const parts = Object.entries(modules).map(([part, paths]) => [part, listPackages(paths)] as const)
  const own = readJson<{ name: string; version: string; license: string }>('package.json')
  const components = listPackages(Object.values(modules).flat()).map((one) => {
    const isIn = (all: BundledPackage[]) => all.some((other) => titleOf(other) === titleOf(one))
    return componentOf(
      one,
      parts.filter(([, all]) => isIn(all)).map(([part]) => part),
    )
  })
  const ref = packageUrl(own)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'library',
        'bom-ref': ref,
        name: own.name,
        version: own.version,
        purl: ref,
        licenses: licensesOf(own.license),
      },
    },
    components,
    dependencies: [{ ref, dependsOn: components.map((one) => one['bom-ref']) }],
  }
}
