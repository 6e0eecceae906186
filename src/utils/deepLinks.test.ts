import { describe, expect, it } from 'vitest'
import { toDeepLinkChoice, toPairingLink } from './deepLinks.ts'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=def'
const encoded = 'wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3Ddef'

describe('toPairingLink', () => {
  it.each([
    ['rainbow', 'rainbow://wc?uri='],
    ['rainbow:', 'rainbow://wc?uri='],
    ['rainbow:/', 'rainbow://wc?uri='],
    ['rainbow://', 'rainbow://wc?uri='],
    ['rainbow://link', 'rainbow://link/wc?uri='],
    ['rainbow://link/', 'rainbow://link/wc?uri='],
  ])('appends the URI to the native link %s', (base, expected) => {
    expect(toPairingLink(base, uri)).toBe(expected + encoded)
  })

  it.each([
    ['https://wallet.example', 'https://wallet.example/wc?uri='],
    ['https://wallet.example/', 'https://wallet.example/wc?uri='],
    ['https://wallet.example/app', 'https://wallet.example/app/wc?uri='],
    ['http://localhost:4178', 'http://localhost:4178/wc?uri='],
  ])('appends the URI to the universal link %s', (base, expected) => {
    expect(toPairingLink(base, uri)).toBe(expected + encoded)
  })

  it('encodes the URI twice for Telegram on Android, in native links only', () => {
    const twice = encodeURIComponent(encoded)
    const options = { doubleEncode: true }
    expect(toPairingLink('rainbow:', uri, options)).toBe(`rainbow://wc?uri=${twice}`)
    expect(toPairingLink('https://wallet.example', uri, options)).toBe(
      `https://wallet.example/wc?uri=${encoded}`,
    )
  })

  it('encodes the URI so that the wallet decodes it exactly', () => {
    const link = new URL(toPairingLink('https://wallet.example', uri))
    expect(link.searchParams.get('uri')).toBe(uri)
  })
})

it.each([
  ['rainbow', 'rainbow://'],
  ['https://wallet.example', 'https://wallet.example/'],
])('the stored deep link choice for %s is its base, without the pairing', (base, href) => {
  expect(toDeepLinkChoice(base, 'Wallet')).toEqual({ href, name: 'Wallet' })
})
