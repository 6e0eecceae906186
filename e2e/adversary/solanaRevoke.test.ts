import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`Solana allowances are revoked as shown (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('Solana revoke', {
    variants: [0],
    turns: ['reload', 'other account', 'other network'],
  }),
)
