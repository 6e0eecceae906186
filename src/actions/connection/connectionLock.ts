import type { Namespace } from '../../types/caip.ts'

/** Name of the Web Lock that tabs share while they use or restore the same connector. */
export const connectionLock = (namespace: Namespace, connectorId: string): string =>
  `wallet-modal ${namespace} ${connectorId}`
