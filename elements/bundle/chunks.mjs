import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.mjs'

/** Files of this name in the folders that have one, sorted by folder. */
const inFoldersOf = (folder, file) =>
  readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}/${file}`)
    .filter((module) => existsSync(join(root, module)))

/** The script at page load, which needs no other file. */
const light = ['elements/wallet-modal.ts']

/** Files of the first open, fetched in parallel. Modules of both are in the first. */
const opening = {
  /** The host boundary, without React: restoring a session needs only this. */
  host: [
    'elements/host/createHost.ts',
    'src/connectors/registry.ts',
    // Small modules of connecting, commands and logins, which must not load each other.
    'src/actions/embeddedWallet/loadEmbeddedWallet.ts',
    'src/actions/login/hasLogins.ts',
    'src/utils/isEmail.ts',
    'src/utils/openPopup.ts',
  ],
  shell: ['elements/WalletModalElement.ts', 'src/views/Connect/ConnectView.tsx'],
}

/** Lazy files. Each contains the modules that only it needs; Rollup places modules that several need. */
const later = {
  /** The registry and texts of views beyond the first. */
  views: ['src/views/registry.ts', 'src/i18n/en/views.ts', 'src/i18n/en/later.ts'],
  /** Discovery of installed wallets in namespaces other than eip155. */
  discovery: inFoldersOf('src/connectors/installed', 'discover.ts').filter(
    (module) => !module.includes('/eip6963/'),
  ),
  /** Logins in the Connect view, beside the shell if the host has them. */
  logins: ['src/views/Connect/ConnectMethods.tsx'],
  /** Texts that other views need without the logins. */
  loginTexts: ['src/i18n/en/logins.ts'],
  /** Tokens and history of the account. */
  account: [
    'src/views/Account/AccountView.tsx',
    'src/views/Transactions/TransactionsView.tsx',
    'src/services/blockchainApi/history.ts',
  ],
  connection: [
    'src/actions/connection/connect.ts',
    'src/actions/connection/restoreConnections.ts',
    'elements/host/features.ts',
    'src/services/jsonRpc.ts',
    // Logins need it before and after they connect.
    'src/controllers/frame.ts',
  ],
}

/** An installed wallet needs this file and one of the adapters. */
const installed = ['src/connectors/installed/installedDriver.ts']
const adapters = inFoldersOf('src/chains', 'adapter.ts')

/** Modules that are used without logins and without the texts of other views. */
const without = [
  'elements/host/connectionCommands.ts',
  'src/views/ConnectingExternal/ConnectingExternalView.tsx',
]
/** Modules of the embedded wallet that are used without the account view. */
const embedded = [
  'src/actions/embeddedWallet/openEmbeddedWallet.ts',
  'src/actions/login/runSocialLogin.ts',
  'src/connectors/auth/authDriver.ts',
]
/** Modules of WalletConnect that are used without connecting. */
const walletConnect = ['src/connectors/walletConnect/walletConnectDriver.ts']

/** The polyfill of Node's Buffer. */
const buffers = /node_modules\/(?:buffer|base64-js|ieee754)\//

/** Libraries that load with Send, each in a file of its own. */
const sendLibraries = {
  splToken: /node_modules\/(?:@solana\/(?:spl-token|buffer-layout-utils)|bigint-buffer)/,
  units: /node_modules\/ethers\/lib\.esm\/utils\/(?:units|fixednumber)/,
}

/** Modules of sending, buying and swapping. `amounts` is needed by all three, `paying` by the two that sign. */
const steps = {
  send: /src\/(?:views\/WalletSend\/(?!CoinFields|CodeScanner)|actions\/send\/(?!checkPayment|replaceTransaction)|controllers\/send\.ts)/,
  onramp: /src\/(?:views\/OnRamp\/|actions\/onramp\/|services\/blockchainApi\/onramp)/,
  swap: /src\/(?:views\/Swap\/|chains\/eip155\/swap\/|actions\/(?:swap\/|transactions\/untilEnded)|controllers\/swap\.ts|services\/blockchainApi\/(?:convert|prices)\.ts)/,
  paying:
    /src\/(?:actions\/transactions\/runTransaction|views\/shared\/useLeaveOrder|chains\/eip155\/send\/(?:estimateFee|explainRevert|sendCall|toHex))/,
  /** Modules of signing in; only its view has a file of its own. */
  signIn: /(?:src\/actions\/signIn\/|elements\/host\/signInPart)/,
  /** Small modules that most views of the account share. */
  shared: /src\/views\/shared\/(?:paths|useNamespaces)\.ts$/,
  /** Small modules of logins that the account and its views need too. */
  login: /src\/(?:controllers\/embeddedWallet|utils\/createLatest)/,
  /** Small modules of paying that signing in needs too. */
  embedded: /src\/actions\/(?:connection\/isSmartAccount|transactions\/withWayBack)/,
  amounts:
    /src\/(?:actions\/(?:amounts\/|account\/(?:followOwner|payingAccount))|views\/shared\/(?:Amount(?:Field|Input)|amountText|Review\.|TokenButton|TokenImage|useFormat|usePayer))/,
}

/** The definition of a folder's views is in the file of the registry. */
const isDefinition = /src\/views\/\w+\/view\.ts$/

/** Creates a function that maps a module to its file; Rollup places the others. */
function assign({ getModuleInfo }) {
  /** Collects the modules reachable by static imports. */
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
  // Modules that other views need must not load the whole account.
  // Sending, swapping and buying are opened from the account, so modules that they share with it may load with it.
  const isOther = (id) =>
    !later.account.some((module) => id === join(root, module)) &&
    !/\/views\/(?:WalletSend|Swap|OnRamp|SmartSession)\//.test(id)
  const definitions = [...reach(['src/views/registry.ts'])].filter((id) => isDefinition.test(id))
  const otherViews = definitions
    .flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter(isOther)
  const besideAccount = reach([...otherViews.map((id) => relative(root, id)), ...embedded])
  for (const [name, own] of reached) {
    // The account follows connecting, so modules of both are in the file of connecting.
    const apart = name === 'connection' ? [own, reached.get('account')] : [own]
    const others = [...reached.values()].filter((other) => !apart.includes(other))
    others.push(reach(name === 'connection' ? walletConnect : without))
    if (name === 'account') others.push(besideAccount)
    for (const id of own) {
      if (!assigned.has(id) && !others.some((other) => other.has(id))) assigned.set(id, name)
    }
  }
  // Modules of all adapters are in the file of installed wallets, in place of many small files.
  const [adapter, ...others] = adapters.map((one) => reach([one]))
  const shared = [...adapter].filter((id) => others.every((other) => other.has(id)))
  const before = reach([...Object.values(later), without].flat())
  // A login needs the errors of wallets, but no installed wallet.
  const ofLogins = reach([...embedded, ...inFoldersOf('src/chains', 'embeddedWallet.ts')])
  for (const id of [...reach(installed), ...shared]) {
    if (assigned.has(id) || before.has(id)) continue
    assigned.set(id, ofLogins.has(id) ? 'walletErrors' : 'installed')
  }
  // WalletConnect's packages and Solana's SDK share these, and neither must load the other.
  for (const id of reach([...walletConnect, 'src/chains/solana/transactionParts.ts'])) {
    if (buffers.test(id) && !assigned.has(id)) assigned.set(id, 'buffer')
  }
  return assigned
}

const assignments = new WeakMap()

/** Rollup's `manualChunks`: few files that load together, in place of many small ones. */
export function chunkOf(id, graph) {
  // Rollup's helpers for CommonJS packages, which React does not need.
  if (id.includes('commonjsHelpers')) return 'commonjs'
  let assigned = assignments.get(graph)
  if (!assigned) {
    assigned = assign(graph)
    assignments.set(graph, assigned)
  }
  const named = Object.entries({ ...sendLibraries, ...steps }).find(
    ([, modules]) => modules.test(id) && !isDefinition.test(id),
  )
  return assigned.get(id) ?? named?.[0]
}
