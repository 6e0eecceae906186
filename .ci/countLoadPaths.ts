import { basename } from 'node:path'
import type { Bundle } from './bundle.ts'

const dynamicImport = /\bimport\("(\.[^"]+)"\)/g

/**
 * Counts the pairs of a lazy chunk and a set of chunks that a page may have loaded before it. Turbopack computes what to
 * load for each pair, so that its time and memory grow with their number.
 */
export function countLoadPaths(bundle: Bundle, entry: string): number {
  const files = [...bundle.chunks.keys()]
  const bits = new Map(files.map((file, index) => [basename(file), 1n << BigInt(index)]))
  const bitOf = (path: string) => bits.get(basename(path)) ?? 0n
  const chunks = files.map((file) => {
    const lazy = [...bundle.text(file).matchAll(dynamicImport)].map(([, path = '']) => path)
    const closure = [...bundle.closure([file])].reduce((all, one) => all | bitOf(one), 0n)
    return { bit: bitOf(file), closure, lazy: [...new Set(lazy)].map(bitOf) }
  })
  const byBit = new Map(chunks.map((chunk) => [chunk.bit, chunk]))
  const seen = new Set<string>()
  const queue = [{ bit: bitOf(entry), present: 0n }]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { bit, present } = next
    const key = `${bit} ${present}`
    const own = byBit.get(bit)?.closure ?? 0n
    if (seen.has(key) || (own & ~present) === 0n) continue
    seen.add(key)
    const after = present | own
    for (const chunk of chunks)
      if (chunk.bit & own & ~present)
        for (const lazy of chunk.lazy) queue.push({ bit: lazy, present: after })
  }
  return seen.size
}
