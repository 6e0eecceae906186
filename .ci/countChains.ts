import { basename } from 'node:path'
import type { Bundle } from './bundle.ts'

const dynamicImport = /\bimport\("(\.[^"]+)"\)/g

/**
 * Counts the ways to load a lazy chunk that Turbopack tells apart: for each chunk, the sets of chunks that can be there
 * before it. Its time and memory grow with this number.
 */
export function countChains(bundle: Bundle, entry: string): number {
  const files = [...bundle.chunks.keys()]
  const bits = new Map(files.map((file, index) => [basename(file), 1n << BigInt(index)]))
  const bitOf = (path: string) => bits.get(basename(path)) ?? 0n
  const chunks = files.map((file) => {
    const lazy = [...bundle.text(file).matchAll(dynamicImport)].map(([, path = '']) => path)
    const own = [...bundle.closure([file])].reduce((all, one) => all | bitOf(one), 0n)
    return { file, bit: bitOf(file), own, lazy: [...new Set(lazy)].map(bitOf) }
  })
  const byBit = new Map(chunks.map((chunk) => [chunk.bit, chunk]))
  const seen = new Set<string>()
  const waiting = [{ bit: bitOf(entry), present: 0n }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { bit, present } = next
    const key = `${bit} ${present}`
    const own = byBit.get(bit)?.own ?? 0n
    if (seen.has(key) || (own & ~present) === 0n) continue
    seen.add(key)
    const after = present | own
    for (const chunk of chunks)
      if (chunk.bit & own & ~present)
        for (const lazy of chunk.lazy) waiting.push({ bit: lazy, present: after })
  }
  return seen.size
}
