import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.mjs'

/** A module's path from the root, without what plugins add to it. */
const moduleName = (id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''))

/** Says in `manifest.json` which file imports which and what is in it: sizes and licences go by it. */
export const writeManifest = {
  name: 'manifest',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const describe = ({ fileName, imports, dynamicImports, modules }) => {
      const rendered = Object.keys(modules).filter((id) => modules[id].renderedLength > 0)
      const names = [...new Set(rendered.map(moduleName))].sort()
      return [fileName, { imports, dynamicImports, modules: names }]
    }
    const described = chunks.map(describe).sort(([a], [b]) => a.localeCompare(b))
    const source = `${JSON.stringify(Object.fromEntries(described), null, 1)}\n`
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source })
  },
}

const hourMs = 3_600_000

/** Chunks of earlier builds stay for an hour: a page that was loaded before may ask for them yet. */
export const dropOldChunks = {
  name: 'drop-old-chunks',
  writeBundle({ dir }, bundle) {
    const chunks = join(dir, 'chunks')
    for (const name of readdirSync(chunks)) {
      const file = join(chunks, name)
      const isOld = Date.now() - statSync(file).mtimeMs > hourMs
      if (isOld && !(`chunks/${name}` in bundle)) rmSync(file)
    }
  },
}
