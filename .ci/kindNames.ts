import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRepository } from './paths.ts'

/** Declares the types of connectors, for hosts and code. */
const declaration = 'src/types/connector.ts'
const isDefinition = (path: string) => /^src\/connectors\/[^/]+\/kinds?\.ts$/.test(path)
const isTest = (path: string) => /\.test(?:-d)?\.tsx?$|\/testing\//.test(path)

/**
 * Finds names of connector kinds, and ids of their connectors, outside of the definitions of kinds. Other code asks a
 * kind for a property (`kindOf`), so that it does not change when a kind is added.
 */
export function findStrayKindNames(texts: ReadonlyMap<string, string>): string[] {
  const [, declared = ''] =
    /ConnectorType =([^\n]*(?:\n +\|[^\n]*)*)/.exec(texts.get(declaration) ?? '') ?? []
  const types = [...declared.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  if (types.length === 0) return [`${declaration}: it declares no ConnectorType`]
  // The other ids are also names of sections, files and commands.
  const names = new RegExp(`(['"\`])(?:${[...types, 'ID_AUTH'].join('|')})\\1`)
  return [...texts].flatMap(([path, text]) => {
    if (path === declaration || isDefinition(path) || isTest(path)) return []
    return text.split('\n').flatMap((line, index) => {
      const [name] = names.exec(line) ?? []
      return name ? [`${path}:${index + 1}: ${name} belongs in the definition of its kind`] : []
    })
  })
}

export function findStrayKinds(): string[] {
  const cwd = inRepository()
  const command = [
    'ls-files',
    '-co',
    '--exclude-standard',
    'src/*.ts',
    'src/*.tsx',
    'elements/*.ts',
  ]
  const listed = execFileSync('git', command, { cwd, encoding: 'utf8' })
  const paths = listed.trim().split('\n')
  return findStrayKindNames(
    new Map(paths.map((path) => [path, readFileSync(inRepository(path), 'utf8')])),
  )
}
