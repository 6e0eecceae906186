import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Network } from '../../types/network.ts'
import type { PayingAccount } from '../../types/order.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** Limit of networks whose nodes are asked, so that a page with many networks causes few requests. */
const maxNetworks = 4

/** Time limit for their responses, after which the review goes on without them. */
const maxMs = 3_000

/** The other networks of the page in the same family: for a test network the test networks, else the others. */
const othersOf = ({ caipNetworkId, chainNamespace, testnet = false }: Network): Network[] =>
  networks.requested
    .filter(
      (one) =>
        one.chainNamespace === chainNamespace &&
        one.caipNetworkId !== caipNetworkId &&
        (one.testnet ?? false) === testnet,
    )
    .slice(0, maxNetworks)

/**
 * Returns the name of another network of the page on which an address is a contract; null if there is none, or if no node
 * responds in time. Only nodes of networks that the page has configured are asked. Never throws. After `signal` aborts no node
 * is asked.
 */
export async function contractElsewhere(
  { namespace, network }: PayingAccount,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  const others = othersOf(network)
  if (others.length === 0 || !hasLaterPart(namespace, 'sender')) return null
  try {
    const { isContract } = await loadLaterPart(namespace, 'sender')
    if (!isContract || signal.aborted) return null
    const late = () => new WalletModalError('RPC_TIMEOUT')
    const read = others.map((other) =>
      withTimeout(isContract(address, rpcFor(other)), maxMs, late).catch((thrown: unknown) => {
        log('info', `the receiver could not be looked up on ${other.name}`, thrown)
        return false
      }),
    )
    const found = await Promise.all(read)
    return others.find((_, index) => found[index])?.name ?? null
  } catch (thrown) {
    log('info', 'the receiver could not be looked up on other networks', thrown)
    return null
  }
}
