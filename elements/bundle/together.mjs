import MagicString from 'magic-string'
import { dynamicImport, pathFrom } from './chunkPaths.mjs'

/** Names of a file and of all that it imports statically. */
function withImports(fileName, chunks, found = new Set()) {
  if (found.has(fileName) || !chunks[fileName]) return found
  found.add(fileName)
  for (const one of chunks[fileName].imports) withImports(one, chunks, found)
  return found
}

/**
 * Fetches a file together with those that it imports, in one round trip: a browser learns of them only when the file has
 * arrived. `loadedWith` names, for a chunk, another one that has always loaded before it.
 */
export const together = (loadedWith) => ({
  name: 'together',
  renderChunk(code, { name, fileName, isEntry }, _options, { chunks }) {
    if (isEntry) return null
    const files = Object.values(chunks)
    const before = files.find((file) => file.name === loadedWith[name])
    const loaded = withImports(fileName, chunks)
    if (before) withImports(before.fileName, chunks, loaded)
    const edited = new MagicString(code)
    edited.replace(dynamicImport, (whole, path) => {
      const target = files.find((file) => pathFrom(file.fileName) === path)
      const missing = [...withImports(target.fileName, chunks)]
        .filter((one) => one !== target.fileName && !loaded.has(one))
        .map((one) => `import("${pathFrom(one)}"),`)
      return missing.length > 0 ? `$all(${missing.join('')}${whole})` : whole
    })
    if (!edited.hasChanged()) return null
    edited.append('function $all(...all){return Promise.all(all).then(all=>all.pop())}')
    return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) }
  },
})
