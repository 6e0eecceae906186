import { expect, it } from 'vitest'
import { createModal } from '../../src/controllers/modal.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { configureOwn } from './configure.ts'
import type { AttributeReader } from './readAttributes.ts'

const values = { layout: 'card', 'theme-mode': 'auto', 'theme-variables': {}, embedded: false }
const attributes = {
  read: (name: keyof typeof values) => values[name],
} as unknown as AttributeReader

it.each([
  ['de_DE', 'de', 'de-DE'],
  ['pt_BR', 'pt-BR', 'pt-BR'],
  ['zh_CN', 'zh-Hans', 'zh-CN'],
  ['zh_TW', 'zh-Hant', 'zh-TW'],
  ['zh_Hant_HK', 'zh-Hant', 'zh-Hant-HK'],
  ['fr_FR.UTF-8', 'fr', 'fr-FR'],
  ['de_DE@euro', 'de', 'de-DE'],
  ['en_GB', 'en', 'en-GB'],
  [' de_AT ', 'de', 'de-AT'],
  ['sr-Latn', 'en', 'sr-Latn'],
])('a page with lang="%s" gets the texts of %s', async (lang, language, locale) => {
  const element = { lang, dir: '', parentNode: null } as unknown as HTMLElement
  const modal = createModal(createRouter)
  const observer = { observe() {} } as unknown as MutationObserver
  await configureOwn(element, modal, attributes, observer)
  expect(modal.state).toMatchObject({ language, locale: `${locale}-u-nu-latn` })
})

it('a form around the element with a control named `parentNode` does not freeze the page', async () => {
  // A control stands in for the form's property of its name.
  const form = { lang: 'sv', parentNode: {} }
  form.parentNode = { lang: '', parentNode: form }
  const element = { lang: '', dir: '', parentNode: form } as unknown as HTMLElement
  let observed = 0
  const observer = {
    observe() {
      observed += 1
      if (observed > 100) throw new Error('endless')
    },
  } as unknown as MutationObserver
  const modal = createModal(createRouter)
  await configureOwn(element, modal, attributes, observer)
  expect(modal.state.locale).toBe('sv-u-nu-latn')
})
