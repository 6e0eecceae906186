import type { ChainFamily } from '../ChainFamily.ts'
import { bip122Networks } from './networks.ts'

const adapter = () => import('./adapter.ts').then((module) => module.adapter)

export const bip122: ChainFamily = {
  namespace: 'bip122',
  name: 'Bitcoin',
  imageId: '0b4838db-0161-4ffe-022d-532bf03dba00',
  defaultAccountType: 'payment',
  networks: bip122Networks,
  hasRestNodes: true,
  parts: { adapter, balances: adapter },
}
