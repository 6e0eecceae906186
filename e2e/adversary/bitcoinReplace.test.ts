import { it } from 'vitest'
import { holdInWorlds, seed } from './holdInWorlds.ts'

it(
  `Bitcoin payments are sped up and cancelled as reviewed (seed ${seed})`,
  {
    timeout: 7_200_000,
  },
  () => holdInWorlds('Bitcoin replace', { variants: [0, 2], turns: ['reload'] }),
)
