import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { inRepository } from '../../.ci/paths.ts'

/** The long form of the suite: `npm run adversary -- --runs 10000 --seed 7 [flow]`. `runs` is for each flow. */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' } },
  allowPositionals: true,
})
const { runs, seed = String(Date.now() % 1_000_000) } = values
console.log(`${runs} worlds of each flow, seed ${seed}`)
const files = positionals.length > 0 ? positionals : ['']
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'unit', ...files.map((one) => `e2e/adversary/${one}`)],
  {
    cwd: inRepository(),
    stdio: 'inherit',
    env: { ...process.env, ADVERSARY_RUNS: runs, ADVERSARY_SEED: seed },
  },
)
process.exitCode = status ?? 1
