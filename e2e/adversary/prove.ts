import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../../.ci/paths.ts'
import { type Protection, protections } from './protections.ts'

// Takes each protection back, one at a time, in a copy of the committed sources, and runs the worlds of the flow that it
// protects. Prints a table. The exit code is 1 if a protection can be missing without a failure.

const only = process.argv.slice(2)
const copy = join(mkdtempSync(join(tmpdir(), 'adversary-')), 'copy')

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: inRepository(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
}

/** Runs the worlds in the copy. Returns the first rule that breaks; null if all hold. */
function firstBreach({ test }: Protection): string | null {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'alone', `e2e/adversary/${test}.test.ts`],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, ADVERSARY_RUNS: '1', NO_COLOR: '1' } },
  )
  if (status === 0) return null
  const [, breach] = /^\+ (?!Received)(\w+: .*)$/m.exec(stdout + stderr) ?? []
  if (!breach)
    throw new Error(`${test} fails for another reason:\n${(stdout + stderr).slice(-3_000)}`)
  return breach
}

/** Applies the edits of a protection. Returns a function that restores the files. @throws Error if the text is gone */
function takeBack({ name, edits }: Protection): () => void {
  const before = edits.map(
    ({ file }) => [join(copy, file), readFileSync(join(copy, file), 'utf8')] as const,
  )
  for (const { file, from, to } of edits) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${name}: ${file} has not once: ${from}`)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  return () => {
    for (const [path, text] of before) writeFileSync(path, text)
  }
}

git('worktree', 'add', '--detach', '--quiet', copy, 'HEAD')
symlinkSync(inRepository('node_modules'), join(copy, 'node_modules'))
try {
  for (const protection of protections) {
    if (only.length > 0 && !only.includes(protection.name)) continue
    const restore = takeBack(protection)
    const breach = firstBreach(protection)
    restore()
    console.log(`| ${protection.name} | ${breach ? `found: ${breach}` : 'NOT FOUND'} |`)
    if (!breach) process.exitCode = 1
  }
} finally {
  git('worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true, force: true })
}
