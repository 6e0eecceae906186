import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './root.mjs'

/** Returns a module's path relative to the repository's root, without the prefixes and queries of plugins. */
const moduleName = (id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''))

/** Path of the list of bundled modules. Only checks read the list, so it is outside of the published files. */
const manifestPath = join(root, '.cache/bundle.json')

/** Writes the imports and modules of each file, for the checks of sizes and licences. */
export const writeManifest = {
  name: 'manifest',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const describe = ({ name, fileName, imports, dynamicImports, modules }) => {
      const rendered = Object.keys(modules).filter((id) => modules[id].renderedLength > 0)
      const names = [...new Set(rendered.map(moduleName))].sort()
      return [fileName, { name, imports, dynamicImports, modules: names }]
    }
    const described = chunks.map(describe).sort(byName)
    mkdirSync(dirname(manifestPath), { recursive: true })
    writeFileSync(manifestPath, toJson(described))
  },
}

/** Leaves out source maps of texts, of shards of the registry, and of the table of loaders, which have no other source. */
export const dropSourcelessMaps = {
  name: 'drop-sourceless-maps',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !/^(?:text-|registry-|loaders$)/.test(chunk.name)) continue
        delete bundle[chunk.sourcemapFileName]
        chunk.map = null
        chunk.code = chunk.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
      }
    },
  },
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const cdnUrl = `https://cdn.jsdelivr.net/npm/wallet-modal@${version}/dist/cdn/`

/**
 * Returns the text of `integrity.json`: the hash of every file, and an import map for the CDN
 * (elements/reference/security.md).
 * @param files names and contents, as they are served
 */
export const integrityOf = (files) => {
  const hashed = files.map(([name, content]) => [name, hashOf(content)]).sort(byName)
  const integrity = Object.fromEntries(hashed.map(([name, hash]) => [cdnUrl + name, hash]))
  return toJson([...hashed, ['importmap', { integrity }]])
}

/** Hashes the files on disk, since plugins may still change a chunk after this one has seen it. */
export const writeIntegrity = {
  name: 'integrity',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const files = chunks.map(({ fileName }) => [fileName, readFileSync(join(dir, fileName))])
      writeFileSync(join(dir, 'integrity.json'), integrityOf(files))
    },
  },
}

/** Compares by code units, because the default locale, and with it the order of letters, differs between machines. */
const byName = ([a], [b]) => (a < b ? -1 : 1)

const toJson = (entries) => `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`

/** Returns the hash of a file in the format of the attribute `integrity`: https://www.w3.org/TR/SRI/ */
const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

const hourMs = 3_600_000

/**
 * Deletes chunks of earlier builds that are more than an hour old. Newer chunks stay, because a page loaded before this
 * build may still request them.
 */
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
