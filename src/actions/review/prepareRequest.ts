import { accountOf } from '../../controllers/accounts.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { Network } from '../../types/network.ts'
import type { ReadRequest, Statement } from '../../types/review.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { readImitations } from './imitations.ts'
import { type SimulatedChanges, simulateRequest } from './simulateRequest.ts'

/** Network and account on which a request takes effect. */
interface RequestPlace {
  networkId: CaipNetworkId | null
  /** Null if the page has not configured the network. */
  network: Network | null
  address: string
}

/** A request, and what is found out about it once, for the verdict and for the review. */
export interface PreparedRequest {
  place: RequestPlace
  /** The request with descriptions from outside. Never rejects. */
  described: Promise<ReadRequest>
  /** Warns of tokens that imitate others, which a node tells. Never rejects. */
  imitations(): Promise<readonly Statement[]>
  /** Asks a node whether unread calls take nothing. Never rejects. */
  isWithoutLoss(): Promise<boolean>
  /** Changes by a node's simulation; null if none can be asked. Never rejects. */
  simulate(): Promise<SimulatedChanges> | null
  /** Simulates the request once more. Never rejects. */
  simulateAgain(): Promise<SimulatedChanges> | null
}

async function addDescriptions(request: ReadRequest): Promise<ReadRequest> {
  // If the chunk of descriptions does not load, the review shows the request as it was read.
  const part = request.describe && (await import('./addDescriptions.ts').catch(() => null))
  return part ? part.addDescriptions(request) : request
}

export function placeOf(live: LiveConnection, request: ReadRequest): RequestPlace {
  const { address, caipNetworkId } = accountOf(live.connection.namespace)
  const networkId = request.caipNetworkId ?? caipNetworkId
  const network = (networkId && findRequestedNetwork(networkId)) || null
  return { networkId, network, address: request.from ?? address ?? '' }
}

/** Starts to describe a request. `complete` adds what follows from the descriptions. */
export function prepareRequest(
  live: LiveConnection,
  request: ReadRequest,
  complete = (described: ReadRequest): ReadRequest => described,
): PreparedRequest {
  const place = placeOf(live, request)
  const { networkId, network, address } = place
  const origin = { caipNetworkId: networkId, from: address }
  const simulateAgain = () =>
    network && request.simulate ? simulateRequest(request, origin, network) : null
  let simulated: ReturnType<PreparedRequest['simulate']> | undefined
  const described = addDescriptions(request).then(complete)
  let imitations: Promise<readonly Statement[]> | undefined
  return {
    place,
    described,
    imitations() {
      imitations ??= described.then((one) => readImitations(one, network))
      return imitations
    },
    isWithoutLoss: async () =>
      (network && (await request.isWithoutLoss?.(origin, rpcFor(network)))) ?? false,
    simulate() {
      simulated ??= simulateAgain()
      return simulated
    },
    simulateAgain,
  }
}
