import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { root } from './root.mjs'

const folder = 'src/i18n/texts'
const source = (name) => tsImport(`../../src/i18n/${name}.ts`, import.meta.url)
const { splitTexts } = await source('splitTexts')
const { laterParts } = await source('parts')

/** Matches the module of a language, and the modules of its parts, which exist only in the build. */
const language = new RegExp(`${folder}/([\\w-]+)\\.json$`)
const partOfLanguage = new RegExp(`${folder}/([\\w-]+)/(\\w+)$`)
/** Begins the id of the module in place of `splitTexts.ts`. Each importer has its own, since a common one would be in no room. */
const splitting = '\0split-texts:'

/** Returns the tag and the part of a module with texts; null for other modules. */
export function textsOf(id) {
  const [, tag, part = 'opened'] = partOfLanguage.exec(id) ?? language.exec(id) ?? []
  return tag ? { tag, part } : null
}

/** Returns the texts of a language's part as JSON. */
async function pick(tag, part) {
  const { opened, load } = splitTexts(
    JSON.parse(readFileSync(join(root, folder, `${tag}.json`), 'utf8')),
  )
  return JSON.stringify(part === 'opened' ? opened : await load(part))
}

/** Splits the JSON file of a language into a module for each part, so that a part loads on use. */
export const texts = {
  name: 'texts',
  resolveId(id, importer) {
    if (id.endsWith('/splitTexts.ts')) return splitting + importer
    return partOfLanguage.test(id) ? id : null
  },
  async load(id) {
    if (id.startsWith(splitting)) return 'export const splitTexts = (texts) => texts'
    const found = textsOf(id)
    if (!found) return null
    const { tag, part } = found
    if (partOfLanguage.test(id)) return `export default ${await pick(tag, part)}`
    const loaders = laterParts.map(
      (one) => `${one}: () => import(${JSON.stringify(join(root, folder, tag, one))})`,
    )
    return [
      `const loaders = {${loaders.join()}}`,
      `export default { opened: ${await pick(tag, part)}, load: async (part) => (await loaders[part]()).default }`,
    ].join('\n')
  },
}
