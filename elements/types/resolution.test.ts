import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emitTypes } from './emitTypes.ts'

// What an app's compiler finds of the package, by the package's own package.json, whichever way it looks for modules.
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

/** Each family's provider has what its libraries call, once `namespace` is compared. */
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
    // @ts-expect-error: not before it is known which family
    await detail.provider.signPSBT({ psbt: '' })
  })
  export const solana: ConnectDetail<'solana'>['provider'] = null as unknown as Providers['solana']
`

for (const [way, options] of Object.entries(ways)) {
  for (const entry of ['wallet-modal', 'wallet-modal/cdn']) {
    it(`${entry} is typed under moduleResolution ${way}`, () => {
      const file = join(project, 'host.mts')
      writeFileSync(file, host(entry))
      const program = ts.createProgram([file], {
        strict: true,
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
        types: [],
        noEmit: true,
        skipLibCheck: false,
        skipDefaultLibCheck: true,
        // Old apps still look for modules the old way.
        ignoreDeprecations: '6.0',
        ...options,
      })
      const said = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      expect(said).toEqual([])
    }, 60_000)
  }
}
