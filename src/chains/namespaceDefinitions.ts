import type { Namespace } from '../types/caip.ts'
import { bip122Networks } from './bip122/networks.ts'
import { eip155Networks } from './eip155/networks.ts'
import type { NamespaceDefinition } from './NamespaceDefinition.ts'
import { polkadotNetworks } from './polkadot/networks.ts'
import { solanaNetworks } from './solana/networks.ts'

/** What is known of each namespace, loaded with the modal: its adapter is in the registry beside this file. */
export const namespaceDefinitions: Partial<Record<Namespace, NamespaceDefinition>> = {
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
    networks: eip155Networks,
  },
  polkadot: {
    namespace: 'polkadot',
    name: 'Polkadot',
    imageId: '',
    defaultAccountType: 'eoa',
    supports: {
      balance: false,
      names: false,
      activity: false,
      onramp: false,
      swap: false,
      send: false,
      auth: false,
    },
    networks: polkadotNetworks,
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
    networks: solanaNetworks,
  },
  bip122: {
    namespace: 'bip122',
    name: 'Bitcoin',
    imageId: '0b4838db-0161-4ffe-022d-532bf03dba00',
    defaultAccountType: 'payment',
    supports: {
      balance: false,
      names: false,
      activity: false,
      onramp: false,
      swap: false,
      send: false,
      auth: false,
    },
    networks: bip122Networks,
  },
} satisfies Record<Namespace, NamespaceDefinition>
