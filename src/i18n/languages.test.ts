import { expect, it } from 'vitest'
import { loadLanguage, pickLanguage, textsFor } from './languages.ts'
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

it('texts of the page take the place of the package’s texts, also those of a wider tag', () => {
  const texts = { pt: { back: 'Recuar', close: 'Sair' }, 'pt-BR': { close: 'Fechar' }, de: {} }
  expect(textsFor('pt-BR', texts)).toEqual({ back: 'Recuar', close: 'Fechar' })
  expect(textsFor('pt', texts)).toEqual({ back: 'Recuar', close: 'Sair' })
  expect(textsFor('fr', texts)).toEqual({})
})

it('a page can add a language, or a region of a language', async () => {
  expect(pickLanguage(['sv-FI'], ['sv'])).toEqual(['sv', 'sv-FI'])
  expect(await loadLanguage('sv')).toBeUndefined()
  expect(pickLanguage(['zh-TW'], ['zh-TW'])).toEqual(['zh-TW', 'zh-TW'])
  expect((await loadLanguage('zh-TW'))?.opened).toEqual((await loadLanguage('zh-Hant'))?.opened)
})

it('a plural form is that of the text’s language, and English texts have English forms', async () => {
  await loadMessages('ru', 'connecting')
  const count = (value: number) => translate('ru', 'account.count', { count: value })
  expect(new Set([1, 2, 5].map((value) => count(value).replace(/\d+/, '')))).toHaveProperty(
    'size',
    3,
  )
  expect(count(21).replace('21', '')).toBe(count(1).replace('1', ''))
  await loadMessages('en', 'connecting')
  expect(translate('sv', 'account.count', { count: 1 })).toBe('1 address')
})

it('errors have English texts, too, in every language', async () => {
  await loadMessages('ja', 'connected')
  expect(translate('en', 'error.SWAP_FAILED')).toBe('Transaction error')
  expect(translate('ja', 'error.SWAP_FAILED')).not.toBe('Transaction error')
})
