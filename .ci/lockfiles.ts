import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRepository } from './paths.ts'

interface Entry {
  optionalDependencies?: Record<string, string>
}

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
 * Finds optional packages of other systems (`@rollup/rollup-darwin-arm64` and such) that a lockfile lacks. `npm ci`
 * refuses such a lockfile, on any system.
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
        packages: Record<string, Entry>
      }
      return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies)
          .filter((name) => !isLocked(packages, folder, name))
          .map((name) => `${file}: ${name}, which ${folder} needs on some system`),
      )
    })
}
