import type { Modal } from '../../controllers/modal.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Network } from '../../types/network.ts'

/** Namespace and network that the user is about to connect, if not any. */
export interface ConnectTarget {
  /** Becomes the active namespace; other connections stay. */
  namespace?: Namespace | undefined
  network?: Network | undefined
}

/** The target of a modal: from the list of wallets that the user came through, else from the host's `open`. */
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
