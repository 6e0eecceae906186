import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A test that proves a statement of the reference. */
export interface Evidence {
  /** From the root of the repository. */
  file: string
  /** The test's title, with `…` in place of each parameter. */
  title: string
}

/** Returns the titles of a file's tests that are not skipped, with `…` in place of each parameter. */
function listTitles(file: string): string[] {
  const path = join(root, file)
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8').replace(/\$\{[^}]*\}|%s/g, '…')
  return [...text.matchAll(/\b(?:test|it)(?:\.each\(.*\))?\(\s*(['"`])(.*?)\1/g)].map(
    ([, , title = '']) => title,
  )
}

/** Returns the tests that no longer exist under their title in their file. */
export function findMissing(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ file, title }) => !listTitles(file).includes(title))
}

export const writeEvidence = (evidence: readonly Evidence[]) =>
  evidence.map(({ file, title }) => `\`${file}\`: ${title}`).join('; ')
