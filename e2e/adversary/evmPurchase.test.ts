import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`Purchases for EVM accounts are requested as shown (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('EVM purchase', {
    variants: [0, 4, 2],
    turns: ['reload', 'other account', 'other network'],
  }),
)
