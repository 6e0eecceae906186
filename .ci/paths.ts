import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Returns the absolute path of a file in the repository. */
export function inRepository(...parts: string[]): string {
  return resolve(root, ...parts)
}
