import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Absolute path of a file in the repository. */
export function inRepository(...parts: string[]): string {
  return resolve(root, ...parts)
}
