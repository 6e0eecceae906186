import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRepository } from './paths.ts'

const self = '.ci/removedTests.ts'
const isTest = (path: string) => /\.(?:test|test-d|spec|flow)\.tsx?$/.test(path)
const line = /^Removes-test:[ \t]+(\S+)[ \t]+\S/gm

export interface Commit {
  id: string
  message: string
  /** Paths of the files that the commit deletes; renames are none. */
  deleted: readonly string[]
}

/**
 * Finds test files that a commit deletes without a line `Removes-test: <path> <reason>` of their own in its message, or
 * in that of a later commit.
 * @param commits newest first
 */
export function findRemoved(
  commits: readonly Commit[],
  isThere: (path: string) => boolean,
): string[] {
  const given = new Set<string>()
  return commits.flatMap(({ id, message, deleted }) => {
    for (const [, path = ''] of message.matchAll(line)) given.add(path)
    return deleted
      .filter((path) => isTest(path) && !isThere(path) && !given.has(path))
      .map((path) => `${id} deletes ${path} without a line "Removes-test: ${path} <reason>"`)
  })
}

/** Returns git's output; null without git or without a history. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: inRepository(),
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}

/** Checks the commits since the one that added this check; in a shallow clone, those that are there. */
export function findRemovedTests(): string[] {
  const since = git('log', '--diff-filter=A', '--format=%H', '--', self)?.trim().split('\n').at(-1)
  if (!since) return []
  const range = ['--no-merges', `${since}..HEAD`]
  const list = (...args: string[]) =>
    (git('log', ...args, ...range) ?? '')
      .split('\x01')
      .slice(1)
      .map((text) => text.split('\x02'))
  const deletions = ['--diff-filter=D', '-M40%', '-l0', '--name-only', '--format=%x01%h%x02']
  const deleted = new Map(list(...deletions).map(([id, paths = '']) => [id, paths]))
  // A commit that deletes nothing may give the reason of an earlier one.
  return findRemoved(
    list('--format=%x01%h%x02%B').map(([id = '', message = '']) => ({
      id,
      message,
      deleted: (deleted.get(id) ?? '').trim().split('\n'),
    })),
    (path) => existsSync(inRepository(path)),
  )
}
