import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownRdns } from '../../../chains/ownRdns.ts'
import { toAnnouncement } from './announcement.ts'

const provider = { request: async () => null }
const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
const info = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Wallet',
  icon,
  rdns: 'org.wallet',
}

const read = (patch: object, own: unknown = provider) =>
  toAnnouncement({ detail: { info: { ...info, ...patch }, provider: own } })

it('an announcement is parsed as EIP-6963 specifies', () => {
  expect(read({})).toEqual({ ...info, provider })
  expect(read({})?.provider).toBe(provider)
})

it.each([[` ${icon}`], [`\n${icon}\n`], [`\t ${icon}`]])(
  'the icon %j of an announcement is taken without its white space',
  (given) => {
    expect(read({ icon: given })?.icon).toBe(icon)
  },
)

describe('an EIP-6963 announcement is ignored', () => {
  it.each([
    ['without an rdns', { rdns: undefined }],
    ['with an rdns of markup', { rdns: '<b>x</b>' }],
    ['with an endless rdns', { rdns: 'a.'.repeat(500) }],
    ["under another connector's id", { rdns: 'walletConnect' }],
    ["under the legacy wallet's id", { rdns: 'injected' }],
    ["under the id of the directory's wallet", { rdns: 'c57c'.repeat(16) }],
    ['when it is our own', { rdns: ownRdns }],
    ['without a uuid', { uuid: 7 }],
    ['without a name', { name: null }],
  ])('%s', (_, patch) => {
    expect(read(patch)).toBeNull()
  })

  it.each([[null], [undefined], [{}], [{ request: true }], ['provider']])(
    'if its provider is %j',
    (own) => {
      expect(toAnnouncement({ detail: { info, provider: own } })).toBeNull()
    },
  )

  it('if one of its getters throws', () => {
    const throwing = {
      get(): unknown {
        throw new Error('no')
      },
    }
    const own = { uuid: 'u', name: 'n', rdns: 'r' }
    for (const key of ['uuid', 'name', 'rdns', 'icon']) {
      const broken = Object.defineProperty({ ...own }, key, throwing)
      expect(toAnnouncement({ detail: { info: broken, provider } })).toBeNull()
    }
    const deaf = Object.defineProperty({}, 'request', throwing)
    expect(toAnnouncement({ detail: { info, provider: deaf } })).toBeNull()
    expect(toAnnouncement(Object.defineProperty({}, 'detail', throwing))).toBeNull()
  })

  it('if its detail is a random value', () => {
    fc.assert(fc.property(fc.anything(), (detail) => toAnnouncement({ detail }) === null))
  })
})

describe('the name in an EIP-6963 announcement', () => {
  it.each([
    ['  MetaMask  ', 'MetaMask'],
    ['Meta\nMask\t2', 'Meta Mask 2'],
    ['Meta\u200bMask\u0000', 'MetaMask'],
    ['\u202eksaMateM\u202c', 'ksaMateM'],
    ['\u2066Wallet\u2069\u061c', 'Wallet'],
    ['Wallet \ud83d', 'Wallet'],
    ['财富钱包 👛', '财富钱包 👛'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['👛'.repeat(100), '👛'.repeat(64)],
    ['\u200b\u202e', 'org.wallet'],
  ])('is cleaned: %j becomes %j', (name, shown) => {
    expect(read({ name })?.name).toBe(shown)
  })

  it('contains no control or format characters, and 64 characters at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const shown = read({ name })?.name ?? ''
        expect(shown).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]+$/u)
        expect(shown.trim()).toBe(shown)
        expect([...shown].length).toBeLessThanOrEqual(64)
      }),
    )
  })
})

describe('the icon in an EIP-6963 announcement', () => {
  it.each([
    ['https://tracker.example.org/icon.png'],
    ['javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    [`data:image/png;base64,${'A'.repeat(5_000_000)}`],
    [{}],
    [undefined],
  ])('is left out unless it is a small data URL of an image: %.40s', (unfit) => {
    expect(read({ icon: unfit })).toMatchObject({ name: 'Wallet', icon: undefined })
  })

  it('can be a data URL of any image type', () => {
    for (const type of ['png', 'webp', 'svg+xml']) {
      const own = `data:image/${type};base64,AAAA`
      expect(read({ icon: own })?.icon).toBe(own)
    }
  })
})

it('MetaMask’s mobile browser has the connector id of MetaMask, although it announces another rdns', () => {
  expect(read({ rdns: 'io.metamask.mobile' })?.rdns).toBe('io.metamask')
})
