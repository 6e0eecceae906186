import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )

/** Compares all files of two folders by their bytes. Returns a line for each difference. */
export function compareFolders(published: string, built: string): string[] {
  const theirs = new Set(listFiles(published))
  const ours = new Set(listFiles(built))
  return [...new Set([...theirs, ...ours])].sort().flatMap((name) => {
    if (!ours.has(name)) return [`${name} is published only`]
    if (!theirs.has(name)) return [`${name} is built only`]
    const isSame = readFileSync(join(published, name)).equals(readFileSync(join(built, name)))
    return isSame ? [] : [`${name} differs`]
  })
}
