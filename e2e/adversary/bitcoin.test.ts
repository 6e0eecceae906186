import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`Bitcoin payments go as reviewed (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('Bitcoin send', { variants: [0, 1, 2], turns: ['reload', 'other account'] }),
)
