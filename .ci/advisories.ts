import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from './paths.ts'

export interface Component {
  name: string
  version: string
}

export interface Advisory {
  id: string
  package: string
  title: string
  /** First version that has the fault. */
  from: string
  /** First version without it; undefined if there is none. */
  below?: string
}

/** An advisory that does not apply, with a justification of OpenVEX. */
export interface Exception {
  id: string
  package: string
  justification: string
  reason: string
}

const compare = new Intl.Collator('en', { numeric: true }).compare

function isAffected({ name, version }: Component, advisory: Advisory): boolean {
  const isSince = name === advisory.package && compare(version, advisory.from) >= 0
  return isSince && (advisory.below === undefined || compare(version, advisory.below) < 0)
}

/** Finds advisories of bundled packages that no exception explains, and exceptions that explain nothing. */
export function findAdvisories(
  components: readonly Component[],
  advisories: readonly Advisory[],
  exceptions: readonly Exception[],
): string[] {
  const explains = (one: Exception, { id, package: name }: Advisory) =>
    one.id === id && one.package === name && one.reason !== ''
  const found = advisories.flatMap((advisory) =>
    components
      .filter((component) => isAffected(component, advisory))
      .map((component) => ({ component, advisory })),
  )
  const open = found.filter(({ advisory }) => !exceptions.some((one) => explains(one, advisory)))
  const idle = exceptions.filter((one) => !found.some(({ advisory }) => explains(one, advisory)))
  return [
    ...open.map(
      ({ component: { name, version }, advisory: { id, title } }) =>
        `${name} ${version}: ${id}, ${title}`,
    ),
    ...idle.map(({ id, package: name }) => `the exception ${id} of ${name} applies to nothing`),
  ]
}

export interface Report {
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; title: string; url: string })[] }
  >
}

/** The advisories in a report of `npm audit --json`, which names only those of the versions that it was asked for. */
export function advisoriesOf({ vulnerabilities }: Report): Advisory[] {
  return Object.values(vulnerabilities ?? {}).flatMap(({ via }) =>
    via.flatMap((one) => {
      if (typeof one === 'string') return []
      return [{ id: one.url.replace(/^.*\//, ''), package: one.name, title: one.title, from: '0' }]
    }),
  )
}

/** Asks npm about the packages of one lockfile that has nothing but them. Null if npm has no answer. */
function audit(components: readonly Component[]): Promise<Advisory[] | null> {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  const named = components.map((one, index) => [`p${index}`, one] as const)
  const dependencies = Object.fromEntries(
    named.map(([alias, { name, version }]) => [alias, `npm:${name}@${version}`]),
  )
  const packages = {
    '': { dependencies },
    ...Object.fromEntries(named.map(([alias, one]) => [`node_modules/${alias}`, one])),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  return new Promise((resolve) => {
    const options = { cwd: folder, timeout: 30_000, maxBuffer: 10_000_000 }
    execFile('npm', ['audit', '--json', '--package-lock-only'], options, (_error, output) => {
      rmSync(folder, { recursive: true })
      try {
        const report = JSON.parse(output) as Report
        resolve(report.vulnerabilities ? advisoriesOf(report) : null)
      } catch {
        resolve(null)
      }
    })
  })
}

/** Reads the list of bundled packages, since they are in no `dependencies` that `npm audit` of an app would see. */
export async function auditBundle(): Promise<{ found: string[]; note: string }> {
  const read = (path: string) => JSON.parse(readFileSync(inRepository(path), 'utf8'))
  const sbom = read('dist/sbom.cdx.json') as { components: (Component & { group?: string })[] }
  const components = sbom.components.map(({ group, name, version }) => ({
    name: group ? `${group}/${name}` : name,
    version,
  }))
  const kept = read('.ci/advisories.json') as {
    date: string
    advisories: Advisory[]
    exceptions: Exception[]
  }
  const fetched = await audit(components)
  const note = fetched ? '' : `npm gave no advisories; the list of ${kept.date} was used`
  const advisories = [...kept.advisories, ...(fetched ?? [])]
  return { found: [...new Set(findAdvisories(components, advisories, kept.exceptions))], note }
}
