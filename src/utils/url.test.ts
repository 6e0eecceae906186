import { expect, it } from 'vitest'
import { toSafeHttpUrl, toSafeImageUrl, toSafeLink, toSafeWebLink } from './url.ts'

it.each([
  'https://a.example/',
  'https://a.example/path?x=1#y',
  'http://localhost:4173/x',
  'http://127.0.0.1:8545/',
  'http://[::1]:1/',
])('%s is a safe page URL', (url) => {
  expect(toSafeHttpUrl(url)).toBe(url)
})

it.each([
  'http://a.example',
  'http://localhost.evil.example',
  'https://known@evil.example',
  'https://known.example:443@evil.example',
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
])('%s is not a safe page URL', (url) => {
  expect(toSafeHttpUrl(url)).toBeNull()
})

it.each([
  'metamask://',
  'metamask:',
  'trust://wc',
  'com.wallet.app://wc',
  'web+wallet://wc',
  'wc://',
  'https://a.example/wc',
  'http://localhost:4178/wallet',
])('the wallet link %s is safe', (url) => expect(toSafeLink(url)).toBe(url))

it('a bare scheme becomes a wallet link', () => {
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
  'http://evil.example',
  'http://evil.example/wc',
  'https://known.example@evil.example/',
  'https://user:password@evil.example/',
  'https://known.example:443@evil.example/',
  'https://a.example:8443/wc',
  'metamask://known.example@evil.example',
  'metamask://known.example:22/',
  'intent://scan/#Intent;scheme=zxing;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  'market://details?id=com.evil',
  'view-source:https://a.example/',
  'ms-officecmd:%7B%7D',
  'ms-settings:network',
  'microsoft-edge:https://evil.example',
  'search-ms:query=x',
  'tel:+123',
  'sms:+123',
  'mailto:a@a.example',
  'facetime:+123',
  'itms-services://?action=download-manifest&url=https://evil.example/manifest.plist',
  'x-apple.systempreferences:com.apple.preference.security',
  'shortcuts://run-shortcut?name=x',
  'ws://a.example',
  'wss://a.example',
  'ftp://a.example/',
  'filesystem:https://a.example/temporary/x',
  'VIEW-SOURCE:https://a.example/',
  '1wallet://wc',
  'my_wallet://wc',
  'javascript://wc',
  'file://wc',
  'steam://run/10?-x',
  'vscode://file/%2Fetc',
  'devtools://devtools/bundled/inspector.html#x',
])('the wallet link %j is refused', (url) => {
  expect(toSafeLink(url)).toBeNull()
})

it('the link of a web wallet must be an HTTPS URL', () => {
  expect(toSafeWebLink('https://a.example/wc')).toBe('https://a.example/wc')
  expect(toSafeWebLink('metamask://wc')).toBeNull()
  expect(toSafeWebLink('https://known.example@evil.example/')).toBeNull()
  expect(toSafeWebLink('https://a.example:8443/wc')).toBeNull()
})

it.each([
  'https://a.example/icon.png',
  'http://localhost:4173/icon.svg',
  'blob:https://a.example/1',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg%3E',
])('the image URL %s is safe', (url) => {
  expect(toSafeImageUrl(url)).toBe(url)
})

it.each([
  'http://a.example/icon.png',
  'data:text/html,x',
  'data:image/pngx,AA',
  'javascript:1',
  `data:image/png;base64,${'A'.repeat(256 * 1024)}`,
  null,
])('the image URL %.40s is refused', (url) => {
  expect(toSafeImageUrl(url)).toBeNull()
})

it.each([null, undefined, true, {}, []])(
  '%s, as of a wallet without a link, is no link',
  (value) => {
    expect(toSafeLink(value)).toBeNull()
    expect(toSafeWebLink(value)).toBeNull()
  },
)
