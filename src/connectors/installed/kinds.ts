import type { ConnectorKind, OwnKind } from '../ConnectorKind.ts'

const installed = {
  driver: () => import('./installedDriver.ts').then((module) => module.installedDriver),
  isInstalled: true,
} as const

/** Wallets that announce themselves by a standard of their namespace. */
export const announced: ConnectorKind = { type: 'ANNOUNCED', ...installed }

/** The nameless EVM wallet at `window.ethereum`. */
export const injected = {
  type: 'INJECTED',
  connector: {
    id: 'injected',
    name: 'Browser Wallet',
    imageId: '07ba87ed-43aa-4adf-4540-9e6a2b9cae00',
  },
  ...installed,
} satisfies OwnKind
