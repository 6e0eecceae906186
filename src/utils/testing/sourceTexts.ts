import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

export const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path)

/** Returns the TypeScript files of a folder as one text. `matches` receives each file's path within the folder. */
export function textsOf(folder: string, matches: (path: string) => boolean): string {
  return readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/.test(path) && matches(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
    .join('\n')
}
