import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'

interface RollupMap {
  file: string
  sources: readonly string[]
  names: readonly string[]
  mappings: string
}

const isOwn = (source: string) => /^(?:\.\.\/)+(?:src|elements)\//.test(source)

/**
 * Returns the source map of the published package: our own files with their positions and names, without texts, which
 * debuggers fetch from `repository` when they show one. Code of packages is unmapped, so debuggers show it as it is in
 * the bundle. The whole map is five times as large.
 */
export function thinMap(whole: RollupMap, repository: string) {
  const sources = new Map<string, number>()
  const names = new Map<string, number>()
  const keep = (kept: Map<string, number>, value = '') => {
    const index = kept.get(value) ?? kept.size
    kept.set(value, index)
    return index
  }
  const thin = (segment: SourceMapSegment): SourceMapSegment => {
    const [column, source = -1, line = 0, sourceColumn = 0, name] = segment
    const path = whole.sources[source] ?? ''
    if (!isOwn(path)) return [column]
    const index = keep(sources, path)
    if (name === undefined) return [column, index, line, sourceColumn]
    return [column, index, line, sourceColumn, keep(names, whole.names[name])]
  }
  const isUnmapped = (segment?: SourceMapSegment) => segment === undefined || segment.length === 1
  const lines = decode(whole.mappings).map((segments) =>
    segments
      .map(thin)
      .filter((one, index, all) => !(isUnmapped(one) && isUnmapped(all[index - 1]))),
  )
  return {
    version: 3,
    file: whole.file,
    sources: [...sources.keys()].map((path) => repository + path.replace(/^(?:\.\.\/)+/, '')),
    names: [...names.keys()],
    mappings: encode(lines),
  }
}
