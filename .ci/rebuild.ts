import { readFileSync } from 'node:fs'
import { rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { inRepository } from './paths.ts'

// Builds the script-tag bundle once more, in memory, and prints every file that is not byte for byte what
// dist/cdn holds. See `rebuildElsewhere` in checks.ts.
const { options } = await loadConfigFile(inRepository('rollup.config.mjs'), { silent: true })
const cdn = options.find(({ output }) => output.some(({ dir }) => dir === 'dist/cdn'))
if (!cdn) throw new Error('the configuration builds no dist/cdn')

const bundle = await rollup(cdn)
for (const output of cdn.output) {
  const built = await bundle.generate(output)
  for (const file of built.output) {
    const text = file.type === 'chunk' ? file.code : file.source
    const before = readFileSync(inRepository('dist/cdn', file.fileName))
    if (Buffer.compare(Buffer.from(text), before) !== 0) console.log(file.fileName)
  }
}
await bundle.close()
