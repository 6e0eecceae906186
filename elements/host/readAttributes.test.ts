import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../src/controllers/events.ts'
import type { ErrorDetail } from '../../src/types/host.ts'
import { type AttributeName, allAttributes } from './attributes.ts'
import { createAttributeReader } from './readAttributes.ts'

let raised: ErrorDetail[] = []
let stop = () => {}

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', { host: 'page.example', origin: 'https://page.example' })
  const page = { title: 'Page', head: { querySelector: () => null } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('Document', { prototype: page })
  stop = onHostEvent((name, detail) => {
    if (name === 'error') raised.push(detail as ErrorDetail)
  })
})
afterAll(() => {
  stop()
  vi.unstubAllGlobals()
})
beforeEach(() => {
  raised = []
})

/** An object with attributes in place of an element. */
function element(attributes: Partial<Record<AttributeName, string>> = {}) {
  const values = new Map(Object.entries(attributes))
  const reader = createAttributeReader({
    getAttribute: (name: string) => values.get(name) ?? null,
  } as HTMLElement)
  return { values, reader }
}
const read = <Name extends AttributeName>(name: Name, text: string) =>
  element({ [name]: text }).reader.read(name)

describe('valid attribute values', () => {
  it.each([
    ['networks', 'ethereum base', ['Ethereum', 'Base']],
    ['networks', ' eip155:10\n base ', ['OP Mainnet', 'Base']],
    ['networks', '["base", "eip155:1"]', ['Base', 'Ethereum']],
  ] as const)('%s="%s"', (name, text, expected) => {
    expect(read(name, text).map((network) => network.name)).toEqual(expected)
  })

  it.each([
    ['featured-wallet-ids', 'a  b', ['a', 'b']],
    ['featured-wallet-ids', '["a","b"]', ['a', 'b']],
    ['exclude-wallet-ids', '', []],
    ['all-wallets', 'only-mobile', 'only-mobile'],
    ['debug', '', true],
    ['enable-reconnect', 'false', false],
    [
      'custom-rpc-urls',
      '{"eip155:1":["https://node.example/"]}',
      { 'eip155:1': ['https://node.example/'] },
    ],
    ['theme-variables', '{"--wm-accent":"red"}', { '--wm-accent': 'red' }],
  ] as const)('%s="%s"', (name, text, expected) => {
    expect(read(name, text)).toEqual(expected)
    expect(raised).toEqual([])
  })

  it('a missing key of features keeps its default, and unknown keys are ignored', () => {
    const features = read('features', '{"swaps":false,"socials":false,"future":1}')
    expect(features).toMatchObject({ swaps: false, socials: false, send: true, allWallets: true })
    expect(features).not.toHaveProperty('future')
    expect(raised).toEqual([])
  })

  it('a missing key of metadata gets the page’s own value', () => {
    expect(read('metadata', '{"name":"App"}')).toEqual({
      name: 'App',
      description: '',
      url: 'https://page.example',
      icons: [],
    })
  })
})

describe('an invalid value', () => {
  it.each([
    ['networks', 'nonsense', '0'],
    ['networks', '', ''],
    ['networks', '[{"id":5}]', '0.nativeCurrency.symbol'],
    ['networks', '[{"nativeCurrency":{"name":"Ether","symbol":"ETH","decimals":18}}]', '0'],
    ['project-id', '', ''],
    ['all-wallets', 'sometimes', ''],
    ['custom-wallets', '[{"id":"a","name":"A","homepage":"javascript:1"}]', '0.homepage'],
    ['custom-rpc-urls', '{"eip155:1":["ftp://x"]}', 'eip155:1.0'],
    ['services-url', 'ftp://elsewhere.example/', ''],
    ['frame-url', 'https://user:secret@frame.example/', ''],
    ['frame-url', 'https:user@frame.example', ''],
    ['relay-url', 'wss://user@relay.example', ''],
    ['custom-rpc-urls', '{"eip155:1":["https://user:key@node.example/"]}', 'eip155:1.0'],
    ['theme-variables', '{"color":"red"}', 'color'],
  ] as const)('%s=%j emits one error, which names its position', (name, text, path) => {
    const { reader } = element({ [name]: text })
    const fallback = reader.read(name)
    expect(reader.read(name)).toBe(fallback)
    expect(raised).toHaveLength(1)
    expect(raised[0]).toMatchObject({
      code: 'INVALID_ATTRIBUTE',
      cause: { attribute: name, path },
    })
    expect(fallback).toEqual(element().reader.read(name))
  })

  it.each([
    ['', []],
    [' ', []],
    ['https://a.example/,https://b.example/q', ['https://a.example/', 'https://b.example/q']],
    [
      '["https://a.example/", "https://b.example/q"]',
      ['https://a.example/', 'https://b.example/q'],
    ],
  ])('dns-resolvers=%j are two URLs or none', (text, urls) => {
    expect(read('dns-resolvers', text)).toEqual(urls)
    expect(raised).toEqual([])
  })

  it.each([
    ['review', 'al', 'all'],
    ['review', 'ALL', 'all'],
    ['ccip-read', 'no', false],
    ['enable-reconnect', 'no', false],
    ['exclude-wallet-ids', "['a','b-1']", ['a', 'b-1']],
    ['dns-resolvers', 'https://dns.example/one', []],
    ['dns-resolvers', 'https://dns.example/one, https://dns.example/two', []],
    ['dns-resolvers', 'http://dns.example/, https://other.example/', []],
    ['dns-resolvers', 'https://a.example, https://b.example, https://c.example', []],
    ['exclude-wallet-ids', '[]]', ['none']],
    ['include-wallet-ids', '["com.one"', ['com.one']],
    ['include-wallet-ids', '[', ['none']],
  ] as const)('%s=%j counts as the strictest value, with one error', (name, text, strictest) => {
    const { reader } = element({ [name]: text })
    expect(reader.read(name)).toEqual(strictest)
    expect(reader.read(name)).toEqual(strictest)
    expect(raised).toMatchObject([{ code: 'INVALID_ATTRIBUTE', cause: { attribute: name } }])
  })

  it.each([
    ['{', ''],
    ['{"swaps":"yes"}', 'swaps'],
    ['{"send":["eip155","nonsense"]}', 'send'],
    ['{"connectorTypeOrder":["recent","nonsense"]}', 'connectorTypeOrder.1'],
  ])('features=%j turns every feature off, with one error', (text, path) => {
    const features = read('features', text)
    const { legalCheckbox, socials, ...others } = features
    expect([legalCheckbox, socials]).toEqual([true, false])
    expect(Object.values(others).filter((value) => value === true)).toEqual([])
    expect(raised).toMatchObject([{ cause: { attribute: 'features', path } }])
  })

  it('counts as the strictest one after a default, and leaves an earlier valid one in force', () => {
    const { reader, values } = element()
    expect(reader.read('review')).toBe('risky')
    values.set('review', 'al')
    expect(reader.read('review')).toBe('all')
    values.set('review', 'off')
    expect(reader.read('review')).toBe('off')
    values.set('review', 'of')
    expect(reader.read('review')).toBe('off')
    values.delete('review')
    expect(reader.read('review')).toBe('risky')
  })

  it('leaves the last valid value in force, and removing the attribute restores the default', () => {
    const { reader, values } = element({ 'all-wallets': 'hide' })
    expect(reader.read('all-wallets')).toBe('hide')
    values.set('all-wallets', 'nonsense')
    expect(reader.read('all-wallets')).toBe('hide')
    values.set('all-wallets', 'other nonsense')
    expect(reader.read('all-wallets')).toBe('hide')
    values.delete('all-wallets')
    expect(reader.read('all-wallets')).toBe('show')
    expect(raised).toHaveLength(2)
  })

  it('never throws, whatever the attributes are', () => {
    const names = Object.keys(allAttributes) as AttributeName[]
    const texts = fc.oneof(fc.string(), fc.json())
    fc.assert(
      fc.property(fc.constantFrom(...names), texts, (name, text) => {
        raised = []
        element({ [name]: text }).reader.read(name)
        expect(raised.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1000 },
    )
  })
})
