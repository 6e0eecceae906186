import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

// Runs by `npm run adversary` alone until the flows hold.
it.runIf(process.env.ADVERSARY_RUNS)(
  `Bitcoin payments go as reviewed (seed ${seed})`,
  { timeout: 7_200_000 },
  () => holdInWorlds('Bitcoin send', { variants: [0, 1, 2], turns: ['reload'] }),
)
