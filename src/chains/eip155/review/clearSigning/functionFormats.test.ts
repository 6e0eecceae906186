import { FunctionFragment } from 'ethers/abi'
import { afterEach, expect, it, vi } from 'vitest'
import { parseDescriptor } from './descriptor.ts'
import { functionFormat } from './functionFormats.ts'

const functionNamed = (name: string) => ({
  type: 'function',
  name,
  inputs: [{ name: 'amount', type: 'uint256' }],
})

function descriptorOf(formats: Record<string, object>, abi?: unknown) {
  return parseDescriptor({ context: { contract: { abi } }, display: { formats } })
}

const selectorOf = (signature: string) => FunctionFragment.from(`function ${signature}`).selector

afterEach(() => vi.restoreAllMocks())

it('each function of an ABI and each key is parsed once, however many calls are described', () => {
  const names = Array.from({ length: 300 }, (_, index) => `run${index}`)
  const descriptor = descriptorOf(
    Object.fromEntries(names.map((name) => [`${name}(uint256)`, { intent: name }])),
    names.map(functionNamed),
  )
  const parse = vi.spyOn(FunctionFragment, 'from')
  const selectors = names.map((name) => `0x${name}`)
  for (const selector of selectors) functionFormat(descriptor, selector)
  // `from` calls itself for text: once for a function of the ABI, twice for a key.
  expect(parse.mock.calls.length).toBeLessThanOrEqual(3 * names.length)
  const found = functionFormat(descriptor, selectorOf('run7(uint256)'))
  expect(found?.format.intent).toBe('run7')
  expect(found?.fragment.inputs[0]?.name).toBe('amount')
})

it('tuples that are nested too deep are never parsed', () => {
  const nested = (depth: number): string => (depth === 0 ? 'uint256 a' : `(${nested(depth - 1)}) a`)
  const components = (depth: number): object[] =>
    depth === 0
      ? [{ name: 'a', type: 'uint256' }]
      : [{ name: 'a', type: 'tuple', components: components(depth - 1) }]
  const descriptor = descriptorOf(
    { [`deep(${nested(500)})`]: { intent: 'Deep' }, 'plain(uint256 a)': {}, '0x12345678': {} },
    [{ type: 'function', name: 'deep', inputs: components(400) }],
  )
  const parse = vi.spyOn(FunctionFragment, 'from')
  expect(functionFormat(descriptor, selectorOf('plain(uint256 a)'))?.format).toEqual({})
  const sources = parse.mock.calls.map(([source]) => String(Object(source).name ?? source))
  expect(sources).toContain('function plain(uint256 a)')
  expect(sources.filter((source) => source.includes('deep'))).toEqual([])
})

it('an ABI of more parameters than any contract has is read up to the limit', () => {
  const many = {
    ...functionNamed('many'),
    inputs: Array(30_000).fill({ name: 'a', type: 'uint8' }),
  }
  const descriptor = descriptorOf({ 'few(uint256)': { intent: 'Few' } }, [
    many,
    functionNamed('few'),
  ])
  expect(functionFormat(descriptor, selectorOf('few(uint256)'))?.fragment.inputs[0]?.name).toBe(
    'amount',
  )
})
