import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(`Polkadot accounts sign in by their keys (seed ${seed})`, { timeout: 7_200_000 }, () =>
  holdInWorlds('Polkadot sign-in', { variants: [0, 3], turns: ['reload', 'other account'] }),
)
