import { expect, it } from 'vitest'
import { toSafeHttpUrl, toSafeImageUrl, toSafeLink } from './url.ts'

it.each([
  'https://a.example/',
  'https://a.example/path?x=1#y',
  'http://localhost:4173/x',
  'http://127.0.0.1:8545/',
  'http://[::1]:1/',
])('takes %s for a page', (url) => {
  expect(toSafeHttpUrl(url)).toBe(url)
})

it.each([
  'http://a.example',
  'http://localhost.evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'metamask://',
  '//a.example',
  'a.example',
  '',
  `https://a.example/${'x'.repeat(2048)}`,
  7,
  null,
  undefined,
])('does not take %s for a page', (url) => {
  expect(toSafeHttpUrl(url)).toBeNull()
})

it.each(['metamask://', 'metamask:', 'trust://wc', 'https://a.example/wc'])(
  'opens the app link %s',
  (url) => expect(toSafeLink(url)).toBe(url),
)

it('takes a bare scheme for what directories mean by it', () => {
  expect(toSafeLink('metamask')).toBe('metamask:')
})

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'about:blank',
  'javascript',
  'about',
  'metamask.io',
])('never opens %j', (url) => {
  expect(toSafeLink(url)).toBeNull()
})

it.each([
  'https://a.example/icon.png',
  'http://localhost:4173/icon.svg',
  'blob:https://a.example/1',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg%3E',
])('shows the image %s', (url) => {
  expect(toSafeImageUrl(url)).toBe(url)
})

it.each([
  'http://a.example/icon.png',
  'data:text/html,x',
  'data:image/pngx,AA',
  'javascript:1',
  `data:image/png;base64,${'A'.repeat(256 * 1024)}`,
  null,
])('does not show the image %.40s', (url) => {
  expect(toSafeImageUrl(url)).toBeNull()
})
