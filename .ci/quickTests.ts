import { execFileSync } from 'node:child_process'
import { inRepository } from './paths.ts'
import { program, runSteps, type Tally } from './steps.ts'

/** The commit at which the branch left the main line; on the main line, the commit itself. */
function branchPoint(): string {
  for (const main of ['origin/main', 'main'])
    try {
      return execFileSync('git', ['merge-base', 'HEAD', main], {
        cwd: inRepository(),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      // A clone of one branch lacks the other reference.
    }
  return 'HEAD'
}

/** `npm test -- --quick`: types, lint, and the unit tests that import what the branch has changed. */
export function runQuickTests(): Promise<Tally> {
  const changed = `--changed ${branchPoint()} --passWithNoTests`
  return runSteps([
    [
      program('types', 'tsc --noEmit'),
      program('format and lint', 'biome check --error-on-warnings --max-diagnostics=50 .'),
    ],
    [
      program(
        'unit tests of what has changed',
        `vitest run --project unit ${changed} --reporter=dot --silent=passed-only`,
      ),
    ],
  ])
}
