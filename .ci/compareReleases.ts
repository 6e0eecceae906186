import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFolders } from './compareFolders.ts'

/**
 * Members of the registry's manifest by which npm installs and runs code. The manifest need not be the `package.json` of the
 * tarball.
 */
const trusted = [
  'name',
  'version',
  'scripts',
  'bin',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'bundleDependencies',
] as const

export type Manifest = Partial<Record<(typeof trusted)[number], unknown>>

const sorted = (value: unknown): string =>
  JSON.stringify(typeof value === 'object' ? Object.entries(value ?? {}).sort() : (value ?? []))

/** Returns a line for each member by which an install would differ. */
function compareManifests(registry: Manifest, own: Manifest): string[] {
  return trusted
    .filter((key) => sorted(registry[key]) !== sorted(own[key]))
    .map((key) => `${key} differs in the registry's manifest`)
}

/**
 * Compares a published tarball with one that was built here, all entries of it: npm removes the first folder of each
 * path, whatever its name. Returns a line for each difference.
 * @param manifest the registry's, if the tarball is from one
 */
export function compareReleases(published: string, own: string, manifest?: Manifest): string[] {
  const work = mkdtempSync(join(tmpdir(), 'releases-'))
  const unpack = (tarball: string) => {
    const folder = mkdtempSync(join(work, 'unpacked-'))
    execFileSync('tar', ['-xzf', tarball, '-C', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
    return folder
  }
  try {
    const [theirs, ours] = [unpack(published), unpack(own)]
    const read = () =>
      JSON.parse(readFileSync(join(ours, 'package/package.json'), 'utf8')) as Manifest
    return [
      ...compareFolders(theirs, ours),
      ...(manifest ? compareManifests(manifest, read()) : []),
    ].map((line) => line.replace(/^package\//, ''))
  } finally {
    rmSync(work, { recursive: true })
  }
}
