import { join } from 'node:path'
import MagicString from 'magic-string'
import { root } from './root.mjs'

/** Path of the table's module, which exists only in the build. */
const table = join(root, 'elements/bundle/loaders.js')
const dynamicImport = /\bimport\("(\.[^"]+)"\)/g

const pathFrom = (file) => `./${file.replace(/^chunks\//, '')}`

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
 * Moves each `import()` of the chunks `from` to one table of loaders, which the chunk `host` loads when it first needs it.
 * Turbopack computes what to load for each chain of chunks by which an app could come to a lazy one. Many chunks import
 * those of `from`: without the table it computes ten times as many, for minutes (.ci/countChains.ts).
 */
export const loaderTable = ({ host, from }) => ({
  name: 'loader-table',
  buildStart() {
    this.emitFile({ type: 'chunk', id: table, name: 'loaders' })
  },
  resolveId: (id) => (id === table ? id : null),
  load: (id) => (id === table ? 'export const loaders = []' : null),
  renderChunk(code, { name, facadeModuleId, dynamicImports }, _, { chunks }) {
    const files = Object.values(chunks)
    const pathOf = (isSought) => pathFrom(files.find(isSought).fileName)
    const importLoad = () => `import{$load}from"${pathOf((file) => file.name === host)}";`
    const isFrom = (file) => from.includes(chunks[file].name)
    const edited = new MagicString(code)
    if (facadeModuleId === table) {
      const functions = targetsOf(files, from).map((target) => `()=>import("${pathFrom(target)}")`)
      edited.overwrite(0, code.length, `export const loaders=[${functions.join()}];`)
    } else if (name === host) {
      const tablePath = pathOf((file) => file.facadeModuleId === table)
      edited.append(`export const $load=e=>import("${tablePath}").then(t=>t.loaders[e]?.());`)
    } else if (from.includes(name)) {
      const paths = targetsOf(files, from).map(pathFrom)
      edited
        .replace(dynamicImport, (_, path) => `$load(${paths.indexOf(path)})`)
        .prepend(importLoad())
    } else if (dynamicImports.some(isFrom)) {
      const paths = dynamicImports.filter(isFrom).map(pathFrom)
      // The table is fetched beside the chunk that needs it.
      edited
        .replace(dynamicImport, (whole, path) =>
          paths.includes(path) ? `($load().catch(()=>{}),${whole})` : whole,
        )
        .prepend(importLoad())
    } else return null
    return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) }
  },
})
