import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { updateOptions } from '../../src/controllers/options.ts'
import { type AttributeName, allAttributes } from './attributes.ts'
import { explainIssue, nearest } from './checkAttributes.ts'
import { readTexts } from './readTexts.ts'

const page = { title: '', head: { querySelector: () => null } }
vi.stubGlobal('document', page)
vi.stubGlobal('Document', { prototype: page })
vi.stubGlobal('location', { host: 'page.example', origin: 'https://page.example' })

function explain(name: AttributeName, text: string): string {
  const result = z.safeParse(allAttributes[name] as z.ZodMiniType, text)
  const [issue] = result.error?.issues ?? []
  if (!issue) throw new Error(`${name} takes ${text}`)
  return explainIssue(name, text, issue)
}

describe('the explanation of an invalid attribute', () => {
  it.each([
    [
      'networks',
      'base mainnet',
      /^Attribute networks at 1: "mainnet" is not one of ethereum, .*westend/,
    ],
    ['networks', 'mainnet', /Did you mean "ethereum"\?$/],
    ['networks', '["etherum"]', /at 0: "etherum" is not one of .* Did you mean "ethereum"\?$/],
    ['networks', 'moonbeam', /[a-z]\.$/],
    [
      'default-network',
      'solana-dev',
      /: "solana-dev" is not one of .* Did you mean "solana-devnet"\?$/,
    ],
    ['networks', '[{"id":5}]', /^Attribute networks at 0\.nativeCurrency\.symbol: .*: nothing\.$/],
    ['theme-mode', 'drak', /: "drak" is not one of auto, light, dark\. Did you mean "dark"\?$/],
    ['features', '{"swaps":"yes"}', /at swaps: "yes" is not true or false\.$/],
    ['features', '{', /^Attribute features: "\{" is not JSON\.$/],
    [
      'features',
      '{"socials":["gogle"]}',
      /at socials: \["gogle"\] is not false or a list of google, x, .*\.$/,
    ],
    [
      'features',
      '{"send":["eip155","evm"]}',
      /at send: \["eip155","evm"\] is not true, false or a list of eip155, solana, .*\.$/,
    ],
    ['features', '{"history":"solana"}', /at history: "solana" is not true, false or a list of /],
    ['default-account-types', '{"eip155":"smart"}', /at eip155: "smart" is not one of eoa, /],
    [
      'terms-url',
      'javascript:alert(1)',
      /: "javascript:alert\(1\)" is not an http\(s\) URL without user name and password\.$/,
    ],
    [
      'frame-url',
      'https://a@frame.example',
      /: "https:\/\/a@frame.example" is not an http\(s\) URL without user name and password\.$/,
    ],
  ] as const)('names the problem of %s="%s"', (name, text, expected) => {
    expect(explain(name, text)).toMatch(expected)
  })

  it.each([
    ['features', '{"swaps":{"toString":1}}', /at swaps: \{"toString":1\} is not true or false\.$/],
    ['theme-variables', '{"--wm-accent":{"toString":1}}', /at --wm-accent: .*\{"toString":1\}\.$/],
    [
      'networks',
      `[{"id":1,"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`,
      /at 0\.name: .* nested too deeply\.$/,
    ],
  ] as const)('describes a value that cannot be written as text, in %s', (name, text, expected) => {
    expect(explain(name, text)).toMatch(expected)
  })

  it('truncates a long value', () => {
    expect(explain('theme-mode', 'x'.repeat(10_000)).length).toBeLessThan(300)
  })
})

const networks = ['ethereum', 'base', 'base-sepolia', 'polygon', 'solana', 'solana-devnet']

it.each([
  ['etherum', 'ethereum'],
  ['Ethereum', 'ethereum'],
  ['base-mainnet', 'base'],
  ['base-sepoli', 'base-sepolia'],
  ['solana-dev', 'solana-devnet'],
  ['poligon', 'polygon'],
])('the suggestion for “%s” is “%s”', (text, expected) => {
  expect(nearest(text, networks)).toBe(expected)
})

it.each(['', 'atlantis', 'x', 'a'.repeat(10_000)])('there is no suggestion for “%.20s”', (text) => {
  expect(nearest(text, networks)).toBeUndefined()
})

it('the console names each key of `texts` that no text has, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const own = { 'title.Conect': 'Verbinden', 'review.tokens': { other: '{amount}' } }
  updateOptions({ texts: JSON.stringify({ de: own }) })
  readTexts()
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 10_000)
  updateOptions({ texts: JSON.stringify({ de: { ...own, 'of.another.catalogue': '' } }) })
  readTexts()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2), 10_000)
  expect(warn.mock.calls.map(([, message]) => message)).toEqual([
    'Attribute texts at de: "title.Conect" is not the key of a text, and has no effect. Did you mean "title.Connect"?',
    'Attribute texts at de: "of.another.catalogue" is not the key of a text, and has no effect.',
  ])
})
