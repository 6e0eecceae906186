import { expect, it } from 'vitest'
import { addAttributes } from './addAttributes.ts'

const tag = '<wallet-modal id="wallet" networks="base" />'

it('addAttributes writes texts and JSON as the kind of file does', () => {
  const attributes = {
    'project-id': 'abc',
    features: '{"a":1}',
    'terms-url': 'https://a.example/?b&c',
  }
  expect(addAttributes('a.tsx', tag, attributes)).toBe(
    '<wallet-modal id="wallet" networks="base" project-id="abc" features={\'{"a":1}\'} terms-url={\'https://a.example/?b&c\'} />',
  )
  expect(addAttributes('a.html', tag, attributes)).toBe(
    '<wallet-modal id="wallet" networks="base" project-id="abc" features=\'{"a":1}\' terms-url="https://a.example/?b&amp;c" />',
  )
})

it('addAttributes escapes values that have both kinds of quotes', () => {
  const attributes = { siwx: '{"statement":"It\'s me"}' }
  expect(addAttributes('a.html', tag, attributes)).toContain(
    'siwx="{&quot;statement&quot;:&quot;It\'s me&quot;}"',
  )
  expect(addAttributes('a.svelte', tag, attributes)).toContain(
    'siwx={"{\\"statement\\":\\"It\'s me\\"}"}',
  )
})

it('addAttributes keeps the prefix that a framework needs, and leaves other tags alone', () => {
  const text = '<wallet-button for="wallet" /><wallet-modal attr:networks="base" />'
  expect(addAttributes('a.tsx', text, { lang: 'de' })).toBe(
    '<wallet-button for="wallet" /><wallet-modal attr:networks="base" attr:lang="de" />',
  )
})
