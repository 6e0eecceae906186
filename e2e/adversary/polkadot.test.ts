import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`Polkadot payments go as reviewed (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('Polkadot send', { variants: [0, 1, 2], turns: ['reload', 'other account'] }),
)
