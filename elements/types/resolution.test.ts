import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emitTypes } from './emitTypes.ts'

// Types and modules that an app's compiler resolves by the package's package.json, in each resolution mode.
let project = ''

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'wallet-modal-resolution-'))
  const installed = join(project, 'node_modules/wallet-modal')
  mkdirSync(installed, { recursive: true })
  cpSync(resolve(import.meta.dirname, '../../package.json'), join(installed, 'package.json'))
  emitTypes(join(installed, 'dist/types'))
}, 60_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

const { ModuleKind, ModuleResolutionKind } = ts
const ways = {
  node10: { module: ModuleKind.CommonJS, moduleResolution: ModuleResolutionKind.Node10 },
  nodenext: { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext },
  bundler: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler },
}

/** Each family's provider has the methods that its libraries call, after `namespace` is compared. */
const host = (entry: string) => `
  import '${entry}'
  import type { ConnectDetail, Providers } from '${entry}'
  document.createElement('wallet-modal').addEventListener('connect', async ({ detail }) => {
    if (detail.namespace === 'eip155') await detail.provider.request({ method: 'eth_chainId' })
    if (detail.namespace === 'solana') {
      await detail.provider.signMessage('Hello')
      await detail.provider.signAndSendTransaction({})
    }
    if (detail.namespace === 'polkadot') (await detail.provider.accounts.get()).map(({ address }) => address.length)
    if (detail.namespace === 'bip122') await detail.provider.sendTransfer({ recipient: '', amount: '1' })
    // @ts-expect-error: the namespace must be compared first
    await detail.provider.signPSBT({ psbt: '' })
  })
  export const solana: ConnectDetail<'solana'>['provider'] = null as unknown as Providers['solana']
`

/** An app's test with a minimal type of Playwright's page. */
const appTest = (entry: string) => `
  import { installWallet, type TestPage, type TestWallet } from '${entry}'
  export async function refuse(page: TestPage): Promise<TestWallet> {
    await installWallet({ family: 'bip122', interfaces: ['unisat'] })
    // @ts-expect-error: a Solana wallet has no option "network"
    await installWallet(page, { family: 'solana', network: 'eip155:1' })
    const wallet = await installWallet(page, { family: 'eip155', rpcUrls: { 'eip155:1': '' } })
    await wallet.rejectNext()
    return wallet
  }
`

/** A store by the contract of Svelte: `subscribe` passes the value, and returns what ends the subscription. */
const follower = (entry: string) => `
  import { disconnected, type WalletSnapshot, walletStore } from '${entry}'
  let wallet: WalletSnapshot = disconnected
  const store = walletStore('wallet')
  export const end: () => void = store.subscribe((now) => { wallet = now })
  export const sign = (): Promise<string> => store.signMessage(String(wallet.account?.address))
  export const onclick: (event: MouseEvent) => void = store.disconnect
  // @ts-expect-error: switchNetwork requires a network
  store.switchNetwork()
`

/** A connector by the contract of wagmi. */
const connecting = (entry: string) => `
  import { walletModal } from '${entry}'
  const connector = walletModal('wallet')({ chains: [{ id: 1, name: 'One' }], emitter: { emit() {} } })
  export const name: Promise<string> = connector.switchChain({ chainId: 1 }).then((chain) => chain.name)
  // @ts-expect-error: a chain has an id
  walletModal()({ chains: [{}], emitter: { emit() {} } })
`

/** A server with a request, as runtimes at the edge have it. */
const serving = (entry: string) => `
  import { createSignIn, SignInError, type SignInErrorCode } from '${entry}'
  const signIn = createSignIn({ origin: '', secret: ['', ''], networks: ['eip155:1'], rpcUrls: { 'eip155:1': '' } })
  export const reply = async (request: Request): Promise<Response> =>
    (await signIn.handle(request)) ?? Response.json((await signIn.readSession(request))?.accounts[0]?.address)
  export const codeOf = (thrown: unknown): SignInErrorCode | null => thrown instanceof SignInError ? thrown.code : null
  // @ts-expect-error: a network is a CAIP-2 id
  createSignIn({ origin: '', secret: '', networks: ['ethereum'] })
`

const users = {
  'wallet-modal': host,
  'wallet-modal/cdn': host,
  'wallet-modal/server': serving,
  'wallet-modal/store': follower,
  'wallet-modal/testing': appTest,
  'wallet-modal/wagmi': connecting,
}

/** Compiles code that imports each entry, as one program, because parsing the DOM's types takes longest. */
function compile(way: keyof typeof ways) {
  const files = Object.entries(users).map(([entry, user]) => {
    const file = join(project, `${entry.replace('/', '-')}.mts`)
    writeFileSync(file, user(entry))
    return [entry, file] as const
  })
  const program = ts.createProgram(
    files.map(([, file]) => file),
    {
      strict: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
      noEmit: true,
      skipLibCheck: false,
      skipDefaultLibCheck: true,
      // Older apps use deprecated module resolution.
      ignoreDeprecations: '6.0',
      ...ways[way],
    },
  )
  return { files: new Map(files), all: ts.getPreEmitDiagnostics(program) }
}

const compiled = new Map<string, ReturnType<typeof compile>>()

for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
  for (const entry of Object.keys(users)) {
    it(`the entry ${entry} has types under moduleResolution ${way}`, () => {
      const { files, all } = compiled.get(way) ?? compile(way)
      compiled.set(way, { files, all })
      // Errors in files of the package, and errors without a file, count for each entry.
      const others = [...files].filter(([name]) => name !== entry).map(([, file]) => file)
      const said = all
        .filter(({ file }) => !others.includes(file?.fileName ?? ''))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      expect(said).toEqual([])
    }, 60_000)
  }
}
