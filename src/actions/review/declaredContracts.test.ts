import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import { updateOptions } from '../../controllers/options.ts'
import { readLog } from '../../utils/log.ts'
import { readDeclared, suggestDeclaration } from './declaredContracts.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const errors: string[] = []
const stop = onHostEvent((name, detail) => {
  if (name === 'error' && 'longMessage' in detail) errors.push(detail.longMessage)
})
const page = (host: string) =>
  vi.stubGlobal('location', {
    href: `https://${host}/`,
    origin: `https://${host}`,
    hostname: host,
  })

beforeEach(() => {
  page('app.example')
  errors.length = 0
})
afterEach(() => {
  updateOptions({ contracts: undefined })
  vi.unstubAllGlobals()
})

it('a page without the attribute has declared nothing', async () => {
  expect(await readDeclared('eip155:1')).toBeNull()
})

it('an address of an EVM network is found whatever its case, and on its network alone', async () => {
  updateOptions({ contracts: JSON.stringify({ 'eip155:1': [usdc] }) })
  const isDeclared = await readDeclared('eip155:1')
  expect([isDeclared?.(usdc.toLowerCase()), isDeclared?.('0x1')]).toEqual([true, false])
  expect((await readDeclared('eip155:8453'))?.(usdc)).toBe(false)
})

it('a declaration is fetched from the page’s own origin', async () => {
  const fetched = vi.fn(async (_: URL) =>
    Response.json({ 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['Prog'] }),
  )
  vi.stubGlobal('fetch', fetched)
  updateOptions({ contracts: '/contracts.json' })
  const isDeclared = await readDeclared('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect([isDeclared?.('Prog'), isDeclared?.('prog')]).toEqual([true, false])
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://app.example/contracts.json')
})

it.each([
  ['of another origin', 'https://cdn.example/contracts.json'],
  ['that is no JSON', '{"eip155:1"'],
  ['of another form', '{"eip155:1": "0x1"}'],
])('a declaration %s counts as an empty one, and an error says so', async (_, text) => {
  updateOptions({ contracts: text })
  expect((await readDeclared('eip155:1'))?.(usdc)).toBe(false)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(/^Attribute contracts: /)
})

it('a declaration that could not be fetched is fetched again', async () => {
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Response.json({ 'eip155:1': [usdc] }))
  vi.stubGlobal('fetch', fetched)
  updateOptions({ contracts: '/own.json' })
  expect((await readDeclared('eip155:1'))?.(usdc)).toBe(false)
  expect((await readDeclared('eip155:1'))?.(usdc)).toBe(true)
})

it('a page on localhost gets a declaration to paste, which grows by what its requests name', () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  suggestDeclaration('eip155:1', [{ kind: 'right', address: usdc }])
  expect(readLog()).not.toContain('contracts=')
  page('localhost')
  suggestDeclaration('eip155:1', [{ kind: 'right', address: usdc }])
  suggestDeclaration('eip155:10', [{ kind: 'call', address: '0x2' }])
  expect(readLog()).toContain(`contracts='{"eip155:1":["${usdc}"],"eip155:10":["0x2"]}'`)
  stop()
})
