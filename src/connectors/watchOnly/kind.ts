import type { OwnKind } from '../ConnectorKind.ts'

/** An account that the page shows by its address. No list has it, and nothing of it can be signed. */
export const watchOnly = {
  type: 'WATCH_ONLY',
  connector: { id: 'watchOnly', name: 'Watch only' },
  driver: () => import('./watchOnlyDriver.ts').then((module) => module.watchOnlyDriver),
  isWatchOnly: true,
} satisfies OwnKind
