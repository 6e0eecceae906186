import { accountOf } from '../../controllers/accounts.ts'
import {
  beginRestoring,
  endConnection,
  liveConnection,
  unrestorableId,
} from '../../controllers/connections.ts'
import {
  findRequestedNetwork,
  networks,
  requestedNamespaces,
  setActiveNamespace,
  setActiveNetwork,
} from '../../controllers/networks.ts'
import { readNetworkId } from '../../storage/choices.ts'
import { read, readConnectorId } from '../../storage/storage.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { log } from '../../utils/log.ts'
import { activateNamespace } from './activateNamespace.ts'
import { applyAccounts } from './applyAccounts.ts'
import { applyNetwork } from './applyNetwork.ts'
import { endConnections } from './endConnections.ts'
import { connectorIdOf } from './endingWith.ts'
import { inUseFirst } from './listedAccounts.ts'
import { restoreConnections } from './restoreConnections.ts'

/** The last run, and the one that starts when it has settled. */
const runs: { last: Promise<void>; next: Promise<void> | undefined } = {
  last: Promise.resolve(),
  next: undefined,
}

/**
 * Applies the connections, networks and accounts that another tab has stored, without a wallet prompt. If `restores` is
 * true, new connections are restored as after a reload. Changes that are stored during a run are applied by the next
 * run.
 */
export function followOtherTab(restores: boolean): Promise<void> {
  runs.next ??= runs.last.then(() => {
    runs.next = undefined
    return follow(restores).catch((thrown: unknown) =>
      log('warn', 'could not follow another tab', thrown),
    )
  })
  runs.last = runs.next
  return runs.next
}

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
  for (let poll = 0; poll < maxPolls && isHalfWritten(); poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
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

/**
 * Maximum number of polls while another tab is between two writes to storage, which takes that tab less than one
 * interval.
 */
const maxPolls = 3
const pollMs = 30

/**
 * True while another tab has stored only some of its keys. `applyNetwork` stores the active network first and the
 * namespace's network last. Between these two writes the values differ.
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
 * Marks the stored connection as being restored. Returns false if no connection is stored, or if this page is already
 * connecting or restoring the namespace. Also returns false if an earlier restore failed, because `waitForReturn` then
 * waits for the wallet.
 */
function begin(namespace: Namespace): boolean {
  const id = readConnectorId(namespace)
  if (!id || unrestorableId(namespace) || !beginRestoring(namespace, id)) return false
  const network = storedNetwork(namespace)
  if (network) setActiveNetwork(network)
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

/** Applies the network and account that the other tab has stored, unless the wallet would have to prompt. */
async function followChoices(namespace: Namespace, options: { activates: boolean }): Promise<void> {
  const network = storedNetwork(namespace)
  const live = liveConnection(namespace)
  if (!live) {
    if (network && accountOf(namespace).status === 'disconnected') {
      applyNetwork(namespace, network.caipNetworkId, options)
    }
    return
  }
  const { adapter, opened, connection, driver } = live
  try {
    await driver.refresh?.(connection)
    if (network && accountOf(namespace).caipNetworkId !== network.caipNetworkId) {
      // The namespace is set before `applyNetwork` runs, so that the change of namespace and network is emitted as one
      // event.
      if (options.activates) setActiveNamespace(namespace)
      const isAllowed = connection.approvedCaipNetworkIds?.includes(network.caipNetworkId)
      const now =
        adapter.switchesSilently || isAllowed
          ? await opened.switchNetwork(network)
          : await opened.getNetwork()
      if (liveConnection(namespace) === live) applyNetwork(namespace, now, options)
    }
  } catch (thrown) {
    log('warn', `could not follow another tab on ${namespace}`, thrown)
  }
  if (liveConnection(namespace) === live) {
    applyAccounts(namespace, inUseFirst(namespace, live.accounts))
  }
}
