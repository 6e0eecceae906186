import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRepository } from './paths.ts'

/** Compares `e2e/README.md`, with a heading for each folder and a line for each spec, with the spec files below `e2e`. */
export function compareSpecs(readme: string, files: readonly string[]): string[] {
  let folder = ''
  const named = new Set<string>()
  for (const line of readme.split('\n')) {
    folder = /^## (\S+)$/.exec(line)?.[1] ?? folder
    const [, file] = /^- `([^`]+)`: \S/.exec(line) ?? []
    if (file) named.add(`${folder}/${file}`)
  }
  return [
    ...files.filter((file) => !named.has(file)).map((file) => `e2e/README.md lacks ${file}`),
    ...[...named]
      .filter((file) => !files.includes(file))
      .map((file) => `e2e/README.md names ${file}, which is not there`),
  ]
}

export function findUnlistedSpecs(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.spec.ts', '*.flow.ts'],
    { cwd: inRepository('e2e'), encoding: 'utf8' },
  )
  return compareSpecs(
    readFileSync(inRepository('e2e/README.md'), 'utf8'),
    listed.trim().split('\n'),
  )
}
