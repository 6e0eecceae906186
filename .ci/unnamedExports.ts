import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRepository } from './paths.ts'

const declared =
  /^export (?:async )?(?:abstract )?(const|function\*?|class|enum|interface|type) ([\w$]+)/gm
/** Tests export nothing, but the texts of programs in them may. */
const isChecked = (path: string) =>
  /^(?:src|elements|demo)\//.test(path) && !/\.test(?:-d)?\./.test(path)

/**
 * Finds exported values that no other file names, and exported types that nothing names. knip counts every export of a
 * file as used once its namespace is passed on (`loadPart(import('./x.ts'))`), so it finds none in such files.
 */
export function findUnnamed(texts: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  const uses = new Map<string, number>()
  for (const [path, text] of texts)
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      files.set(name, (files.get(name) ?? new Set()).add(path))
      uses.set(name, (uses.get(name) ?? 0) + 1)
    }
  return [...texts].flatMap(([path, text]) =>
    [...text.matchAll(declared)]
      .filter(([, kind, name = '']) =>
        kind === 'interface' || kind === 'type'
          ? uses.get(name) === 1
          : files.get(name)?.size === 1,
      )
      .filter(() => isChecked(path))
      .map(([, , name]) => `${path}: nothing names the export ${name}`),
  )
}

export function findUnnamedExports(): string[] {
  const cwd = inRepository()
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
    {
      cwd,
      encoding: 'utf8',
    },
  )
  const paths = listed.trim().split('\n')
  return findUnnamed(new Map(paths.map((path) => [path, readFileSync(inRepository(path), 'utf8')])))
}
