import { join } from 'node:path'
import { root } from './root.mjs'

/** The script at page load. What is in it already needs no other place. */
const light = ['elements/wallet-modal.ts']

/**
 * The files that are loaded together, each by the modules that it is made for: a file has what they reach by
 * static imports and no earlier file of this list has.
 */
const files = {
  /** The host boundary: restoring a session needs it alone, so nothing of React is in it. */
  host: [
    'elements/host/createHost.ts',
    'src/connectors/registry.ts',
    // Connecting and logins share it, and neither is to bring the other.
    'src/actions/embeddedWallet/loadEmbeddedWallet.ts',
  ],
  /** The rest of what every first open needs, fetched beside the host. */
  shell: ['elements/WalletModalElement.ts', 'src/views/Connect/ConnectView.tsx'],
  /** Wanted together by whoever goes on from the first view: where the others are, and their words. */
  views: ['src/views/registry.ts', 'src/i18n/en/views.ts'],
  /** What looks for installed wallets of namespaces other than eip155. */
  discovery: [
    'src/connectors/installed/bitcoin/discover.ts',
    'src/connectors/installed/injectedWeb3/discover.ts',
    'src/connectors/installed/walletStandard/discover.ts',
  ],
}

const connection = [
  'src/actions/connection/connect.ts',
  'src/actions/connection/restoreConnections.ts',
  'src/services/jsonRpc.ts',
]
/** Has a file of its own: what it shares with connecting must not bring the SDK with it. */
const walletConnect = ['src/connectors/walletConnect/connector.ts']

/** Logins in the Connect view, beside the shell where the host has them. */
const logins = ['src/views/Connect/ConnectMethods.tsx']
/** Used without a login, and so without its file. */
const withoutLogins = [
  ...connection,
  'src/views/Account/AccountView.tsx',
  'src/views/ConnectingExternal/ConnectingExternalView.tsx',
]

/** Which file each module goes into; what is not in the map is left to Rollup. */
function assign({ getModuleInfo }) {
  const assigned = new Map()
  const give = (name, modules) => {
    for (const id of modules) if (!assigned.has(id)) assigned.set(id, name)
  }
  /** Every module that those reach by static imports. */
  const reach = (ids) => {
    const reached = new Set()
    const visit = (id) => {
      if (reached.has(id)) return
      reached.add(id)
      for (const next of getModuleInfo(id)?.importedIds ?? []) visit(next)
    }
    for (const id of ids) visit(id)
    return reached
  }
  const reachFrom = (modules) => reach(modules.map((module) => join(root, module)))

  give(undefined, reachFrom(light))
  for (const [name, modules] of Object.entries(files)) give(name, reachFrom(modules))

  const others = reachFrom(withoutLogins)
  give(
    'logins',
    [...reachFrom(logins)].filter((id) => !others.has(id)),
  )
  const sdk = reachFrom(walletConnect)
  give(
    'connection',
    [...reachFrom(connection)].filter((id) => !sdk.has(id)),
  )
  return assigned
}

const assignments = new WeakMap()

/** Rollup's `manualChunks`: few files that are wanted together instead of many small ones. */
export function chunkOf(id, graph) {
  // React and WalletConnect both are CommonJS: what Rollup adds for that is in the file both have.
  if (id.includes('commonjsHelpers')) return 'host'
  let assigned = assignments.get(graph)
  if (!assigned) {
    assigned = assign(graph)
    assignments.set(graph, assigned)
  }
  return assigned.get(id)
}
