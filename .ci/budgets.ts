import type { Bundle } from './bundle.ts'

export interface Budget {
  name: string
  /** Bytes after gzip, or a number of files. */
  measured: number
  limit: number
  /** A lower figure that is not met yet. */
  wanted?: number | undefined
}

/** Rooms that opening Connect loads (`elements/bundle/rooms.mjs`); the last one loads once the view is painted. */
export const openedView = ['wallet-modal', 'host', 'shell', 'painted']

/** Rooms that connecting an installed EVM wallet loads beyond the opened view. */
const connected = ['connection', 'views', 'eip155']

/** Rooms that a paying user has loaded: the account, and those that following a transaction needs. */
const paying = [...openedView, ...connected, 'account', 'following']

/** A total: the files of `rooms` with their static imports, without those that the rooms in `after` load. */
interface Total extends Pick<Budget, 'name' | 'limit' | 'wanted'> {
  rooms: readonly string[]
  after?: readonly string[]
}

const totals: readonly Total[] = [
  { name: 'script at page load', rooms: ['wallet-modal'], limit: 4_120 },
  { name: 'opened Connect view', rooms: openedView, limit: 104_350, wanted: 90_000 },
  {
    name: 'opened Connect view, all families',
    rooms: [...openedView, 'discovery'],
    limit: 109_700,
  },
  {
    name: 'opened Connect view, with logins',
    rooms: [...openedView, 'logins'],
    limit: 112_950,
    wanted: 97_000,
  },
  { name: 'wide layout', rooms: ['wide'], after: openedView, limit: 2_600 },
  {
    name: 'connecting an EVM wallet',
    rooms: connected,
    after: openedView,
    limit: 87_700,
    wanted: 70_000,
  },
  ...['solana', 'polkadot', 'bip122'].map((family) => ({
    name: `connecting a wallet of ${family} beyond that`,
    rooms: [family],
    after: [...openedView, ...connected, 'discovery'],
    limit: 22_000,
  })),
  {
    name: 'WalletConnect',
    rooms: ['wallet-connect', 'wallet-connect-views'],
    after: [...openedView, ...connected],
    limit: 125_150,
  },
  {
    name: 'Mobile Wallet Adapter',
    rooms: ['mobile-wallet'],
    after: [...openedView, ...connected, 'discovery', 'solana'],
    limit: 22_500,
  },
  {
    name: 'app of MetaMask',
    rooms: ['metamask'],
    after: [...openedView, ...connected],
    limit: 93_500,
  },
  {
    name: 'account',
    rooms: ['account'],
    after: [...openedView, ...connected],
    limit: 40_800,
  },
  ...['eip155', 'solana', 'polkadot', 'bip122'].map((family) => ({
    name: `send on ${family}`,
    rooms: ['send', `${family}-transactions-sdk`],
    after: [...paying, family],
    limit: { eip155: 63_800, solana: 112_400, polkadot: 188_200, bip122: 86_300 }[family] ?? 0,
  })),
  { name: 'swap', rooms: ['swap'], after: paying, limit: 70_100 },
  { name: 'on-ramp', rooms: ['onramp'], after: paying, limit: 19_200 },
  {
    name: 'review of a request',
    rooms: ['review-view', 'eip155-review-sdk'],
    after: [...openedView, ...connected],
    limit: 64_850,
  },
  {
    name: 'permissions',
    rooms: ['permissions', 'eip155-permissions-sdk'],
    after: paying,
    limit: 48_550,
  },
  {
    name: 'login by email or social account',
    rooms: ['embedded', 'login-views', 'eip155'],
    after: [...openedView, 'logins'],
    limit: 97_000,
  },
]

/** The other entries of the package, each one file in no room. */
const entries = [
  { name: 'wallet-modal/react', file: '../react.js', limit: 1_050 },
  { name: 'wallet-modal/store', file: '../store.js', limit: 1_050 },
  { name: 'wallet-modal/wagmi', file: '../wagmi.js', limit: 1_650 },
  { name: 'wallet-modal/devtools', file: '../devtools.js', limit: 4_000 },
  { name: 'wallet-modal/testing', file: '../testing/testing.js', limit: 1_000 },
]

/**
 * Files of `wallet-modal/server` that a family loads after the entry, which is the file `createSignIn.js`. 30 kB are wanted;
 * bitcoinjs-lib, which builds the scripts of addresses, is 7 kB more.
 */
const serverFamilies = { eip155: 20_300, solana: 15_400, polkadot: 29_200, bip122: 37_900 }

/** Returns a file of dist/server with all that it imports statically. */
function serverFiles(bundle: Bundle, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, name = ''] of bundle.text(file).matchAll(/\bfrom\s*["']\.\/([^"']+)["']/g))
    serverFiles(bundle, `../server/${name}`, known)
  return known
}

function measureServer(bundle: Bundle): Budget[] {
  const entry = serverFiles(bundle, '../server/server.js')
  const families = Object.entries(serverFamilies).map(([family, limit]) => {
    const files = [...serverFiles(bundle, `../server/${family}.js`)]
    const measured = bundle.gzipBytes(files.filter((file) => !entry.has(file)))
    return { name: `wallet-modal/server for ${family}`, measured, limit }
  })
  return [
    { name: 'wallet-modal/server', measured: bundle.gzipBytes(entry), limit: 12_700 },
    ...families,
  ]
}

/** All size budgets, measured in the build. */
export function measureBudgets(bundle: Bundle): Budget[] {
  const loaded = (rooms: readonly string[]) => bundle.closure(bundle.filesNamed(rooms))
  const measure = ({ rooms, after = [], ...total }: Total): Budget => {
    const before = loaded(after)
    const files = [...loaded(rooms)].filter((file) => !before.has(file))
    return { ...total, measured: bundle.gzipBytes(files) }
  }
  const language = (suffix: string) =>
    [...bundle.chunks].filter(([, { name }]) => new RegExp(`^text-[\\w-]+${suffix}$`).test(name))
  const largest = (suffix: string) =>
    Math.max(...language(suffix).map(([file]) => bundle.gzipBytes([file])))
  const shards = [...bundle.chunks].flatMap(([file, { name }]) =>
    name.startsWith('registry-') ? bundle.gzipBytes([file]) : [],
  )
  const scripts = [...bundle.chunks.values()].filter(
    ({ name }) => !/^(?:text|registry)-/.test(name),
  )
  return [
    ...totals.map(measure),
    ...entries.map(({ file, ...entry }) => ({ ...entry, measured: bundle.gzipBytes([file]) })),
    ...measureServer(bundle),
    { name: 'texts of a language for views', measured: largest('-views'), limit: 20_300 },
    { name: 'texts of a language for reviews', measured: largest('-reviews'), limit: 7_200 },
    {
      name: 'descriptors of the public registry, a file',
      measured: Math.max(...shards),
      limit: 3_000,
    },
    { name: 'files of the public registry', measured: shards.length, limit: 12 },
    { name: 'all files', measured: bundle.gzipBytes(bundle.chunks.keys()), limit: 1_612_000 },
    // Each file costs a request, and bundlers of pages compute with all of them. Texts and shards of the registry hold data
    // alone, and of each kind one or two files load on use.
    { name: 'number of script files', measured: scripts.length, limit: 93 },
  ]
}
