import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`EVM payments go as reviewed (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('EVM send', {
    variants: [0, 1, 2, 4],
    turns: ['reload', 'other account', 'other network'],
  }),
)
