import type { Modal } from '../../controllers/modal.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Network } from '../../types/network.ts'

/** Namespace and network that the user is about to connect; each is undefined for any. */
export interface ConnectTarget {
  /** The namespace becomes active; other connections stay. */
  namespace?: Namespace | undefined
  network?: Network | undefined
}

/**
 * Returns the target of a modal: that of the list of wallets from which the user came, else that of the host's `open`.
 */
export function connectTarget({ router, state }: Modal): ConnectTarget {
  const list = router.state.history.findLast(({ view }) => view === 'Connect')?.data
  return {
    namespace: list?.namespace ?? state.namespaceFilter ?? undefined,
    network: list?.network,
  }
}

export function towards(
  { namespace }: ConnectTarget,
  connectors: readonly Connector[],
): readonly Connector[] {
  return namespace ? connectors.filter((one) => one.namespace === namespace) : connectors
}
