import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { installPackages } from '../run/installPackages.ts'

/*
   Compiles `sources` into `compiled.json`: `npx tsx demo/services/contracts/compile.ts`, after a source has changed.
   The result is committed, so that a compiler is needed only after such a change.
 */

interface Output {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
}

const folder = import.meta.dirname
const compiler = join(folder, 'compiler')
await installPackages(compiler, 'the Solidity compiler: 12 MB, some seconds')
const require = createRequire(join(compiler, 'package.json'))
const solc = require('solc') as {
  compile(input: string, callbacks: { import(path: string): object }): string
}

const files = readdirSync(join(folder, 'sources')).sort()
const sources = Object.fromEntries(
  files.map((file) => [file, { content: readFileSync(join(folder, 'sources', file), 'utf8') }]),
)
const input = {
  language: 'Solidity',
  sources,
  settings: {
    optimizer: { enabled: true, runs: 200 },
    evmVersion: 'shanghai',
    // The compiler must add no hash of the sources, because a changed comment would then change the code.
    metadata: { bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  },
}
const callbacks = {
  import: (path: string) => ({
    contents: readFileSync(resolve(compiler, 'node_modules', path), 'utf8'),
  }),
}
const output = JSON.parse(solc.compile(JSON.stringify(input), callbacks)) as Output
for (const { severity, formattedMessage } of output.errors ?? []) {
  if (severity === 'error') throw new Error(formattedMessage)
  console.warn(formattedMessage)
}
const compiled = files.flatMap((file) => {
  const name = file.replace('.sol', '')
  const evm = output.contracts[file]?.[name]?.evm
  if (!evm) throw new Error(`${file} has no contract of its name.`)
  const { object } = evm.bytecode
  // Abstract contracts have no code.
  return object ? [[name, `0x${object}`]] : []
})
const json = `${JSON.stringify(Object.fromEntries(compiled), null, 2)}\n`
writeFileSync(join(folder, 'compiled.json'), json)
