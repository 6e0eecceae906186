import type { Modal } from '../../controllers/modal.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Network } from '../../types/network.ts'

/** Namespace and network that the user is about to connect; undefined allows any. */
export interface ConnectTarget {
  /** Namespace that becomes active once connected. Connections of other namespaces stay. */
  namespace?: Namespace | undefined
  network?: Network | undefined
}

/** Returns the target of the Connect view from which the user came, else that of the host's command `open`. */
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
