import { randomBytes } from 'node:crypto'
import { relative } from 'node:path'
import { addAttributes } from './addAttributes.ts'
import { type Base, baseOf, type Framework, frameworks, rangesOf } from './bases.ts'
import { insertAtTop } from './insertAtTop.ts'
import { type AppOptions, allLogins, packageName } from './options.ts'
import { parseGuide, readFiles, readTestWallet } from './parseGuide.ts'
import type { BuiltInNetwork } from './readNetworks.ts'
import { replaceOnce } from './replaceOnce.ts'

/** Returns the text of a page of `elements/reference`: `frameworks/react.md`. */
export type ReadPage = (path: string) => string

/** Text files by their paths in the app. */
type Files = Record<string, string>

interface App {
  base: Base
  files: Files
  /** Address at which the development server shows the app. */
  origin: string
}

/** Returns the files of an app. Its code is that of the pages of the reference, with the options in it. */
export function scaffold(options: AppOptions, readPage: ReadPage, version: string): Files {
  const { framework, hasSignIn } = options
  const app =
    hasSignIn && framework === 'html'
      ? signInPage(readPage)
      : guideApp(framework, readPage, options)
  const files = Object.entries(hasSignIn ? addServer(app, readPage, options) : app.files).map(
    ([path, text]) => [path, withOptions(path, text, options)],
  )
  return {
    ...Object.fromEntries(files),
    'package.json': renderManifest(app.base, options, version),
    'README.md': renderReadme(app, options),
    '.gitignore': ['node_modules', 'dist', '.env', ...ignored[framework], ''].join('\n'),
  }
}

/** Files and folders that the frameworks' tools write, by framework. */
const ignored: Record<Framework, string[]> = {
  html: [],
  react: [],
  next: ['.next', 'next-env.d.ts', '*.tsbuildinfo'],
  'react-router': ['.react-router', 'build'],
  vue: [],
  nuxt: ['.nuxt', '.output'],
  svelte: [],
  sveltekit: ['.svelte-kit', 'build'],
  solid: [],
  angular: ['.angular'],
  astro: ['.astro'],
}

const familiesOf = (networks: readonly BuiltInNetwork[]) => [
  ...new Set(networks.map(({ namespace }) => namespace)),
]

/** Replaces the one call that installs a test wallet by a call for each family of the app's networks. */
function forFamilies(code: string, { networks }: AppOptions): string {
  const calls = (line: string) =>
    familiesOf(networks)
      .map((family) => line.replace("'eip155'", `'${family}'`))
      .join('\n')
  return replaceOnce(code, /^.*installWallet\(\{ family: 'eip155' \}\).*$/m, calls)
}

/** The app of a framework's page, with the test wallet during development. */
function guideApp(framework: Framework, readPage: ReadPage, options: AppOptions): App {
  const text = readPage(`frameworks/${framework}.md`)
  const { create, files, testWallet } = parseGuide(framework, text)
  const base = baseOf(framework, create)
  const all: Files = { ...base.files, ...files }
  if (testWallet) {
    const { path, code } = testWallet
    all[path] = insertAtTop(path, all[path] ?? '', forFamilies(code, options))
  } else all['test-wallet.js'] = forFamilies(all['test-wallet.js'] ?? '', options)
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(text) ?? []
  return { base, files: all, origin }
}

/** The page and the server of `cookbook/server-sign-in.md`. */
function signInPage(readPage: ReadPage): App {
  const text = readPage('cookbook/server-sign-in.md')
  const files = readFiles('server-sign-in', text)
  const base = baseOf('html', text)
  base.manifest.type = 'module'
  base.manifest.scripts.dev = 'node --env-file=.env --import tsx server.ts'
  Object.assign(base.manifest.devDependencies, rangesOf(['tsx', '@types/node']))
  return { base, files, origin: 'http://localhost:3000' }
}

/** How the development servers of frameworks get the routes that sign users in. */
const vite = { events: 'src/signInEvents.ts', routes: 'signInRoutes.ts' }
const servers: Partial<Record<Framework, { events: string; routes: string }>> = {
  react: vite,
  vue: vite,
  svelte: vite,
  solid: vite,
  next: { events: 'app/signInEvents.ts', routes: 'app/sign-in/[route]/route.ts' },
  nuxt: { events: 'app/signInEvents.ts', routes: 'server/routes/sign-in/[route].ts' },
  sveltekit: { events: 'src/signInEvents.ts', routes: 'src/routes/sign-in/[route]/+server.ts' },
}

/** Adds the server that signs users in, its settings for development, and what the page asks it. */
function addServer(app: App, readPage: ReadPage, options: AppOptions): Files {
  const { framework, networks } = options
  const nodes = networks.filter(({ namespace }) => namespace === 'eip155')
  const environment = [
    '# For development; put values of your own into the environment of the server.',
    `ORIGIN=${app.origin}`,
    `SIGN_IN_SECRET=${randomBytes(32).toString('hex')}`,
    ...nodes.map((network) => `${nodeVariable(network)}=https://${network.node}`),
    '',
  ]
  const files: Files = { ...app.files, '.env': environment.join('\n') }
  const page = readFiles('server', readPage('server.md'))
  const place = servers[framework]
  if (!place) {
    const testWallet = readTestWallet(readPage('cookbook/server-sign-in.md'))
    const code = forFamilies(testWallet?.code ?? '', options)
    files['index.html'] = insertAtTop('index.html', files['index.html'] ?? '', code)
    files['server.ts'] = withServerNetworks(files['server.ts'] ?? '', networks)
    return files
  }
  const own = (path: string) => page[path] ?? fail(`The page server.md has no ${path}.`)
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  files['signIn.ts'] = withServerNetworks(own('signIn.ts'), networks)
  files[place.events] = own(name(place.events))
  files[place.routes] = own(place.routes)
  const { devDependencies, scripts } = app.base.manifest
  Object.assign(devDependencies, rangesOf(['@types/node']))
  const isVite = place === vite
  if (isVite) {
    files['signInPlugin.ts'] = own('signInPlugin.ts')
    const config = replaceOnce(files['vite.config.ts'] ?? '', /plugins: \[/, '$&signInPlugin, ')
    files['vite.config.ts'] = insertAtTop(
      'vite.config.ts',
      config,
      "import { signInPlugin } from './signInPlugin'\n",
    )
  }
  if (isVite || framework === 'sveltekit')
    // Vite does not read `.env` into `process.env`.
    for (const script of isVite ? ['dev', 'preview'] : ['dev', 'build', 'preview'])
      scripts[script] = scripts[script]?.replace(
        'vite',
        'node --env-file=.env node_modules/vite/bin/vite.js',
      ) as string
  const [path = '', text = ''] =
    Object.entries(app.files).find(([, text]) => text.includes("import 'wallet-modal'\n")) ?? []
  const depth = path.split('/').length - place.events.split('/').length
  const events = `${depth > 0 ? '../'.repeat(depth) : './'}signInEvents`
  files[path] = replaceOnce(text, /^( *)import 'wallet-modal'\n/m, `$&$1import '${events}'\n`)
  return files
}

const nodeVariable = ({ slug }: BuiltInNetwork) => `${slug.toUpperCase().replaceAll('-', '_')}_NODE`

/** Puts the networks of the app, and variables with their nodes, into a call of `createSignIn`. */
function withServerNetworks(text: string, networks: readonly BuiltInNetwork[]): string {
  const ids = networks.map(({ caipNetworkId }) => `'${caipNetworkId}'`).join(', ')
  const nodes = networks
    .filter(({ namespace }) => namespace === 'eip155')
    .map((one) => `    '${one.caipNetworkId}': process.env.${nodeVariable(one)} ?? '',\n`)
  const named = replaceOnce(text, /networks: \[[^\]]*\]/, `networks: [${ids}]`)
  return replaceOnce(named, /rpcUrls: \{[^}]*\}/, `rpcUrls: {\n${nodes.join('')}  }`)
}

/** Puts the options of the app into the code of a page. */
function withOptions(path: string, text: string, options: AppOptions): string {
  const { networks, logins, projectId, hasSignIn } = options
  const [first, second = first] = networks
  if (!first || !second) throw new Error('An app has a network.')
  const socials = logins.filter((login) => login !== 'email')
  const features = { email: logins.includes('email'), socials: socials.length > 0 && socials }
  const isUsual = logins.length === allLogins.length
  const attributes = {
    ...(projectId && { 'project-id': projectId }),
    ...(!isUsual && { features: JSON.stringify(features) }),
    ...(hasSignIn && { siwx: '{"statement": "Welcome."}' }),
  }
  // The page of server-sign-in.md has the attribute already.
  const own = text.replace(/(<wallet-modal\b[^>]*) siwx='[^']*'/g, '$1')
  return addAttributes(path, own, attributes)
    .replaceAll(
      'networks="ethereum base"',
      `networks="${networks.map(({ slug }) => slug).join(' ')}"`,
    )
    .replaceAll("switchNetwork('base')", `switchNetwork('${second.slug}')`)
    .replaceAll('data-network="base"', `data-network="${second.slug}"`)
    .replaceAll('Switch to Base', `Switch to ${second.name}`)
}

function renderManifest({ manifest }: Base, options: AppOptions, version: string): string {
  const { folder, packed } = options
  const own = packed ? `file:${relative(folder, packed).replaceAll('\\', '/')}` : `^${version}`
  const sorted = (ranges: Record<string, string>) =>
    Object.fromEntries(Object.entries(ranges).sort(([a], [b]) => (a < b ? -1 : 1)))
  const { type, scripts, dependencies, devDependencies } = manifest
  const whole = {
    name: packageName(folder),
    private: true,
    version: '0.0.0',
    ...(type && { type }),
    scripts,
    dependencies: sorted({ ...dependencies, 'wallet-modal': own }),
    ...(Object.keys(devDependencies).length > 0 && { devDependencies: sorted(devDependencies) }),
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}

const reference = 'https://github.com/wallet-modal/wallet-modal/tree/main/elements/reference'

/** The command that starts the development server. */
export const runCommand = (framework: Framework) =>
  framework === 'angular' ? 'npm start' : 'npm run dev'

function renderReadme({ origin }: App, options: AppOptions): string {
  const { folder, framework, logins, projectId, hasSignIn } = options
  const lines = [
    `# ${packageName(folder)}`,
    '',
    `A page with a wallet modal, in ${frameworks[framework]}.`,
    '',
    '```sh',
    'npm install',
    runCommand(framework),
    '```',
    '',
    `Open ${origin}, press "Connect Wallet" and choose "Test Wallet", which signs with public test keys and asks nothing. It is there`,
    'during development only: never send anything of value to its accounts.',
    '',
    `- The page of the framework: ${reference}/frameworks/${framework}.md`,
    `- Attributes of \`<wallet-modal>\`: ${reference}/attributes.md`,
  ]
  if (logins.length > 0 && !projectId)
    lines.push(
      '- Logins need the attribute `project-id` on `<wallet-modal>`, with an id of https://dashboard.reown.com.',
    )
  if (hasSignIn)
    lines.push(
      `- \`.env\` has a secret and public nodes for development. In production the server needs its own: ${reference}/server.md`,
    )
  return `${lines.join('\n')}\n`
}

function fail(message: string): never {
  throw new Error(message)
}
