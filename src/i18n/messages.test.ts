import { expect, it } from 'vitest'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { pageTexts } from './catalogue.ts'
import { errorDetail, errorText, eventText, loadMessages, translate } from './messages.ts'
import type { MessageKey } from './parts.ts'
import { formsOf, readTexts } from './testing/readTexts.ts'

it('`translate` fills placeholders, and leaves those without a value empty', () => {
  expect(translate('en', 'error.HTTP_ERROR', { status: 404 })).toBe('HTTP status code: 404')
  expect(translate('en', 'error.HTTP_ERROR')).toBe('HTTP status code: ')
})

it('`translate` falls back to English for an unknown language', () => {
  expect(translate('xx', 'back')).toBe('Back')
})

it('`translate` chooses the plural form of the number `count`, and formats the number', async () => {
  await loadMessages('en', 'connecting')
  expect(translate('en', 'account.count', { count: 1 })).toBe('1 address')
  expect(translate('en', 'account.count', { count: 2_000 })).toBe('2,000 addresses')
  expect(translate('en', 'account.count', { count: 2_000 }, 'de')).toBe('2.000 addresses')
})

it('`eventText` is English beside a modal in another language, and says that one node alone is its source', async () => {
  await loadMessages('de', 'connected')
  const foreign = (isOfOneNode: boolean) =>
    eventText(new WalletModalError('TRANSACTION_FOREIGN', { isOfOneNode }))
  expect(foreign(false)).toMatch(/^Your wallet named .* Check your wallet$/)
  expect(foreign(true)).toMatch(/^Your wallet named .* Check your wallet\. Only one node says so$/)
})

it('texts of a lazy part of the catalogue are empty until that part has loaded', async () => {
  expect(translate('en', 'review.raw')).toBe('')
  await loadMessages('en', 'reviews')
  expect(translate('en', 'review.raw')).toBe('Request')
})

it('`errorText` returns the text of an error with its parameters', () => {
  const error = new WalletModalError('HTTP_ERROR', { params: { status: 503 } })
  expect(errorText('en', error)).toBe('HTTP status code: 503')
})

it('`errorText` of the kind `failure` returns the failure text, or that of a known reason, or else the error text', async () => {
  const failed = new WalletModalError('SWAP_FAILED')
  await loadMessages('en', 'connected')
  expect(errorText('en', failed)).toBe('Transaction error')
  expect(errorText('en', failed, 'failure')).toMatch(/^The swap couldn’t be sent\./)
  const refused = (known?: string) =>
    errorText('en', new WalletModalError('FRAME_ERROR', { known }), 'failure')
  await loadMessages('en', 'connecting')
  expect(refused()).toMatch(/^The login service reported a problem\./)
  expect(refused('wrongCode')).toBe('Wrong code. Try again.')
  expect(refused('no-such')).toBe(refused())
  expect(errorText('en', new WalletModalError('INVALID_ATTRIBUTE'), 'failure')).toBe(
    'Invalid attribute',
  )
})

it('a service’s words replace the text of events, never that of views, and are marked as English', () => {
  const said = new WalletModalError('SWAP_FAILED', { reason: 'Closed for the night' })
  expect(eventText(said)).toBe('Closed for the night')
  expect(errorText('en', said, 'failure')).toMatch(/^The swap couldn’t be sent\./)
  expect(errorDetail('de', said)).toEqual({ text: 'Closed for the night', lang: 'en' })
  expect(errorDetail('en', new WalletModalError('SWAP_FAILED'))).toEqual({
    text: 'Transaction error',
  })
})

const texts = Object.entries(readTexts('en')).flatMap(([key, text]) =>
  formsOf(text).map((form) => ({ key, form: form.replace(/\{\w+\}/g, '') })),
)

it('no text has an exclamation mark or jargon', () => {
  const jargon = /!|\bEOA\b|\bU[RI]I\b|\brelay\b|redirect|popup|webapp|makes no sense/i
  expect(texts.filter(({ form }) => jargon.test(form))).toEqual([])
})

/** Titles, names and units that are the same in every language. */
const spelt =
  /^(title|button|social|downloads)\.|^send\.preview\.confirm|^legal|^swap\.pressAgain|^signIn\.smartAccount|^error\.(GAS_PRICE|SWAP_UNSUPPORTED|ONRAMP_NO_PROJECT_ID|INVALID_APP|INVALID_CHAIN|INVALID_PROJECT|PROJECT_ID|SESSION|NETWORK_NOT_FOUND|BALANCE|SIWX|HTTP)/

it('texts are in sentence case', () => {
  const names =
    /\b([A-Z]{2,}s?|WalletConnect|Farcaster|Safe|Permit2|Approval(ForAll)?|Morpho|Balancer|Aave)\b/g
  const isCased = (form: string) =>
    form
      .replace(names, 'x')
      .split(/[.:?] /)
      .some((sentence) => /[A-Z]/.test(sentence.slice(1)))
  expect(texts.filter(({ key, form }) => !spelt.test(key) && isCased(form))).toEqual([])
})

it('a text reads own parameters and keys only, whatever a page names them', () => {
  pageTexts.en = { 'error.HTTP_ERROR': '{constructor}|{toString}|{__proto__}|{status}' }
  expect(translate('en', 'error.HTTP_ERROR', { status: 404 })).toBe('|||404')
  delete pageTexts.en
  expect(translate('en', 'constructor' as MessageKey)).toBe('')
  expect(translate('constructor', 'error.HTTP_ERROR', { status: 1 })).toBe('HTTP status code: 1')
})

it('an address in a right-to-left sentence is isolated from its words', async () => {
  await loadMessages('ar', 'connected')
  const params = { address: '0x3C44…93BC' }
  expect(translate('ar', 'activity.out', params)).toContain('\u20680x3C44…93BC\u2069')
  expect(translate('en', 'activity.out', params)).toContain(' 0x3C44…93BC')
})

it('a sentence of the interface stands in place of the catalogue’s texts, without a detail', () => {
  const error = new WalletModalError('FRAME_TIMEOUT', { sentence: 'Signature declined' })
  expect(errorText('en', error, 'failure')).toBe('Signature declined')
  expect(errorDetail('en', error)).toEqual({ text: 'Signature declined' })
})
