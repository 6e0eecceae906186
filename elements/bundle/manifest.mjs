import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './root.mjs'

/** A module's path from the root, without what plugins add to it. */
const moduleName = (id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''))

/** For the checks alone, and so not in what is published. */
const manifestPath = join(root, '.cache/bundle.json')

/** Says which file imports which and what is in it: sizes and licences go by it. */
export const writeManifest = {
  name: 'manifest',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const describe = ({ fileName, imports, dynamicImports, modules }) => {
      const rendered = Object.keys(modules).filter((id) => modules[id].renderedLength > 0)
      const names = [...new Set(rendered.map(moduleName))].sort()
      return [fileName, { imports, dynamicImports, modules: names }]
    }
    const described = chunks.map(describe).sort(byName)
    mkdirSync(dirname(manifestPath), { recursive: true })
    writeFileSync(manifestPath, toJson(described))
  },
}

/** Lists in `integrity.json` what a page may hold every file to: see elements/reference/security.md. */
export const writeIntegrity = {
  name: 'integrity',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const hashed = chunks.map(({ fileName, code }) => [fileName, integrityOf(code)]).sort(byName)
    this.emitFile({ type: 'asset', fileName: 'integrity.json', source: toJson(hashed) })
  },
}

/** By code units: the order of a locale would differ from machine to machine. */
const byName = ([a], [b]) => (a < b ? -1 : 1)

const toJson = (entries) => `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`

/** The value of an `integrity` attribute: https://www.w3.org/TR/SRI/ */
const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`

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
