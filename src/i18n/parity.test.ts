import { describe, expect, it } from 'vitest'
import { formsOf, languages, readTexts } from './testing/readTexts.ts'

const english = Object.entries(readTexts('en'))

const marksIn = (text: string) => new Set(text.match(/\{\w+\}|<\/?\w+>/g))

/** The visible text of a control, and the text that names it. */
const labelled = [
  ['account.disconnect', 'account.disconnectFamily'],
  ['account.switchChain', 'account.switchChainFrom'],
  ['permissions.revoke', 'permissions.revokeOf'],
  ['sessions.revoke', 'sessions.revokeOf'],
  ['activity.speedUp', 'activity.speedUp.of'],
  ['activity.cancel', 'activity.cancel.of'],
] as const

/** Texts that may equal the English text in any language: names, and words that many languages have borrowed. */
const namesAlone = /^[\s\p{P}\p{S}]*(\{\w+\}[\s\p{P}\p{S}]*)*$/u
const borrowed =
  /^(social\.|title\.(ConnectingWalletConnectBasic|ConnectingFarcaster)|downloads\.(appStore|playStore)|email\.placeholder)/

describe.each(languages)('%s', async (tag) => {
  const own = readTexts(tag)
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  // The category `many` of Romance languages is for millions, which no text counts.
  const needed = categories.filter((one) => one !== 'many' || !/^(es|fr|it|pt)/.test(tag))

  it('the texts have the parameters and plural forms of the language', () => {
    for (const [key, text] of english) {
      // A text that a language lacks is English; `npm run texts -- missing` stops a release.
      if (!(key in own)) continue
      const wanted = marksIn(formsOf(text).join())
      // A plural form may name its number in words, “one call”, in place of `{count}`.
      const optional = typeof text === 'string' ? '' : '{count}'
      for (const form of formsOf(own[key])) {
        expect(form, key).not.toBe('')
        const found = marksIn(form)
        const lacking = [...wanted].filter((mark) => mark !== optional && !found.has(mark))
        expect(lacking, `${key} lacks parameters: ${form}`).toEqual([])
        const unknown = [...found].filter((mark) => !wanted.has(mark))
        expect(unknown, `${key} has unknown parameters: ${form}`).toEqual([])
      }
      if (typeof text === 'string') continue
      expect(Object.keys(own[key] ?? {}), key).toEqual(expect.arrayContaining(needed))
    }
  })

  it('the name of a control contains its visible text (WCAG 2.5.3)', () => {
    for (const [visible, name] of labelled) {
      expect(String(own[name]).toLowerCase(), name).toContain(String(own[visible]).toLowerCase())
    }
  })

  it('few texts are the same as in English', () => {
    const same = english
      .filter(([key, text]) => JSON.stringify(own[key]) === JSON.stringify(text))
      .filter(([key, text]) => {
        return !borrowed.test(key) && !formsOf(text).every((form) => namesAlone.test(form))
      })
      .map(([key]) => key)
    expect(same.length, same.join(' ')).toBeLessThan(english.length / 40)
  })
})
