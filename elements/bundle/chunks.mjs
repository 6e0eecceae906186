import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.mjs'

/** Returns the paths of the files named `file` in the subfolders of `folder`, sorted by subfolder. */
const inFoldersOf = (folder, file) =>
  readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}/${file}`)
    .filter((module) => existsSync(join(root, module)))

/** Entry of the script at page load. The script is a single file without static imports. */
const light = ['elements/wallet-modal.ts']

/** Files that the first open fetches in parallel. A module that both files need is in the first one. */
const opening = {
  /** The host boundary. It does not contain React, so restoring a session loads only this file. */
  host: [
    'elements/host/createHost.ts',
    'src/connectors/registry.ts',
    // Small modules that connecting, commands and logins share, so that none of them loads another.
    'src/actions/embeddedWallet/loadEmbeddedWallet.ts',
    'src/actions/login/hasLogins.ts',
    'src/utils/isEmail.ts',
    'src/utils/openPopup.ts',
  ],
  shell: ['elements/WalletModalElement.ts', 'src/views/Connect/ConnectView.tsx'],
}

/**
 * Lazy files and their entries. Each file also contains the modules that no other file needs; Rollup places the modules
 * that several files need.
 */
const later = {
  /** The registry of views, and the texts of all views except the first view. */
  views: [
    'src/views/registry.ts',
    'src/i18n/en/views.ts',
    'src/i18n/en/errors.ts',
    'src/i18n/en/later.ts',
    'src/i18n/loadTexts.ts',
  ],
  /** Discovery of installed wallets in all namespaces except eip155. */
  discovery: inFoldersOf('src/connectors/installed', 'discover.ts').filter(
    (module) => !module.includes('/eip6963/'),
  ),
  /** Logins in the Connect view, loaded with the shell if the page has enabled them. */
  logins: ['src/views/Connect/ConnectMethods.tsx'],
  /** Texts of logins. They have their own file, because other views need these texts without the code of logins. */
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
    // Logins need the frame's controller before and after they connect.
    'src/controllers/frame.ts',
  ],
}

/** A connection to an installed wallet loads this file and the adapter of its namespace. */
const installed = ['src/connectors/installed/installedDriver.ts']
const adapters = inFoldersOf('src/chains', 'adapter.ts')

/** Modules that also load on pages without logins, and before the texts of other views. */
const without = [
  'elements/host/connectionCommands.ts',
  'src/views/ConnectingExternal/ConnectingExternalView.tsx',
]
/** Modules of the embedded wallet that also load before the Account view. */
const embedded = [
  'src/actions/embeddedWallet/openEmbeddedWallet.ts',
  'src/actions/login/runSocialLogin.ts',
  'src/connectors/auth/authDriver.ts',
]
/** Modules of WalletConnect that also load before the code for connecting. */
const walletConnect = ['src/connectors/walletConnect/walletConnectDriver.ts']

/** The modules of the polyfill of Node's Buffer. */
const buffers = /node_modules\/(?:buffer|base64-js|ieee754)\//

/** Libraries that load with Send, each in its own file. */
const sendLibraries = {
  splToken: /node_modules\/(?:@solana\/(?:spl-token|buffer-layout-utils)|bigint-buffer)/,
  units: /node_modules\/ethers\/lib\.esm\/utils\/(?:units|fixednumber)/,
}

/**
 * Modules of sending, buying and swapping, by file. Sending, buying and swapping need `amounts`; only sending and
 * swapping sign, so only these need `paying`.
 */
const steps = {
  send: /src\/(?:views\/WalletSend\/(?!CoinFields|CodeScanner)|actions\/send\/(?!checkPayment|replaceTransaction)|controllers\/send\.ts)/,
  /** Modules of sending on Solana, of which revocations need some: one file compresses better than several. */
  solanaSend:
    /src\/chains\/solana\/send\/(?:buildTransfer|explainFailure|priorityFee|readDealings|requestTransaction|sender)\.ts$/,
  onramp: /src\/(?:views\/OnRamp\/|actions\/onramp\/|services\/blockchainApi\/onramp)/,
  swap: /src\/(?:views\/Swap\/(?!LeftAllowance)|chains\/eip155\/swap\/|actions\/(?:swap\/|amounts\/evidence|transactions\/untilEnded)|controllers\/swap\.ts|services\/blockchainApi\/(?:convert|prices)\.ts)/,
  paying:
    /src\/(?:actions\/transactions\/runTransaction|views\/shared\/useLeaveOrder|chains\/eip155\/send\/(?:estimateFee|explainRevert|sendCall)\.ts)/,
  /** What nodes respond about EVM transactions: needed by following them, and by sending. */
  nodeResponses:
    /src\/chains\/eip155\/send\/(?:movements|nodeResponses|readCode|storedCall|toHex)\.ts$/,
  /** Modules of sign-in. The view of sign-in is in another file. */
  signIn: /(?:src\/actions\/signIn\/|elements\/host\/signInPart)/,
  /** Small modules that most views of the account share. */
  shared: /src\/views\/shared\/(?:paths|useNamespaces)\.ts$/,
  /** Small modules of logins that the account and its views share. */
  login: /src\/(?:controllers\/embeddedWallet|utils\/createLatest)/,
  /** Small modules of paying that sign-in shares. */
  embedded: /src\/actions\/(?:connection\/isSmartAccount|transactions\/withWayBack)/,
  amounts:
    /src\/(?:actions\/(?:amounts\/(?!evidence)|account\/payingAccount)|views\/shared\/(?:Amount(?:Field|Input)|amountText|Review\.|TokenButton|TokenImage|useFormat|usePayer))/,
}

/** Matches a file with texts of a language other than English. */
const translated = /src\/i18n\/(?!en\/)([\w-]+)\/(\w+)\.ts$/

/** Files with texts that load together, so that a language has few files. `index` loads when the modal opens. */
const textGroups = {
  index: ['common', 'logins'],
  views: ['errors'],
  pay: ['swap', 'onramp', 'laterErrors'],
  rights: ['signIn', 'smartSessions', 'permissions'],
  review: [],
}

/** Returns the file name for the texts of a language: `text-de-views`. */
function textChunk([, language, file]) {
  const isMember = ([name, files]) => name === file || files.includes(file)
  const [group = file.replace(/^review.+/, 'review')] =
    Object.entries(textGroups).find(isMember) ?? []
  return `text-${language}${group === 'index' ? '' : `-${group}`}`
}

/** Matches the modules that define views. These modules are in the same file as the registry. */
const isDefinition = /src\/views\/\w+\/view\.ts$/

/** Returns the file name for each module id. Rollup places the modules that are missing in the result. */
function assign({ getModuleInfo }) {
  /** Returns the ids of the modules that `modules` import statically, directly or through other modules. */
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
  // A module that other views need is not put into the file of the account, because those views would then load the
  // whole file. Sending, swapping and buying are opened from the account, so the file of the account may contain
  // modules that they share with it.
  const isOther = (id) =>
    !later.account.some((module) => id === join(root, module)) &&
    !/\/views\/(?:WalletSend|Swap|OnRamp|SmartSession)\//.test(id)
  const definitions = [...reach(['src/views/registry.ts'])].filter((id) => isDefinition.test(id))
  const otherViews = definitions
    .flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter(isOther)
  const besideAccount = reach([...otherViews.map((id) => relative(root, id)), ...embedded])
  for (const [name, own] of reached) {
    // The account loads after connecting, so a module that the account and connecting need is put into the file of
    // connecting.
    const apart = name === 'connection' ? [own, reached.get('account')] : [own]
    const others = [...reached.values()].filter((other) => !apart.includes(other))
    others.push(reach(name === 'connection' ? walletConnect : without))
    if (name === 'account') others.push(besideAccount)
    for (const id of own) {
      if (!assigned.has(id) && !others.some((other) => other.has(id))) assigned.set(id, name)
    }
  }
  // Modules that all adapters need are put into the file of installed wallets, so that there are fewer files.
  const [adapter, ...others] = adapters.map((one) => reach([one]))
  const shared = [...adapter].filter((id) => others.every((other) => other.has(id)))
  const before = reach([...Object.values(later), without].flat())
  // A login needs the errors of wallets, but not the code of installed wallets.
  const ofLogins = reach([...embedded, ...inFoldersOf('src/chains', 'embeddedWallet.ts')])
  for (const id of [...reach(installed), ...shared]) {
    if (assigned.has(id) || before.has(id)) continue
    assigned.set(id, ofLogins.has(id) ? 'walletErrors' : 'installed')
  }
  // WalletConnect's packages and Solana's SDK both need the polyfill of Buffer. The polyfill has its own file, so that
  // neither of them loads the other.
  for (const id of reach([...walletConnect, 'src/chains/solana/transactionParts.ts'])) {
    if (buffers.test(id) && !assigned.has(id)) assigned.set(id, 'buffer')
  }
  return assigned
}

const assignments = new WeakMap()

/**
 * Implements Rollup's `manualChunks`: modules that load together are put into one file, so that the build has few
 * files.
 */
export function chunkOf(id, graph) {
  // Rollup's helpers for CommonJS packages have their own file, because React does not need them.
  if (id.includes('commonjsHelpers')) return 'commonjs'
  // Fields of logins and of amounts both clean typed text.
  if (/src\/utils\/(?:cleanText|latinDigits)\.ts$/.test(id)) return 'typedText'
  // Views of logins and of the account show failures alike, and neither loads the other for it.
  if (/src\/views\/shared\/Failure\.(?:tsx|css)$/.test(id)) return 'failure'
  const text = translated.exec(id)
  if (text) return textChunk(text)
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
