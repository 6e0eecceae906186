import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`EVM allowances are revoked as shown (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('EVM revoke', {
    variants: [0, 1, 2],
    turns: ['reload', 'other account', 'other network'],
  }),
)
