import { readdirSync, readFileSync } from 'node:fs'
import { rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { integrityOf } from '../elements/bundle/manifest.mjs'
import { inRepository } from './paths.ts'

// Builds the script-tag bundle again in memory and prints each file that differs from dist/cdn, with the first
// difference. See `rebuildElsewhere` in checks.ts.
const { options } = await loadConfigFile(inRepository('rollup.config.mjs'), { silent: true })
const cdn = options.find(({ output }) => output.some(({ dir }) => dir === 'dist/cdn'))
if (!cdn) throw new Error('the configuration builds no dist/cdn')

/**
 * Replaces hashes in file names. Each hash depends on the file's text and on its imports, so a single difference would
 * otherwise be reported for many files.
 */
const withoutHashes = (text: string) => text.replace(/-[\w-]{7}(?=\.(?:js|map)\b)/g, '')

const folder = inRepository('dist/cdn')
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })

function partOf(built: string, fileName: string): string | undefined {
  const text = withoutHashes(built)
  const before = names
    .filter((name) => withoutHashes(name) === withoutHashes(fileName))
    .map((name) => withoutHashes(readFileSync(`${folder}/${name}`, 'utf8')))
  if (before.includes(text)) return undefined
  const [first = ''] = before
  let at = 0
  while (at < text.length && text[at] === first[at]) at++
  const excerpt = (whole: string) => JSON.stringify(whole.slice(Math.max(0, at - 80), at + 160))
  return `${fileName} at ${at}\n  built before: ${excerpt(first)}\n  built again:  ${excerpt(text)}`
}

const bundle = await rollup(cdn)
for (const output of cdn.output) {
  const built = await bundle.generate(output)
  const chunks = built.output.flatMap((file): [string, string][] =>
    file.type === 'chunk' ? [[file.fileName, file.code]] : [],
  )
  if (integrityOf(chunks) !== readFileSync(`${folder}/integrity.json`, 'utf8'))
    console.log('integrity.json')
  for (const file of built.output) {
    const text = file.type === 'chunk' ? file.code : file.source
    const part = partOf(String(text), file.fileName)
    if (part) console.log(part)
    else if (!names.includes(file.fileName)) console.log(file.fileName)
  }
}
await bundle.close()
