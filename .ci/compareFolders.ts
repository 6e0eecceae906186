import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lists all files, and links, which npm leaves out and no build of this package has. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !lstatSync(join(folder, name)).isDirectory(),
  )

/** Compares all files of two folders by their bytes. Returns a line for each difference. */
export function compareFolders(published: string, built: string): string[] {
  const theirs = new Set(listFiles(published))
  const ours = new Set(listFiles(built))
  return [...new Set([...theirs, ...ours])].sort().flatMap((name) => {
    if (!ours.has(name)) return [`${name} is published only`]
    if (!theirs.has(name)) return [`${name} is built only`]
    const [theirFile, ourFile] = [join(published, name), join(built, name)]
    if (lstatSync(theirFile).mode !== lstatSync(ourFile).mode) return [`${name} has another mode`]
    return readFileSync(theirFile).equals(readFileSync(ourFile)) ? [] : [`${name} differs`]
  })
}
