import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const known = new Map()

/** Returns `sideEffects` of the package.json that is closest to the folder. */
function ofFolder(folder) {
  if (!known.has(folder)) known.set(folder, read(folder))
  return known.get(folder)
}

function read(folder) {
  const path = join(folder, 'package.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')).sideEffects !== false
  return dirname(folder) === folder || ofFolder(dirname(folder))
}

/**
 * Applies `sideEffects` of package.json to relative imports too. Rollup's resolver reads the field only for imports by
 * package name, so the kind of the first import of a file would decide, and the order of imports differs between
 * builds.
 */
export function hasSideEffects(id) {
  return !/^[^\0]*\/node_modules\//.test(id) || ofFolder(dirname(id))
}
