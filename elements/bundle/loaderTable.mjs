import { join } from 'node:path'
import MagicString from 'magic-string'
import { dynamicImport, pathFrom } from './chunkPaths.mjs'
import { root } from './root.mjs'

/** Path of the table's module, which exists only in the build. */
const table = join(root, 'elements/bundle/loaders.js')
/** Names of a chunk and its modules. Its file name contains a placeholder, which differs between builds. */
const keyOf = ({ name, moduleIds }) => `${name} ${moduleIds.join()}`

/** Returns the file names of the chunks that the chunks `from` import lazily, in an order that is the same in each build. */
const targetsOf = (files, from) => {
  const byName = Object.fromEntries(files.map((file) => [file.fileName, keyOf(file)]))
  const targets = files
    .filter(({ name }) => from.includes(name))
    .flatMap(({ dynamicImports }) => dynamicImports)
  return [...new Set(targets)].sort((a, b) => (byName[a] < byName[b] ? -1 : 1))
}

/**
 * Moves each `import()` of the chunks `from` to one table of loaders, which the chunk `host` loads when one of them is first
 * needed. Turbopack computes what to load for each way by which a page can come to a lazy chunk. Many chunks import those
 * of `from`: without the table there are ten times as many ways, which take minutes (.ci/countLoadPaths.ts).
 */
export const loaderTable = ({ host, from }) => ({
  name: 'loader-table',
  buildStart() {
    this.emitFile({ type: 'chunk', id: table, name: 'loaders' })
  },
  resolveId: (id) => (id === table ? id : null),
  load: (id) => (id === table ? 'export const all = []' : null),
  renderChunk(code, { name, isEntry, facadeModuleId, dynamicImports }, _options, { chunks }) {
    const edited = new MagicString(code)
    const files = Object.values(chunks)
    const pathOf = (isSought) => pathFrom(files.find(isSought).fileName)
    const importLoad = () => {
      const source = `from"${pathOf((file) => file.name === host)}"`
      const end = code.indexOf(`}${source}`)
      if (end < 0) edited.prepend(`import{$load}${source};`)
      else edited.appendLeft(end, ',$load')
    }
    const isFrom = (file) => from.includes(chunks[file].name)
    if (facadeModuleId === table) {
      const functions = targetsOf(files, from).map((target) => `()=>import("${pathFrom(target)}")`)
      edited.overwrite(0, code.length, `export const all=[${functions.join()}];`)
    } else if (name === host) {
      const tablePath = pathOf((file) => file.facadeModuleId === table)
      edited.append(`export const $load=e=>import("${tablePath}").then(t=>t.all[e]?.());`)
    } else if (from.includes(name)) {
      const paths = targetsOf(files, from).map(pathFrom)
      edited.replace(dynamicImport, (_, path) => `$load(${paths.indexOf(path)})`)
      if (/\bimport\(|\$load\(-1/.test(edited.toString()))
        throw new Error(`An import() of ${name} is not in the table of loaders`)
      importLoad()
    } else if (dynamicImports.some(isFrom)) {
      if (isEntry) throw new Error(`${name} is in no folder with the table of loaders`)
      const paths = dynamicImports.filter(isFrom).map(pathFrom)
      // Without an index, `$load` only fetches the table, beside the chunk that needs it.
      edited.replace(dynamicImport, (whole, path) =>
        paths.includes(path) ? `($load().catch(()=>{}),${whole})` : whole,
      )
      importLoad()
    } else return null
    return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) }
  },
})
