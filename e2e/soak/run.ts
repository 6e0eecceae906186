import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { inRepository } from '../../.ci/paths.ts'

/** `npm run soak -- --minutes 5 --seed 7`. */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } },
})
const { minutes, seed = String(Date.now() % 1_000_000) } = values
console.log(`${minutes} minutes, seed ${seed}`)
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'e2e/soak/playwright.config.ts'],
  {
    cwd: inRepository(),
    stdio: 'inherit',
    env: { ...process.env, SOAK_MINUTES: minutes, SOAK_SEED: seed },
  },
)
process.exitCode = status ?? 1
