import type { Bundle } from './bundle.ts'

export interface Budget {
  name: string
  gzipBytes: number
  limit: number
  /** Path of the measured file, if it differs from the budget's name. */
  file?: string
}

const entry = 'elements/wallet-modal.ts'

/**
 * Files that opening Connect loads on a desktop with an installed wallet. The benchmark compares this list with the
 * files that a browser fetches.
 */
export const openedView = [
  entry,
  'elements/host/createHost.ts',
  'elements/WalletModalElement.ts',
  'src/views/Connect/ConnectView.tsx',
  'src/services/walletServices.ts',
]

/** Additional files for connecting and signing in every family, loaded after the opened view. */
const connecting = [
  'src/views/ConnectingExternal/ConnectingExternalView.tsx',
  'src/actions/connection/connect.ts',
  'src/actions/connection/signMessage.ts',
  // Files of balance and name, which load after connecting.
  'src/services/jsonRpc.ts',
  'src/services/rpcUrls.ts',
  'src/actions/names/lookUpIdentity.ts',
]

/** Additional files of each family. */
const families = {
  bip122: [
    'src/connectors/installed/installedDriver.ts',
    'src/connectors/installed/bitcoin/discover.ts',
    'src/connectors/installed/bitcoin/standardProvider.ts',
    'src/chains/bip122/adapter.ts',
  ],
  eip155: ['src/connectors/installed/installedDriver.ts', 'src/chains/eip155/adapter.ts'],
  polkadot: [
    'src/connectors/installed/installedDriver.ts',
    'src/connectors/installed/injectedWeb3/discover.ts',
    'src/connectors/installed/injectedWeb3/provider.ts',
    'src/chains/polkadot/adapter.ts',
  ],
  solana: [
    'src/connectors/installed/installedDriver.ts',
    'src/connectors/installed/walletStandard/discover.ts',
    'src/connectors/installed/walletStandard/solanaProvider.ts',
    'src/chains/solana/adapter.ts',
  ],
}

/** Discovery of wallets of other families than EVM; loads with the modal if the page configures these families. */
const isDiscovery = (module: string) =>
  /^src\/connectors\/installed\/(?!eip6963)\w+\/discover\.ts$/.test(module)

/** Logins and their texts: the opened view of a page with a project id and default features. */
const logins = ['src/views/Connect/ConnectMethods.tsx', 'src/i18n/en/logins.ts']

/** Pane with the list, which loads with the modal on pages that set `layout`. */
const wideLayout = 'src/views/Connect/wide/followLayout.ts'

/** Additional files of a login by email or social account, in every family. */
const embeddedWallet = [
  'src/actions/embeddedWallet/openEmbeddedWallet.ts',
  'src/actions/login/runSocialLogin.ts',
  'src/connectors/auth/authDriver.ts',
  'src/chains/eip155/embeddedWallet.ts',
]

/** Signature checks of each family, loaded after connecting. */
const verifiers = {
  bip122: { namespace: 'bip122', parts: ['verifier'], limit: 55_000 },
  eip155: { namespace: 'eip155', parts: ['verifier'], limit: 15_000 },
  // The file for contract accounts contains the library that encodes contract calls.
  'contract wallets': {
    namespace: 'eip155',
    parts: ['verifier', 'validateOnChain'],
    limit: 45_000,
  },
  polkadot: { namespace: 'polkadot', parts: ['verifier'], limit: 40_000 },
  solana: { namespace: 'solana', parts: ['verifier'], limit: 15_000 },
} as const

/** Transfers on Bitcoin: bitcoinjs-lib, and the curves that verify what a wallet has signed. */
const bitcoinSend = ['sender', 'replacer'].map((part) => `src/chains/bip122/send/${part}.ts`)

/** Families and views with transfers. */
const sendFamilies = ['eip155', 'solana']
const sendViews = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'].map(
  (view) => `src/views/WalletSend/${view}View.tsx`,
)

/**
 * Files with a family's SDK, which loads with the first transaction, payment or contract call. The opened view and
 * connecting are measured separately.
 */
const libraries = {
  'bitcoinjs-lib': {
    namespace: 'bip122',
    user: 'src/connectors/installed/bitcoin/standardTransactions.ts',
    limit: 52_000,
  },
  ethers: { namespace: 'eip155', user: 'src/chains/eip155/tokenBalance.ts', limit: 28_000 },
  '@polkadot/types': {
    namespace: 'polkadot',
    user: 'src/chains/polkadot/send/sender.ts',
    limit: 150_000,
  },
  // All files that Send on Polkadot loads: the digest of a runtime's metadata, and @polkadot/types.
  '@polkadot-api/merkleize-metadata': {
    namespace: 'polkadot',
    user: 'src/chains/polkadot/send/metadataHash.ts',
    limit: 170_000,
  },
  '@solana/web3.js': {
    namespace: 'solana',
    user: 'src/chains/solana/transactionParts.ts',
    limit: 65_000,
  },
} as const

/**
 * ENS: first the files that load for an account's name after connecting, then the files for a name's records. The
 * latter include the tables of ENSIP-15.
 */
const ensFile = (name: string) => `src/chains/eip155/names/${name}.ts`
const accountName = ['src/actions/names/reverseOnChain.ts', ensFile('ens')]
const nameRecords = ['resolveEnsName', 'nameRecords'].map(ensFile)

/** Names of other families, read for an account after connecting or for a typed name. */
const ownNames = {
  solana: 'src/chains/solana/names/sns.ts',
  polkadot: 'src/chains/polkadot/names/people.ts',
}

/** The account view beyond connecting: tokens and history. */
const account = ['src/views/Account/AccountView.tsx', 'src/views/Transactions/TransactionsView.tsx']

/** Views of swapping, and the only family with swaps. */
const swapViews = ['Swap', 'SwapSelectToken', 'SwapPreview'].map(
  (view) => `src/views/Swap/${view}View.tsx`,
)
const swap = ['src/chains/eip155/swap/swapper.ts', ...swapViews]

/**
 * Files that sending, swapping and buying share. They load with the first of these features; see
 * elements/bundle/chunks.mjs.
 */
const paying = ['src/actions/amounts/readAmount.ts', 'src/actions/transactions/runTransaction.ts']

/** Totals and primary button of forms and reviews. They load with the first form or review. */
const footer = ['src/components/Footer.tsx']

/** Views and texts of buying. */
const onramp = [
  'src/i18n/en/onramp.ts',
  ...[
    'OnRampProviders',
    'OnRampTokenSelect',
    'OnRampFiatSelect',
    'OnRampActivity',
    'BuyInProgress',
  ].map((view) => `src/views/OnRamp/${view}View.tsx`),
]

/** Texts of swapping, buying, sending, receiving and names. They load with the first of these features. */
const accountTexts = ['src/i18n/en/account.ts']

/** Signing in after connecting: flow, view and texts. The family's verifier is measured separately. */
const signIn = [
  'elements/host/signInPart.ts',
  'src/views/SIWXSignMessage/SIWXSignMessageView.tsx',
  'src/i18n/en/signIn.ts',
]

/** Files that `follow-transactions` loads with the first transaction of the page. */
const pageTransactions = [
  'src/actions/transactions/followPageTransaction.ts',
  'src/actions/transactions/markTransactions.ts',
  'src/actions/transactions/readBatch.ts',
  'src/chains/eip155/send/pageTransactions.ts',
]

/** The review of requests with its view and texts, after connecting, without the readers of the families. */
const review = [
  'src/actions/review/reviewRequest.ts',
  'src/views/ApproveTransaction/ApproveTransactionView.tsx',
]

/** Texts of the review, loaded when it shows: those of the view, and those of each family. */
const reviewTexts = [
  'src/i18n/en/review.ts',
  'src/i18n/en/reviewEip155.ts',
  'src/i18n/en/reviewSolana.ts',
  'src/i18n/en/reviewBitcoin.ts',
  'src/i18n/en/reviewPolkadot.ts',
]

/** Readers of requests by family, loaded once the browser is idle after connecting. */
const requestReaders = {
  eip155: ['src/chains/eip155/review/requestReader.ts'],
  bip122: ['src/chains/bip122/review/requestReader.ts'],
  polkadot: ['src/chains/polkadot/review/requestReader.ts'],
  solana: ['src/chains/solana/review/requestReader.ts'],
}

/** Modules that have loaded before a review simulates its request, by family. */
const simulations = {
  eip155: ['src/chains/eip155/send/simulateTransfer.ts', ...requestReaders.eip155],
  solana: ['src/chains/solana/send/sender.ts', ...requestReaders.solana],
}

/** Modules that the build puts into the files of the readers' libraries, which Send loads, too. */
const readerLibraries = [
  'src/chains/bip122/transfer/toOutputScript.ts',
  // The file of bip174.
  'src/chains/bip122/mayCarryInscription.ts',
  'src/chains/polkadot/send/runtime.ts',
]

/** Descriptions of requests by ERC-7730, loaded when a review shows, without the descriptors. */
const descriptions = [
  'src/actions/review/addDescriptions.ts',
  'src/chains/eip155/review/clearSigning/describeRequest.ts',
  'src/chains/eip155/review/clearSigning/describeTypedData.ts',
  'src/i18n/en/reviewDescriptor.ts',
]

const isDescriptor = (module: string) => /clearSigning\/descriptors\/(?!parts)\w+\.ts$/.test(module)

/** Views, permissions, revocation and texts of smart sessions. */
const smartSessions = [
  'src/chains/eip155/sessions/sessionReader.ts',
  'src/views/SmartSession/SmartSessionListView.tsx',
  'src/views/SmartSession/SmartSessionCreatedView.tsx',
  'src/i18n/en/smartSessions.ts',
]

/** Reads and revokes permissions on Solana; the view and its texts are measured with those of EVM networks. */
const solanaPermissions = 'src/chains/solana/permissions/permissionReader.ts'

/** View, search, revocation and texts of permissions on EVM networks. */
const permissions = [
  'src/chains/eip155/permissions/permissionReader.ts',
  'src/views/Permissions/PermissionsView.tsx',
  'src/i18n/en/permissions.ts',
]

const isView = (module: string) => /^src\/views\/\w+\/\w+View\.tsx$/.test(module)

/** All size budgets, measured in the build. */
export function measureBudgets(bundle: Bundle): Budget[] {
  const files = (modules: string[]) => modules.map((module) => bundle.fileOf(module))
  const opened = bundle.closure(files(openedView))
  const beyondOpened = (all: Set<string>) => [...all].filter((file) => !opened.has(file))
  const added = (modules: string[]) => beyondOpened(bundle.closure(files(modules)))

  // The figure includes chunks that the library itself loads later.
  const walletConnectFile = bundle.fileOf('src/connectors/walletConnect/walletConnectDriver.ts')
  // Files of a family's provider are measured with the family.
  const walletConnectPart = (family: string) => `src/chains/${family}/walletConnect.ts`
  const providers = files(Object.keys(families).map(walletConnectPart))
  const lazy = bundle.chunks.get(walletConnectFile)?.dynamicImports ?? []
  const ownLazy = lazy.filter((file) => !providers.includes(file))
  const walletConnect = beyondOpened(bundle.closure([walletConnectFile, ...ownLazy]))

  const connected = added(connecting)
  const ofFamily = (family: string, file: string) =>
    Object.entries(families).some(([name, own]) => name === family && added(own).includes(file))
  const embedded = added(embeddedWallet).filter((file) => !connected.includes(file))

  /** Fails if none of the listed files contains the library, because its size would be measured as zero bytes. */
  function ofLibrary(name: string, user: string, namespace: keyof typeof families): string[] {
    const before = [...connected, ...added(families[namespace])]
    const all = added([user]).filter((file) => !before.includes(file))
    const own = bundle.filesOf((module) => module.startsWith(`node_modules/${name}/`))
    if (own.some((file) => all.includes(file))) return all
    throw new Error(`${user} does not bring ${name}: see .ci/budgets.ts`)
  }

  const views = bundle
    .filesOf(isView)
    .filter(
      (file) =>
        !opened.has(file) &&
        !files([...account, ...sendViews, ...swapViews, ...onramp, ...permissions]).includes(file),
    )
    .map((file) => ({ file, gzipBytes: bundle.gzipBytes([file]) }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes)
  const [largest] = views
  if (!largest) throw new Error('no view is in a chunk of its own')

  const sum = bundle.gzipBytes.bind(bundle)
  const pictures = (kind: string) => sum(files([`src/utils/${kind}Pictures.ts`]))
  const following = added([
    'src/actions/transactions/followTransactions.ts',
    ...sendFamilies.map((family) => `src/chains/${family}/send/readTransaction.ts`),
  ])
  // Sending follows connecting and the account view. SDKs are measured separately.
  const beforeSend = [
    ...connected,
    ...Object.values(families).flatMap(added),
    ...added([...account, 'src/views/registry.ts']),
  ]
  const isPaying = (file: string) => files([...paying, ...footer]).includes(file)
  const isOfSend = (file: string) =>
    !beforeSend.includes(file) && !isPaying(file) && !bundle.isLibrary(file)
  return [
    {
      name: 'script at page load',
      gzipBytes: sum(bundle.closure([bundle.fileOf(entry)])),
      limit: 4_000,
    },
    { name: 'wallet-modal/react', gzipBytes: sum(['../react.js']), limit: 1_000 },
    { name: 'wallet-modal/store', gzipBytes: sum(['../store.js']), limit: 1_050 },
    // These files are used in tests, not on pages.
    { name: 'wallet-modal/testing', gzipBytes: sum(['../testing/testing.js']), limit: 1_000 },
    { name: 'opened Connect view', gzipBytes: sum(opened), limit: 91_000 },
    {
      name: 'opened Connect view, all families',
      gzipBytes: sum([...opened, ...beyondOpened(bundle.closure(bundle.filesOf(isDiscovery)))]),
      limit: 94_200,
    },
    {
      name: 'opened Connect view, with logins',
      gzipBytes: sum([...opened, ...added(logins)]),
      limit: 99_000,
    },
    {
      name: 'texts of a language when the modal opens',
      gzipBytes: Math.max(
        ...bundle
          .filesOf((module) => /^src\/i18n\/(?!en\/)[\w-]+\/index\.ts$/.test(module))
          .map((file) => sum([...added(['elements/host/findTexts.ts']), file])),
      ),
      limit: 3_000,
    },
    {
      name: 'loaders of lazy chunks',
      gzipBytes: sum(files(['elements/bundle/loaders.js'])),
      limit: 1_250,
    },
    {
      name: 'wide layout',
      // The first view at the right has the texts and the registry of all views.
      gzipBytes: sum(
        added([wideLayout]).filter((file) => !added(['src/views/registry.ts']).includes(file)),
      ),
      limit: 2_500,
    },
    { name: 'WalletConnect', gzipBytes: sum(walletConnect), limit: 145_000 },
    ...Object.entries(libraries).map(([name, { namespace, user, limit }]) => ({
      name,
      gzipBytes: sum(ofLibrary(name, user, namespace)),
      limit,
    })),
    { name: 'connecting, any family', gzipBytes: sum(added(connecting)), limit: 19_600 },
    ...Object.entries(families).map(([family, modules]) => ({
      name: `${family} connect and sign`,
      gzipBytes: sum(added(modules).filter((file) => !added(connecting).includes(file))),
      limit: 17_300,
    })),
    // The part for EVM is in the driver's chunk and is measured with the driver.
    ...Object.keys(families)
      .filter((family) => family !== 'eip155')
      .map((family) => ({
        name: `${family} over WalletConnect`,
        gzipBytes: sum(
          added([walletConnectPart(family)]).filter(
            (file) => !walletConnect.includes(file) && !ofFamily(family, file),
          ),
        ),
        limit: 5_000,
      })),
    { name: 'embedded wallet (frame + auth)', gzipBytes: sum(embedded), limit: 20_600 },
    {
      name: 'account',
      // The view registry has loaded with the first view beyond Connect.
      gzipBytes: sum(
        added(account).filter(
          (file) => ![...connected, ...added(['src/views/registry.ts'])].includes(file),
        ),
      ),
      limit: 27_300,
    },
    { name: 'texts of the account', gzipBytes: sum(added(accountTexts)), limit: 5_400 },
    ...sendFamilies.map((family) => ({
      name: `send on ${family}, our own code`,
      gzipBytes: sum(
        added([...sendViews, `src/chains/${family}/send/sender.ts`]).filter(
          (file) => isOfSend(file) && !following.includes(file),
        ),
      ),
      // Solana's transfers read token accounts and mints, and are compared with what the wallet has signed.
      limit: family === 'solana' ? 33_900 : 23_400,
    })),
    {
      name: 'send on bip122, with its libraries',
      gzipBytes: sum(
        added(bitcoinSend).filter(
          (file) => ![...connected, ...added(families.bip122)].includes(file),
        ),
      ),
      limit: 70_000,
    },
    {
      name: 'simulation on eip155, our own code',
      gzipBytes: sum(
        added(['src/chains/eip155/send/simulateTransfer.ts']).filter(
          (file) => isOfSend(file) && !added(['src/chains/eip155/send/sender.ts']).includes(file),
        ),
      ),
      limit: 4_200,
    },
    { name: 'shared by send, swap and on-ramp', gzipBytes: sum(files(paying)), limit: 7_950 },
    { name: 'footer of forms and reviews', gzipBytes: sum(files(footer)), limit: 700 },
    { name: 'texts of swapping', gzipBytes: sum(files(['src/i18n/en/swap.ts'])), limit: 2_500 },
    {
      name: 'swap, our own code',
      gzipBytes: sum(added(swap).filter((file) => isOfSend(file) && !following.includes(file))),
      // Includes the read of the allowance that a swap leaves.
      limit: 31_200,
    },
    {
      name: 'on-ramp, our own code',
      gzipBytes: sum(added(onramp).filter(isOfSend)),
      limit: 12_500,
    },
    {
      name: 'following what was sent',
      gzipBytes: sum(following.filter(isOfSend)),
      limit: 11_300,
    },
    {
      name: 'following what the page sends',
      gzipBytes: sum(
        added(pageTransactions).filter((file) => isOfSend(file) && !following.includes(file)),
      ),
      limit: 3_700,
    },
    {
      name: 'sign-in, our own code',
      gzipBytes: sum(
        added(signIn).filter(
          (file) => ![...connected, ...added(account)].includes(file) && !bundle.isLibrary(file),
        ),
      ),
      limit: 12_000,
    },
    ...Object.entries({ 'review of requests': review, 'smart sessions': smartSessions }).map(
      ([name, modules]) => ({
        name: `${name}, our own code`,
        gzipBytes: sum(
          added(modules).filter((file) => isOfSend(file) && !files(account).includes(file)),
        ),
        limit: 9_100,
      }),
    ),
    {
      name: 'permissions, our own code',
      // The texts of smart sessions, and what is shared with sending, are measured with these.
      gzipBytes: sum(
        added(permissions).filter(
          (file) =>
            isOfSend(file) &&
            !files(account).includes(file) &&
            !added([...smartSessions, ...swap]).includes(file),
        ),
      ),
      // The revocation is a chunk of its own, because the end of a swap loads it without the view.
      limit: 15_800,
    },
    {
      name: 'permissions on solana, our own code',
      gzipBytes: sum(
        added([solanaPermissions]).filter(
          (file) => isOfSend(file) && !added(['src/chains/solana/send/sender.ts']).includes(file),
        ),
      ),
      limit: 3_000,
    },
    { name: 'texts of reviews', gzipBytes: sum(files(reviewTexts)), limit: 5_500 },
    ...Object.entries(simulations).map(([family, own]) => ({
      name: `changes by a request on ${family}, our own code`,
      gzipBytes: sum(
        added([`src/chains/${family}/review/simulateChanges.ts`]).filter(
          (file) => isOfSend(file) && !added(own).includes(file),
        ),
      ),
      limit: 4_000,
    })),
    {
      name: 'descriptions by ERC-7730, our own code',
      gzipBytes: sum(
        added(descriptions).filter(
          (file) =>
            isOfSend(file) && ![...added(review), ...added(requestReaders.eip155)].includes(file),
        ),
      ),
      limit: 10_300,
    },
    {
      name: 'the descriptors of a contract',
      gzipBytes: Math.max(
        ...bundle
          .filesOf(isDescriptor)
          .map((file) =>
            sum([file, ...files(['src/chains/eip155/review/clearSigning/descriptors/parts.ts'])]),
          ),
      ),
      limit: 4_000,
    },
    ...Object.entries(requestReaders).map(([family, modules]) => ({
      name: `reader of ${family} requests, our own code`,
      gzipBytes: sum(
        added(modules).filter(
          (file) => isOfSend(file) && ![...added(review), ...added(readerLibraries)].includes(file),
        ),
      ),
      limit: 13_800,
    })),
    ...Object.entries(verifiers).map(([name, { namespace, parts, limit }]) => ({
      name: `verifier of ${name}`,
      gzipBytes: sum(
        added(parts.map((part) => `src/chains/${namespace}/verify/${part}.ts`)).filter(
          (file) => ![...connected, ...added(families[namespace])].includes(file),
        ),
      ),
      limit,
    })),
    {
      name: 'the name of an EVM account, our own code',
      gzipBytes: sum(
        added(accountName).filter((file) => !connected.includes(file) && !bundle.isLibrary(file)),
      ),
      limit: 5_900,
    },
    ...Object.entries(ownNames).map(([family, module]) => ({
      name: `names on ${family}, our own code`,
      gzipBytes: sum(
        added([module]).filter(
          (file) => !connected.includes(file) && !ofFamily(family, file) && !bundle.isLibrary(file),
        ),
      ),
      limit: 4_000,
    })),
    {
      name: 'an ENS name, with the tables of ENSIP-15',
      gzipBytes: sum(
        added(nameRecords).filter(
          (file) =>
            ![...connected, ...added(accountName), ...added(families.eip155)].includes(file),
        ),
      ),
      limit: 32_000,
    },
    // Loaded with the first network, token, or wallet without a picture that is shown.
    { name: 'pictures of networks', gzipBytes: pictures('network'), limit: 6_000 },
    { name: 'pictures of tokens', gzipBytes: pictures('token'), limit: 3_000 },
    { name: 'pictures of wallets', gzipBytes: pictures('wallet'), limit: 5_000 },
    { name: 'QR code', gzipBytes: sum(added(['src/components/QrCode.tsx'])), limit: 6_000 },
    { name: 'largest other view', ...largest, limit: 4_000 },
  ]
}
