import { join, relative } from 'node:path'
import { root } from './root.mjs'

/** The script at page load. What is in it needs no other place. */
const light = ['elements/wallet-modal.ts']

/** What every first open needs, in two files that are fetched side by side. What both use is the first one's. */
const opening = {
  /** The host boundary: restoring a session needs it alone, so nothing of React is in it. */
  host: [
    'elements/host/createHost.ts',
    'src/connectors/registry.ts',
    // Small parts that connecting, commands and logins share, none of which is to bring another.
    'src/actions/connection/loadEmbeddedWallet.ts',
    'src/actions/login/hasLogins.ts',
    'src/utils/isEmail.ts',
    'src/utils/openPopup.ts',
  ],
  shell: ['elements/WalletModalElement.ts', 'src/views/Connect/ConnectView.tsx'],
}

/** What is wanted together later. Each file has what only it needs; what several need is left to Rollup. */
const later = {
  /** Where the views beyond the first are, and their words. */
  views: ['src/views/registry.ts', 'src/i18n/en/views.ts', 'src/i18n/en/later.ts'],
  /** What looks for installed wallets of namespaces other than eip155. */
  discovery: [
    'src/connectors/installed/bitcoin/discover.ts',
    'src/connectors/installed/injectedWeb3/discover.ts',
    'src/connectors/installed/walletStandard/discover.ts',
  ],
  /** Logins in the Connect view, beside the shell where the host has them. */
  logins: ['src/views/Connect/ConnectMethods.tsx'],
  /** Their words, which other views need without them. */
  loginTexts: ['src/i18n/en/logins.ts'],
  /** What the account holds and has done. */
  account: ['src/views/Account/AccountView.tsx', 'src/views/Transactions/TransactionsView.tsx'],
  connection: [
    'src/actions/connection/announcedWallet.ts',
    'src/actions/connection/connect.ts',
    'src/actions/connection/restoreConnections.ts',
    'src/services/jsonRpc.ts',
  ],
}

/** Connecting an installed wallet needs this and one of these adapters. */
const installed = ['src/connectors/installed/installedDriver.ts']
const adapters = ['bip122', 'eip155', 'polkadot', 'solana'].map(
  (namespace) => `src/chains/${namespace}/adapter.ts`,
)

/** Used without the logins and without the other views' words, and so without their files. */
const without = [
  'elements/host/connectionCommands.ts',
  'src/views/ConnectingExternal/ConnectingExternalView.tsx',
]
/** Used without the account in sight. */
const embedded = [
  'src/actions/embeddedWallet/openEmbeddedWallet.ts',
  'src/actions/login/runSocialLogin.ts',
  'src/connectors/auth/authDriver.ts',
]
/** Used without connecting. */
const walletConnect = ['src/connectors/walletConnect/walletConnectDriver.ts']

/** Node's buffer. */
const buffers = /node_modules\/(?:buffer|base64-js|ieee754)\//

/** Libraries that load with Send, each in a file of its own beside our code there. */
const sendLibraries = {
  splToken: /node_modules\/(?:@solana\/(?:spl-token|buffer-layout-utils)|bigint-buffer)/,
  units: /node_modules\/ethers\/lib\.esm\/utils\/(?:units|fixednumber)/,
}

/**
 * The steps of sending, of buying and of swapping: who takes the first takes the others. `amounts` is what all three need,
 * `paying` what the two need that sign.
 */
const steps = {
  send: /src\/(?:views\/WalletSend\/|actions\/send\/|controllers\/send\.ts)/,
  onramp:
    /src\/(?:views\/(?:OnRamp|WhatIsABuy)\/|actions\/onramp\/|services\/blockchainApi\/onramp)/,
  swap: /src\/(?:views\/Swap\/|chains\/eip155\/swap\/|actions\/(?:swap\/|transactions\/untilEnded)|controllers\/swap\.ts|chains\/swappers|services\/blockchainApi\/(?:convert|prices)\.ts)/,
  paying:
    /src\/(?:actions\/transactions\/(?:checkWalletNetwork|createOrders|isAnswer|keepSent)|views\/shared\/useLeaveOrder|chains\/eip155\/send\/(?:estimateFee|explainRevert|sendCall|toHex))/,
  /** Small parts of paying that signing in needs as well. */
  embedded: /src\/actions\/(?:account\/isSmartAccount|transactions\/withWayBack)/,
  amounts:
    /src\/(?:actions\/(?:amounts\/|account\/(?:followOwner|payingAccount))|views\/shared\/(?:Amount(?:Field|Input)|amountText|DetailRow|Review|TokenButton|TokenImage|useFormat|usePayer))/,
}

/** Which file each module goes into; what is not in the map is left to Rollup. */
function assign({ getModuleInfo }) {
  /** Every module that those reach by static imports. */
  const reach = (modules) => {
    const reached = new Set()
    const visit = (id) => {
      if (reached.has(id)) return
      reached.add(id)
      for (const next of getModuleInfo(id)?.importedIds ?? []) visit(next)
    }
    for (const module of modules) {
      const id = join(root, module)
      if (!getModuleInfo(id))
        throw new Error(`${module} is not in the bundle: see elements/bundle/chunks.mjs`)
      visit(id)
    }
    return reached
  }

  const assigned = new Map([...reach(light)].map((id) => [id, undefined]))
  for (const [name, modules] of Object.entries(opening)) {
    for (const id of reach(modules)) if (!assigned.has(id)) assigned.set(id, name)
  }
  const reached = new Map(Object.entries(later).map(([name, modules]) => [name, reach(modules)]))
  // What other views need as well does not bring all of the account.
  const registry = getModuleInfo(join(root, 'src/views/registry.ts'))
  // Sending, swapping and buying are opened from the account, so what they share with it may load with it.
  const isOther = (id) =>
    !later.account.some((module) => id === join(root, module)) &&
    !/\/views\/(?:WalletSend|Swap|OnRamp|SmartSession)\//.test(id)
  const otherViews = (registry?.dynamicallyImportedIds ?? []).filter(isOther)
  const besideAccount = reach([...otherViews.map((id) => relative(root, id)), ...embedded])
  for (const [name, own] of reached) {
    // The account is seen once connected, and takes what it needs of that from there.
    const apart = name === 'connection' ? [own, reached.get('account')] : [own]
    const others = [...reached.values()].filter((other) => !apart.includes(other))
    others.push(reach(name === 'connection' ? walletConnect : without))
    if (name === 'account') others.push(besideAccount)
    for (const id of own) {
      if (!assigned.has(id) && !others.some((other) => other.has(id))) assigned.set(id, name)
    }
  }
  // What all adapters need stands beside what every installed wallet needs: one file in place of many small ones.
  const [adapter, ...others] = adapters.map((one) => reach([one]))
  const shared = [...adapter].filter((id) => others.every((other) => other.has(id)))
  const before = reach([...Object.values(later), without].flat())
  for (const id of [...reach(installed), ...shared]) {
    if (!assigned.has(id) && !before.has(id)) assigned.set(id, 'installed')
  }
  // WalletConnect's packages and Solana's library share these, and neither is to bring the other.
  for (const id of reach([...walletConnect, 'src/chains/solana/transactionParts.ts'])) {
    if (buffers.test(id) && !assigned.has(id)) assigned.set(id, 'buffer')
  }
  return assigned
}

const assignments = new WeakMap()

/** Rollup's `manualChunks`: few files that are wanted together instead of many small ones. */
export function chunkOf(id, graph) {
  // What Rollup adds to packages in CommonJS; React needs none of it.
  if (id.includes('commonjsHelpers')) return 'commonjs'
  let assigned = assignments.get(graph)
  if (!assigned) {
    assigned = assign(graph)
    assignments.set(graph, assigned)
  }
  const named = Object.entries({ ...sendLibraries, ...steps }).find(([, modules]) =>
    modules.test(id),
  )
  return assigned.get(id) ?? named?.[0]
}
