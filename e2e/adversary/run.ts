import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inRepository } from '../../.ci/paths.ts'

/** The long form of the suite: `npm run adversary -- --runs 10000 --seed 7 [flow]`. `runs` is for each flow. */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' } },
  allowPositionals: true,
})
const { runs, seed = String(Date.now() % 1_000_000) } = values
console.log(`${runs} worlds of each flow, seed ${seed}`)
const folder = mkdtempSync(join(tmpdir(), 'adversary-'))
/** Each flow that has ended appends a line: its worlds, and the breaches in them. */
const counts = join(folder, 'counts')
writeFileSync(counts, '')
const files = positionals.length > 0 ? positionals : ['']
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'alone', ...files.map((one) => `e2e/adversary/${one}`)],
  {
    cwd: inRepository(),
    stdio: 'inherit',
    env: { ...process.env, ADVERSARY_RUNS: runs, ADVERSARY_SEED: seed, ADVERSARY_COUNTS: counts },
  },
)
const ended = readFileSync(counts, 'utf8').split('\n').slice(0, -1)
rmSync(folder, { recursive: true })
const sum = (column: number) =>
  ended.reduce((total, line) => total + Number(line.split(' ')[column]), 0)
console.log(`${sum(0)} worlds of ${ended.length} flows, ${sum(1)} breaches`)
process.exitCode = status ?? 1
