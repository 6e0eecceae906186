import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`EVM swaps go as reviewed (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('EVM swap', {
    variants: [0, 1, 2],
    turns: ['reload', 'other account', 'other network'],
  }),
)
