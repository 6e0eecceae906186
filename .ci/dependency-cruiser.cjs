/**
 * The order of the layers: imports point downwards only. Tests are exempt, and so are modules that only tests import.
 */
const tests = '(\\.test(-d)?\\.tsx?$|(?<!^elements)/testing/)'

/** Lists the states of all views. */
const gallery = '^demo/page/gallery/viewStates\\.ts$'

const under = (...folders) => `^src/(${folders.join('|')})/`
const leaves = ['errors', 'i18n', 'theme', 'utils', 'types']

const layer = (name, from, mayNot, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: mayNot },
})

/**
 * The rooms of `src/actions` in order. A room may import, statically or dynamically, only from rooms before it. Instead
 * of being imported, a later room subscribes to events: see `src/actions/features.ts`.
 */
const rooms = [
  'services',
  'report',
  'amounts',
  'wallets',
  'connection',
  'ownList',
  'networks',
  'names',
  'account',
  'transactions',
  'activity',
  'modal',
  'signIn',
  'review',
  'smartSessions',
  'permissions',
  'send',
  'onramp',
  'swap',
  'pairing',
  'embeddedWallet',
  'login',
]

const roomRules = rooms.map((room, index) => ({
  name: `actions-${room}`,
  comment: `The rooms of src/actions are built on each other in this order: ${rooms.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/actions/${room}/`, pathNot: tests },
  to: {
    path: '^src/actions/',
    pathNot: `^src/actions/(${rooms.slice(0, index + 1).join('|')})/`,
  },
}))

const above = {
  actions: ['^elements/', under('shell', 'views', 'components')],
  controllers: ['^elements/', under('shell', 'views', 'components', 'actions')],
  services: ['^elements/', under('shell', 'views', 'components', 'actions', 'controllers')],
}

/** Packages whose code is shipped; the table in elements/reference/dependencies.md gives their use. */
const shipped = [
  '@metamask/mobile-wallet-protocol-(?:core|dapp-client)',
  '@metamask/multichain-api-client',
  '@noble/(?:curves|hashes)',
  '@polkadot/types',
  '@polkadot-api/merkleize-metadata',
  '@polkadot/util-crypto',
  '@r2wc',
  '@scure/(?:base|sr25519)',
  '@solana-mobile/mobile-wallet-adapter-protocol',
  '@solana/(?:spl-token|web3\\.js)',
  '@tanstack/react-virtual',
  '@wallet-standard/app',
  '@walletconnect/sign-client',
  '@web3icons/core',
  'bitcoinjs-lib',
  'eciesjs',
  'ethers',
  'idb-keyval',
  'react',
  'react-dom',
  'uqr',
  'valtio',
  'zod',
]

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or three.',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        // The registry imports its views dynamically, and views import other views dynamically. Such a cycle is
        // harmless.
        viaOnly: { dependencyTypesNot: ['dynamic-import'] },
      },
    },
    ...roomRules,
    {
      name: 'actions-in-rooms',
      comment:
        'A new room gets its place in the order above. `features.ts` subscribes rooms to events.',
      severity: 'error',
      from: {},
      to: { path: '^src/actions/', pathNot: `^src/actions/((${rooms.join('|')})/|features\\.ts$)` },
    },
    {
      name: 'light-script',
      comment: 'The script at page load brings none of what is loaded later.',
      severity: 'error',
      from: { path: '^elements/(light/|[^/]+\\.ts$)', pathNot: 'WalletModalElement' },
      to: {
        path: ['^src/', 'node_modules'],
        pathNot: '^src/types/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    layer(
      'shell',
      under('shell'),
      ['^elements/'],
      'The elements mount the shell, not the reverse.',
    ),
    layer(
      'views',
      under('views'),
      ['^elements/', under('shell', 'chains', 'connectors', 'services', 'frame')],
      'Views call actions and read controllers.',
    ),
    layer(
      'components',
      under('components'),
      [
        '^elements/',
        under('shell', 'views', 'actions', 'controllers', 'connectors', 'chains', 'frame'),
        under('services', 'storage'),
      ],
      'Components know nothing of wallets.',
    ),
    layer('actions', under('actions'), above.actions, 'Actions are what views call.'),
    layer(
      'controllers',
      under('controllers'),
      [...above.controllers, under('connectors', 'chains', 'frame', 'services')],
      'A controller neither fetches nor connects.',
    ),
    {
      name: 'controllers-apart',
      comment: 'A controller does not know another; what spans several is an action.',
      severity: 'error',
      from: { path: under('controllers'), pathNot: tests },
      // controllers/connections.ts writes the status of an account, because the status follows from the connection.
      to: {
        path: under('controllers'),
        pathNot: '^src/controllers/accounts\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'state-seam',
      comment: 'The library that keeps the state can be replaced in these two files.',
      severity: 'error',
      from: {
        pathNot: ['^src/utils/(state|useStateOf)\\.ts$', '^node_modules/'],
      },
      to: { path: '^node_modules/valtio/' },
    },
    layer(
      'connectors',
      under('connectors'),
      above.services,
      'Connectors stand above chains, services and storage.',
    ),
    {
      name: 'connectors-apart',
      comment:
        'A kind of wallet does not know another; those on other devices share what a session is (`sessions`).',
      severity: 'error',
      from: { path: '^src/connectors/([^/]+)/', pathNot: tests },
      to: { path: '^src/connectors/[^/]+/', pathNot: '^src/connectors/($1|installed|sessions)/' },
    },
    {
      name: 'installed-apart',
      comment:
        'A way to find installed wallets does not know another; two share the Wallet Standard.',
      severity: 'error',
      from: { path: '^src/connectors/installed/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/connectors/installed/[^/]+/',
        pathNot: '^src/connectors/installed/($1/|walletStandard/(observe|features))',
      },
    },
    layer('chains', under('chains'), [...above.services, under('connectors')], 'As connectors.'),
    {
      name: 'chains-apart',
      comment: 'A chain family does not know another.',
      severity: 'error',
      from: { path: '^src/chains/([^/]+)/', pathNot: tests },
      to: { path: '^src/chains/[^/]+/', pathNot: '^src/chains/$1/' },
    },
    layer(
      'services',
      under('services', 'frame'),
      [...above.services, under('connectors', 'chains')],
      'Services are asked by actions.',
    ),
    layer(
      'storage',
      under('storage'),
      [...above.services, under('connectors', 'chains', 'services', 'frame')],
      'Storage is at the bottom.',
    ),
    layer(
      'leaves',
      under(...leaves),
      [...above.services, under('connectors', 'chains', 'services', 'frame', 'storage')],
      'What everything may use uses nothing of it.',
    ),
    {
      name: 'product-alone',
      comment:
        'What users load needs neither the demo nor a tool; only wallet-modal/testing is built from the demo’s wallets. The reference says what is tested and how.',
      severity: 'error',
      from: { path: '^(src|elements)/', pathNot: [tests, '^elements/(manifest|site|testing)/'] },
      to: { path: '^(demo|e2e|\\.ci)/' },
    },
    {
      name: 'product-dependencies',
      comment: 'What is shipped imports only packages that are meant to be in it.',
      severity: 'error',
      from: {
        path: '^(src|elements)/',
        // Code that emits types and manifest runs at build time only; create and migrate are packages of their own.
        pathNot: [tests, '^elements/(bundle/|create/|manifest/|migrate/|site/|types/emitTypes)'],
      },
      // All packages are devDependencies, since the build bundles them; these may be bundled.
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'core'],
        pathNot: `^node_modules/(${shipped.join('|')})/`,
      },
    },
    {
      name: 'tests-apart',
      comment:
        'Nothing but tests imports tests and their stand-ins; the gallery imports the states of views, and the reference counts what is tested.',
      severity: 'error',
      from: { path: '^(src|elements|demo)/', pathNot: [tests, gallery, '^elements/manifest/'] },
      to: { path: tests },
    },
    {
      name: 'demo-outside',
      comment:
        'The demo uses the element as any page does; of its code it knows types only, what makes its wallets those of wallet-modal/testing, and how create writes apps.',
      severity: 'error',
      from: { path: '^demo/', pathNot: tests },
      to: {
        path: '^(src|elements)/',
        pathNot: ['^elements/(create|testing)/', '^src/views/[^/]+/testing/states\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
