import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Integrity {
  importmap: { integrity: Record<string, string> }
  [file: string]: unknown
}

/**
 * Compares `integrity.json` of a folder with the files in it. A browser refuses a file with another hash.
 * @param names the files that the script loads
 */
export function findWrongHashes(folder: string, names: Iterable<string>): string[] {
  const integrity: Integrity = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'))
  const { importmap, ...hashes } = integrity
  const mapped = Object.entries(importmap.integrity)
  const all = new Set([...names, ...Object.keys(hashes)])
  const wrong = [...all].flatMap((name) => {
    const path = join(folder, name)
    if (!existsSync(path)) return [`${name} is in integrity.json only`]
    const hash = `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
    const inMap = mapped.filter(([url]) => url.endsWith(`/dist/cdn/${name}`))
    const isRight = hashes[name] === hash && inMap.length === 1 && inMap[0]?.[1] === hash
    return isRight ? [] : [`${name} has another hash in integrity.json`]
  })
  return mapped.length === Object.keys(hashes).length ? wrong : [...wrong, 'the import map differs']
}
