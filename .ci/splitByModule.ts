import { decode } from '@jridgewell/sourcemap-codec'

/** A script in which every line is of one module. */
export interface SplitScript {
  code: string
  /** Source of each line. */
  sources: (string | undefined)[]
}

/** After these characters a line break changes nothing. */
const isBreakable = /[;,{(]/

/**
 * Breaks minified code where the module changes, because V8's profiles have lines, but no columns. Code before the
 * first place where a line may be broken counts as the module's before.
 */
export function splitByModule(
  code: string,
  map: { mappings: string; sources: readonly string[] },
): SplitScript {
  const sources: (string | undefined)[] = []
  const lines: string[] = []
  const mapped = decode(map.mappings)
  for (const [index, line] of code.split('\n').entries()) {
    let from = 0
    let source: string | undefined
    const end = (to: number) => {
      lines.push(line.slice(from, to))
      sources.push(source)
      from = to
    }
    for (const [column, sourceIndex] of mapped[index] ?? []) {
      const next = sourceIndex === undefined ? undefined : map.sources[sourceIndex]
      if (next === undefined || next === source) continue
      if (column > 0 && isBreakable.test(line[column - 1] ?? '')) end(column)
      else if (column > 0) continue
      source = next
    }
    end(line.length)
  }
  return { code: lines.join('\n'), sources }
}
