import type { Namespace } from '../types/caip.ts'
import { eip155Networks } from './eip155/networks.ts'
import type { ChainFamily } from './family.ts'
import { solanaNetworks } from './solana/networks.ts'

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
  solana: {
    namespace: 'solana',
    name: 'Solana',
    imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
    defaultAccountType: 'eoa',
    supports: {
      balance: true,
      names: false,
      activity: false,
      onramp: true,
      swap: false,
      send: true,
      auth: true,
    },
    nativeTokenAddress: 'So11111111111111111111111111111111111111111',
    networks: solanaNetworks,
  },
}
