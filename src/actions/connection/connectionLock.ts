import type { Namespace } from '../../types/caip.ts'

/** What tabs share while they use the same connector, or are about to. */
export const connectionLock = (namespace: Namespace, connectorId: string): string =>
  `wallet-modal ${namespace} ${connectorId}`
