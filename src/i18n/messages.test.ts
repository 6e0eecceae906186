import { expect, it } from 'vitest'
import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Message } from '../types/message.ts'
import { type MessageKey, pageTexts } from './catalogue.ts'
import { account } from './en/account.ts'
import { common } from './en/common.ts'
import { views } from './en/views.ts'
import { errorText, loadMessages, translate } from './messages.ts'
import { formsOf } from './testing/readTexts.ts'

it('`translate` fills placeholders, and leaves those without a value empty', () => {
  expect(translate('en', 'error.HTTP_ERROR', { status: 404 })).toBe('HTTP status code: 404')
  expect(translate('en', 'error.HTTP_ERROR')).toBe('HTTP status code: ')
})

it('`translate` falls back to English for an unknown language', () => {
  expect(translate('xx', 'back')).toBe('Back')
})

it('`translate` chooses the plural form of the number `count`, and formats the number', async () => {
  await loadMessages('en', 'views')
  expect(translate('en', 'account.count', { count: 1 })).toBe('1 address')
  expect(translate('en', 'account.count', { count: 2_000 })).toBe('2,000 addresses')
  expect(translate('en', 'account.count', { count: 2_000 }, 'de')).toBe('2.000 addresses')
})

it('texts of a lazy part of the catalogue are empty until that part has loaded', async () => {
  expect(translate('en', 'title.Swap')).toBe('')
  await loadMessages('en', 'swap')
  expect(translate('en', 'title.Swap')).toBe('Swap')
})

it('`errorText` returns the text of an error with its parameters', () => {
  const error = new WalletModalError('HTTP_ERROR', { params: { status: 503 } })
  expect(errorText('en', error)).toBe('HTTP status code: 503')
})

it('`errorText` of the kind `failure` returns the service’s text, or else the failure text, or else the error text', async () => {
  const failed = new WalletModalError('SWAP_FAILED')
  await loadMessages('en', 'swap')
  expect(errorText('en', failed)).toBe('Transaction error')
  expect(errorText('en', failed, 'failure')).toMatch(/^The swap could not be sent\./)
  const reason = 'Closed for the night'
  expect(errorText('en', new WalletModalError('SWAP_FAILED', { reason }), 'failure')).toBe(reason)
  expect(errorText('en', new WalletModalError('INVALID_ATTRIBUTE'), 'failure')).toBe(
    'Invalid attribute',
  )
})

const texts = Object.entries<Message>({ ...common, ...views, ...account }).flatMap(([key, text]) =>
  formsOf(text).map((form): [string, string] => [key, form]),
)

it.each(texts)('the text “%s” has no exclamation mark and no jargon', (_, text) => {
  expect(text).not.toMatch(/!|\bEOA\b|\bU[RI]I\b|\brelay\b|redirect|popup|webapp|makes no sense/i)
})

/** Titles, names and units that are the same in every language. */
const spelt =
  /^(title|social|family|downloads|send\.step)\.|^connect\.allWallets|^send\.preview\.confirm|^legal|^error\.(INVALID_APP|INVALID_CHAIN|INVALID_PROJECT|PROJECT_ID|SESSION|NETWORK_NOT_FOUND|BALANCE|SIWX|HTTP)/

it.each(texts.filter(([key]) => !spelt.test(key)))(
  'the text “%s” is in sentence case',
  (_, text) => {
    const names = /\b(WalletConnect|Farcaster|Safe|QR|NFTs|US)\b/g
    for (const sentence of text.replace(names, 'x').split(/[.:?] /))
      expect(sentence.slice(1)).not.toMatch(/[A-Z]/)
  },
)

it('a text reads own parameters and keys only, whatever a page names them', () => {
  pageTexts.en = { 'error.HTTP_ERROR': '{constructor}|{toString}|{__proto__}|{status}' }
  expect(translate('en', 'error.HTTP_ERROR', { status: 404 })).toBe('|||404')
  delete pageTexts.en
  expect(translate('en', 'constructor' as MessageKey)).toBe('')
  expect(translate('constructor', 'error.HTTP_ERROR', { status: 1 })).toBe('HTTP status code: 1')
})
