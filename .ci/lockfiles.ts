import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRepository } from './paths.ts'

interface Entry {
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

type Packages = Record<string, Entry>

/** Finds a package in `node_modules` of the folder or of one of its parent folders. */
function isLocked(entries: Record<string, Entry>, folder: string, name: string): boolean {
  const own = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
  if (own in entries) return true
  if (!folder) return false
  return isLocked(
    entries,
    folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1)),
    name,
  )
}

/**
 * Optional packages of litesvm 1.5.0 for other systems, which the registry did not have on 2026-11-28 (404): there is
 * nothing to hash, and npm leaves them out there.
 */
const unpublished =
  /^node_modules\/litesvm-(?:darwin-(?:arm64|x64)|linux-(?:arm64-gnu|arm64-musl|x64-musl))$/

const isInstalled = (path: string) => /(?:^|\/)node_modules\//.test(path) && !unpublished.test(path)

/** Returns the paths of installed packages without a hash, whose files `npm ci` would take as they come. */
export function listUnhashed(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => isInstalled(path) && !link && !integrity)
    .map(([path]) => path)
}

/**
 * Finds optional packages of other systems (`@rollup/rollup-darwin-arm64` and such) that a lockfile lacks, and entries
 * without a hash. `npm ci` refuses a lockfile that lacks packages, on any system. npm leaves hashes out where it writes a
 * lockfile from installed packages: delete such entries, and run `npm install --package-lock-only` without `node_modules`.
 */
export function findUnlocked(): string[] {
  const files = execFileSync('git', ['ls-files', '*package-lock.json'], {
    cwd: inRepository(),
    encoding: 'utf8',
  })
  return files
    .trim()
    .split('\n')
    .flatMap((file) => {
      const { packages } = JSON.parse(readFileSync(inRepository(file), 'utf8')) as {
        packages: Packages
      }
      const lacking = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies)
          .filter((name) => !isLocked(packages, folder, name))
          .map((name) => `${file}: ${name}, which ${folder} needs on some system`),
      )
      return [...lacking, ...listUnhashed(packages).map((path) => `${file}: ${path} has no hash`)]
    })
}
