import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`Bitcoin accounts sign in by their keys (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('Bitcoin sign-in', { variants: [0, 3], turns: ['reload', 'other account'] }),
)
