import type { OwnKind } from '../ConnectorKind.ts'

/** Accounts that a page shows by their address alone. Users find them in no list, and no wallet signs for them. */
export const watchOnly = {
  type: 'WATCH_ONLY',
  connector: { id: 'watchOnly', name: 'Watch only' },
  driver: () => import('./watchOnlyDriver.ts').then((module) => module.watchOnlyDriver),
  isWatchOnly: true,
} satisfies OwnKind
