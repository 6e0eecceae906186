import type { Namespace } from '../types/caip.ts'
import { eip155Networks } from './eip155/networks.ts'
import type { ChainFamily } from './family.ts'

/** The families that are built. Adding one is a line here and a line in the registry. */
export const families: Partial<Record<Namespace, ChainFamily>> = {
  eip155: {
    namespace: 'eip155',
    name: 'EVM Networks',
    imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
    defaultAccountType: 'smartAccount',
    supports: {
      balance: true,
      names: true,
      activity: true,
      onramp: true,
      swap: true,
      send: true,
      auth: true,
    },
    nativeTokenAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    networks: eip155Networks,
  },
}
