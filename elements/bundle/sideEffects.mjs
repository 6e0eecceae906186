import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const known = new Map()

/** What the next package.json above says of the files in a folder. */
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
 * Whether a file of a package does something by being loaded alone, as the package says it. The resolver reads that for
 * imports by a package's name, and leaves it open for imports from file to file; a file that is imported both ways would be
 * judged by the one that comes first, which differs from build to build.
 */
export function hasSideEffects(id) {
  return !/^[^\0]*\/node_modules\//.test(id) || ofFolder(dirname(id))
}
