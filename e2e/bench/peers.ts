import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

// `npm run bench:peers` measures the bytes that other wallet kits load with the page, for the table of the README. Each
// kit is bundled into a temporary folder, as in the first example of its documentation, with the React, wagmi and viem
// that it needs.
const run = promisify(execFile)

const packages = {
  '@rainbow-me/rainbowkit': '2.2.11',
  connectkit: '1.9.2',
  wagmi: '2.19.5',
  viem: '2.57.20',
  '@tanstack/react-query': '5',
  react: '18.3.1',
  'react-dom': '18.3.1',
}

/** Packages of single wallets. wagmi's connectors load them if the app has installed them; the examples have not. */
const optional = ['@base-org/account', '@gemini-wallet/core', 'porto', 'porto/internal']
/** Modules that packages import only on other platforms. */
const elsewhere = ['@react-native-async-storage/async-storage', 'pino-pretty']

const app = (imports: string, config: string, [open, close]: [string, string]) => `${imports}
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
const config = ${config}
createRoot(document.body).render(<WagmiProvider config={config}>
  <QueryClientProvider client={new QueryClient()}>${open}${close}</QueryClientProvider></WagmiProvider>)
`

const examples = {
  RainbowKit: app(
    `import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'`,
    "getDefaultConfig({ appName: 'App', projectId: 'id', chains: [mainnet] })",
    ['<RainbowKitProvider><ConnectButton />', '</RainbowKitProvider>'],
  ),
  ConnectKit: app(
    `import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { createConfig, http } from 'wagmi'`,
    `createConfig(getDefaultConfig({ appName: 'App', walletConnectProjectId: 'id', chains: [mainnet],
  transports: { [mainnet.id]: http() } }))`,
    ['<ConnectKitProvider><ConnectKitButton />', '</ConnectKitProvider>'],
  ),
}

/** Returns the gzip bytes that a page loads before the user acts: scripts with their static imports, and styles. */
async function measure(folder: string, entry: string): Promise<number> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    external: [...optional, ...elsewhere],
  })
  const bytes = new Map(
    outputFiles.map(({ path, contents }) => [
      relative(folder, path),
      gzipSync(contents, { level: 9 }).byteLength,
    ]),
  )
  const loaded = new Set<string>()
  function visit(path: string): void {
    const output = metafile.outputs[path]
    if (!output || loaded.has(path)) return
    loaded.add(path)
    if (output.cssBundle) loaded.add(output.cssBundle)
    for (const { kind, path } of output.imports) if (kind === 'import-statement') visit(path)
  }
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint === entry) visit(path)
  }
  return [...loaded].reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0)
}

const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-peers-'))
try {
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const install = 'install --no-audit --no-fund --ignore-scripts --legacy-peer-deps'.split(' ')
  await run('npm', [...install, ...names], { cwd: folder })
  for (const [name, text] of Object.entries(examples)) {
    await writeFile(join(folder, `${name}.jsx`), text)
    console.log(JSON.stringify({ name, gzipBytes: await measure(folder, `${name}.jsx`) }))
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
