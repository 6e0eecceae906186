import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`Solana payments go as reviewed (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('Solana send', {
    variants: [0, 1, 4],
    turns: ['reload', 'other account', 'other network'],
  }),
)
