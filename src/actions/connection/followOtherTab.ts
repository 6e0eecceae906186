import { accountOf } from '../../controllers/accounts.ts'
import {
  beginRestoring,
  endConnection,
  liveConnection,
  unrestorableId,
} from '../../controllers/connections.ts'
import { findRequestedNetwork, networks, requestedNamespaces } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readNetworkId } from '../../storage/choices.ts'
import { read, readConnectorId } from '../../storage/storage.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { applyAccounts } from '../account/applyAccounts.ts'
import { inUseFirst } from '../account/inUseFirst.ts'
import { activateNamespace } from '../networks/activateNamespace.ts'
import { applyNetwork } from '../networks/applyNetwork.ts'
import { endConnections } from './endConnections.ts'
import { connectorIdOf } from './endingWith.ts'
import { restoreConnections } from './restoreConnections.ts'

/**
 * Brings this page up to what another tab of the site has left in storage. No wallet prompts: a connection is
 * restored as after a reload, and one that was ended is let go of. `restores` is the host's word on the former.
 */
export function followOtherTab(restores: boolean): Promise<void> {
  next ??= following.then(() => {
    next = undefined
    return follow(restores).catch((thrown: unknown) =>
      log('warn', 'could not follow another tab', thrown),
    )
  })
  following = next
  return next
}

/** A wallet tells where it stands without asking anybody. One that does not is not waited for. */
const answerMs = 10_000
const notAnswered = () => new WalletModalError('WALLET_TIMEOUT')

/** One at a time: what comes while a connection is being restored is looked at after it, and all of it at once. */
let following = Promise.resolve()
let next: Promise<void> | undefined

async function follow(restores: boolean): Promise<void> {
  const configured = requestedNamespaces()
  const all = [...configured]
  for (const namespace of namespaces) {
    const id = unrestorableId(namespace)
    if (id && readConnectorId(namespace) !== id) endConnection(namespace)
  }
  endForeign(all.filter(isEnded))
  const begun = restores ? all.filter(begin) : []
  await restoreConnections(begun, { follows: true })
  for (let turn = 0; turn < turns && isHalfWritten(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, turnMs))
  }
  const shown = read('activeNamespace')
  const active = shown && unrestorableId(shown) ? undefined : shown
  const others = all.filter((namespace) => !begun.includes(namespace))
  await Promise.all(others.map((one) => followChoices(one, { activates: one === active })))
  const network = active && networks.active[active]
  if (!network || !configured.has(active)) return
  if (begun.includes(active)) activateNamespace(active)
  else applyNetwork(active, network.caipNetworkId, { activates: true })
}

/** How often what is half written is looked at again; it takes the other tab less than one turn. */
const turns = 3
const turnMs = 30

/**
 * Each key is written by itself: first those of what is shown, then the list with the network of each namespace
 * (`applyNetwork`). Until the latter, the network that is shown is not the one of the namespace that is.
 */
function isHalfWritten(): boolean {
  const shown = read('activeNamespace')
  return shown !== undefined && readNetworkId(shown) !== read('activeCaipNetworkId')
}

function isEnded(namespace: Namespace): boolean {
  const connectorId = connectorIdOf(namespace)
  return connectorId !== undefined && connectorId !== readConnectorId(namespace)
}

/**
 * Marks what the other tab has connected as being restored. What is restored here already, or is asked of a wallet by
 * the visitor, goes its own way; what could not be restored is waited for.
 */
function begin(namespace: Namespace): boolean {
  const id = readConnectorId(namespace)
  if (!id || unrestorableId(namespace) || !beginRestoring(namespace, id)) return false
  // The network to start on is the one the other tab is on.
  const network = storedNetwork(namespace)
  if (network) networks.active[namespace] = network
  return true
}

function endForeign(ended: readonly Namespace[]): void {
  const connections = ended.flatMap((namespace) => liveConnection(namespace) ?? [])
  if (ended.length > 0) endConnections(ended, 'other-tab')
  for (const { driver, connection } of connections) void driver.release?.(connection)
}

function storedNetwork(namespace: Namespace): Network | undefined {
  const id = readNetworkId(namespace)
  return id && findRequestedNetwork(id)
}

/** The network and account that the other tab uses, where they can be used here without a question. */
async function followChoices(namespace: Namespace, options: { activates: boolean }): Promise<void> {
  const network = storedNetwork(namespace)
  const live = liveConnection(namespace)
  if (!live) {
    if (network && accountOf(namespace).status === 'disconnected') {
      applyNetwork(namespace, network.caipNetworkId, options)
    }
    return
  }
  const { adapter, connection, driver } = live
  try {
    await driver.refresh?.(connection)
    if (network && accountOf(namespace).caipNetworkId !== network.caipNetworkId) {
      // Storage says so already; the change of network that follows tells of both.
      if (options.activates) networks.activeNamespace = namespace
      const isAllowed = connection.approvedCaipNetworkIds?.includes(network.caipNetworkId)
      const now =
        adapter.switchesSilently || isAllowed
          ? await adapter.switchNetwork(connection.provider, network)
          : await withTimeout(adapter.getNetwork(connection.provider), answerMs, notAnswered)
      if (liveConnection(namespace) === live) applyNetwork(namespace, now, options)
    }
  } catch (thrown) {
    log('warn', `could not follow another tab on ${namespace}`, thrown)
  }
  if (liveConnection(namespace) === live) {
    applyAccounts(namespace, inUseFirst(namespace, live.accounts))
  }
}
