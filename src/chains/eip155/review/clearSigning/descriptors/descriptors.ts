import { parseDescriptor, type Source } from '../descriptor.ts'
import { aave } from './aave.ts'
import { bridges } from './bridges.ts'
import { compound } from './compound.ts'
import { curve } from './curve.ts'
import { ens } from './ens.ts'
import { lido } from './lido.ts'
import { morpho } from './morpho.ts'
import { permit2 } from './permit2.ts'
import { safe } from './safe.ts'
import { staking } from './staking.ts'
import { trading } from './trading.ts'
import { uniswapV2 } from './uniswapV2.ts'
import { uniswapV3 } from './uniswapV3.ts'
import { universalRouter } from './universalRouter.ts'
import { vaults } from './vaults.ts'
import { wrapped } from './wrapped.ts'

const files: readonly object[] = [
  ...aave,
  ...bridges,
  ...compound,
  ...curve,
  ...ens,
  ...lido,
  ...morpho,
  ...permit2,
  ...safe,
  ...staking,
  ...trading,
  ...uniswapV2,
  ...uniswapV3,
  ...universalRouter,
  ...vaults,
  ...wrapped,
]

/** The hand-written descriptors. The build finds the addresses that they name (`../registry/shards.ts`). */
export const descriptors: readonly Source[] = files.map((file) => ({
  descriptor: parseDescriptor(file),
  origin: 'own',
}))
