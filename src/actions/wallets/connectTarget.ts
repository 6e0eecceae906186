import type { Modal } from '../../controllers/modal.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Network } from '../../types/network.ts'

/** What a visitor came to connect, where that is not just any wallet. */
export interface ConnectTarget {
  /** It becomes the active namespace; others that are connected stay as they are. */
  namespace?: Namespace | undefined
  /** The network of that namespace to go to. */
  network?: Network | undefined
}

/** What the visitor of a modal is about to connect: as the list he came through says, else as `open` asked. */
export function connectTarget({ router, state }: Modal): ConnectTarget {
  const list = router.state.history.findLast(({ view }) => view === 'Connect')?.data
  return {
    namespace: list?.namespace ?? state.namespaceFilter ?? undefined,
    network: list?.network,
  }
}

/** Of the ways to a wallet those that lead to the target. */
export function towards(
  { namespace }: ConnectTarget,
  connectors: readonly Connector[],
): readonly Connector[] {
  return namespace ? connectors.filter((one) => one.namespace === namespace) : connectors
}
