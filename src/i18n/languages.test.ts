import { expect, it } from 'vitest'
import { loadLanguage, pickLanguage } from './languages.ts'
import { loadMessages, translate } from './messages.ts'

it.each([
  ['de-CH', 'de'],
  ['DE', 'de'],
  ['pt-AO', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['en-GB', 'en'],
  ['iw', 'he'],
  ['in-ID', 'id'],
])('a page in %s gets the texts of %s', (tag, language) => {
  expect(pickLanguage([tag])).toEqual([language, tag])
})

it('of several tags, the first that has texts decides', () => {
  expect(pickLanguage(['sv', 'xx-YY', 'fr-CA', 'de'])).toEqual(['fr', 'fr-CA'])
  expect(pickLanguage(['sv'])).toBeUndefined()
})

it('texts of the page take the place of the package’s texts, also those of a wider tag', async () => {
  const texts = {
    pt: { back: 'Recuar', close: 'Sair' },
    'pt-BR': { close: 'Fechar já' },
  }
  expect(pickLanguage(['pt-BR'], texts)).toEqual(['pt-BR', 'pt-BR'])
  await loadMessages('pt-BR', 'common')
  expect(translate('pt-BR', 'back')).toBe('Recuar')
  expect(translate('pt-BR', 'close')).toBe('Fechar já')
  expect(translate('pt-BR', 'retry')).not.toBe('Try again')
  pickLanguage(['pt-BR'])
  expect(translate('pt-BR', 'close')).toBe('Fechar')
})

it('a language of the page has English texts where the page gives none', async () => {
  expect(pickLanguage(['sv-FI'], { sv: { back: 'Tillbaka' } })).toEqual(['sv', 'sv-FI'])
  await loadMessages('sv', 'common')
  expect(translate('sv', 'back')).toBe('Tillbaka')
  expect(translate('sv', 'close')).toBe('Close')
  expect(await loadLanguage('sv')).toBeUndefined()
  pickLanguage([])
})

it('a regional language of the page has the package’s texts of its script where the page gives none', async () => {
  expect(pickLanguage(['zh-TW'], { 'zh-TW': { back: '返回上頁' } })).toEqual(['zh-TW', 'zh-TW'])
  await loadMessages('zh-TW', 'common')
  await loadMessages('zh-Hant', 'common')
  expect(translate('zh-TW', 'back')).toBe('返回上頁')
  expect(translate('zh-TW', 'close')).toBe(translate('zh-Hant', 'close'))
  pickLanguage([])
})

it('a plural form is that of the text’s language, and English texts have English forms', async () => {
  await loadMessages('ru', 'views')
  const count = (value: number) => translate('ru', 'account.count', { count: value })
  expect(new Set([1, 2, 5].map((value) => count(value).replace(/\d+/, '')))).toHaveProperty(
    'size',
    3,
  )
  expect(count(21).replace('21', '')).toBe(count(1).replace('1', ''))
  await loadMessages('en', 'views')
  expect(translate('sv', 'account.count', { count: 1 })).toBe('1 address')
})

it('errors have English texts, too, in every language', async () => {
  await loadMessages('ja', 'swap')
  expect(translate('en', 'error.SWAP_FAILED')).toBe('Transaction error')
  expect(translate('ja', 'error.SWAP_FAILED')).not.toBe('Transaction error')
})
