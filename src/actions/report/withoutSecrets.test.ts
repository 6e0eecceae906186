import { expect, it } from 'vitest'
import { withoutSecrets } from './withoutSecrets.ts'

const signature = `0x${'ab'.repeat(65)}`
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it.each([
  [
    'an email address',
    'No code for ada.lovelace+x@mail.example was sent',
    'No code for …@… was sent',
  ],
  ['a signature in hex', `bad signature ${signature}`, 'bad signature …'],
  ['a signature in base58', `bad ${'5'.repeat(88)}`, 'bad …'],
  ['a pairing', 'cannot open wc:7f6e@2?relay-protocol=irn&symKey=587d', 'cannot open wc:…'],
  [
    'the query of a link',
    'see https://a.example/login?token=1#id and go',
    'see https://a.example/login and go',
  ],
  ['the fragment of a wallet’s link', 'metamask://wc#uri=wc%3A7f', 'metamask://wc'],
])('tracked values are stripped of secrets: %s', (_, text, left) => {
  expect(withoutSecrets({ message: text, list: [text] })).toEqual({ message: left, list: [left] })
})

it('other tracked values are kept', () => {
  const properties = {
    isSmartAccount: false,
    network: 'eip155:1',
    token: `eip155:1:${address}`,
    amount: 1.5,
    cursor: null,
    ensName: 'alice.reown.id',
    uri: 'https://wallet.example/app',
    address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  }
  expect(withoutSecrets(properties)).toEqual(properties)
})

it('long texts in analytics events are truncated', () => {
  expect(withoutSecrets('word '.repeat(1000))).toHaveLength(1000)
})

it('a very long tracked text is searched at its beginning only', () => {
  expect(withoutSecrets(`${'a'.repeat(100_000)} end`)).toBe('…')
})
