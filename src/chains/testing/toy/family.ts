import type { Namespace } from '../../../types/caip.ts'
import type { ChainFamily } from '../../ChainFamily.ts'
import { defineNetwork } from '../../defineNetwork.ts'

// The cast stands for the name that a family of the product has among the namespaces.
const namespace = 'toy' as Namespace
const coin = { name: 'Toy Coin', symbol: 'TOY', decimals: 2 }

/** For tests: a family that the product does not have. */
export const toy: ChainFamily = {
  namespace,
  name: 'Toyland',
  defaultAccountType: 'eoa',
  networks: [
    defineNetwork(namespace, coin, ['toy', 'main', 'Toy', 'node.test', 'Toys', 'toys.test']),
  ],
  parts: { adapter: () => import('./adapter.ts').then((module) => module.adapter) },
}
