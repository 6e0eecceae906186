import { afterEach, expect, it, vi } from 'vitest'
import { modalOf } from '../../src/controllers/modal.ts'
import { loadMessages, translate } from '../../src/i18n/messages.ts'
import { createHost } from './createHost.ts'

customElements.define('locale-test', class extends HTMLElement {})

/** Inserts an element into the shadow root of a `section` of the page. */
function insert(lang?: string) {
  const section = document.createElement('section')
  document.body.append(section)
  const element = document.createElement('locale-test')
  if (lang !== undefined) element.lang = lang
  const root = element.attachShadow({ mode: 'open' })
  const internals = element.attachInternals()
  const host = createHost({ element, root, internals, publish() {}, showFailure() {} })
  section.attachShadow({ mode: 'open' }).append(element)
  host.inserted()
  end = () => {
    section.remove()
    host.removed()
  }
  return { element, section, host, locale: () => modalOf(element)?.state.locale }
}

let end = () => {}

afterEach(() => {
  end()
  document.documentElement.removeAttribute('lang')
  vi.restoreAllMocks()
})

it('numbers follow the `lang` of the element, then of the ancestors, then of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR'])
  const { element, section, locale } = insert('de')
  expect(locale()).toBe('de-u-nu-latn')
  document.documentElement.lang = 'sv'
  section.lang = 'fr-CA'
  element.removeAttribute('lang')
  await expect.poll(locale).toBe('fr-CA-u-nu-latn')
  section.removeAttribute('lang')
  await expect.poll(locale).toBe('sv-u-nu-latn')
  document.documentElement.removeAttribute('lang')
  await expect.poll(locale).toBe('pt-BR-u-nu-latn')
})

it('after an element was moved, numbers follow the `lang` of its new ancestors', async () => {
  const { element, host, locale } = insert()
  const place = document.createElement('div')
  place.lang = 'ja'
  document.body.append(place)
  place.append(element)
  host.moved()
  expect(locale()).toBe('ja-u-nu-latn')
  place.lang = 'ko'
  await expect.poll(locale).toBe('ko-u-nu-latn')
  place.remove()
})

it.each(['', 'd€', 'x', '-', 'a'.repeat(100), '<b>'])(
  'a malformed `lang` of "%s" is ignored, and the `lang` of the page applies',
  (lang) => {
    document.documentElement.lang = 'hi'
    expect(insert(lang).locale()).toBe('hi-u-nu-latn')
  },
)

it('numbers are English if no language tag is well-formed', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['C.UTF-8'])
  expect(insert('x').locale()).toBe('en-u-nu-latn')
})

it('digits are Latin in each language', () => {
  document.documentElement.lang = 'ar-EG-u-nu-arab'
  expect(insert().locale()).toBe('ar-EG-u-nu-latn')
})

const textsOf = (element: Element) => {
  const { language, direction } = modalOf(element)?.state ?? {}
  return `${language} ${direction ?? 'inherited'}`
}

it('texts follow the `lang` of the page, and those of Arabic run from right to left', async () => {
  document.documentElement.lang = 'ar-EG'
  const { element } = insert()
  await expect.poll(() => textsOf(element)).toBe('ar rtl')
  document.documentElement.lang = 'pt-AO'
  await expect.poll(() => textsOf(element)).toBe('pt-BR inherited')
  document.documentElement.lang = 'en'
  await expect.poll(() => textsOf(element)).toBe('en inherited')
})

it('texts that were loaded in one language are there in the next, also back in English', async () => {
  const { element } = insert('de')
  await expect.poll(() => textsOf(element)).toBe('de inherited')
  await loadMessages('de', 'connected')
  element.lang = 'fr'
  await expect.poll(() => textsOf(element)).toBe('fr inherited')
  const key = 'onramp.presets'
  expect(translate('fr', key)).not.toBe('')
  expect(translate('fr', key)).not.toBe(translate('de', key))
  element.lang = 'en'
  await expect.poll(() => textsOf(element)).toBe('en inherited')
  expect(translate('en', key)).toBe('Quick choice')
})

it('the `dir` of the element takes precedence over the direction of its texts', async () => {
  const { element } = insert()
  element.dir = 'ltr'
  element.lang = 'he'
  await expect.poll(() => textsOf(element)).toBe('he inherited')
  element.removeAttribute('dir')
  await expect.poll(() => textsOf(element)).toBe('he rtl')
  element.dir = 'ltr'
  await expect.poll(() => textsOf(element)).toBe('he inherited')
})

it('without a `lang` in the page, the first language of the browser that has texts decides', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv-SE', 'fr-BE', 'de'])
  const { element, locale } = insert()
  await expect.poll(() => textsOf(element)).toBe('fr inherited')
  expect(locale()).toBe('fr-BE-u-nu-latn')
})

it('a page in a language without texts gets English texts and its own numbers', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  const { element, locale } = insert('sv')
  await expect.poll(() => textsOf(element)).toBe('en inherited')
  expect(locale()).toBe('sv-u-nu-latn')
})

it('texts of the page add a language, and bad ones are an error that keeps the last good ones', async () => {
  const codes: unknown[] = []
  const { element } = insert()
  element.addEventListener('error', (event) => {
    codes.push((event as unknown as CustomEvent).detail)
  })
  element.setAttribute('texts', '{"sv": {"back": "Tillbaka"}}')
  element.lang = 'sv'
  await expect.poll(() => textsOf(element)).toBe('sv inherited')
  expect(translate('sv', 'back')).toBe('Tillbaka')
  element.setAttribute('texts', '{"sv": {"back": 7}}')
  await expect
    .poll(() => codes)
    .toMatchObject([{ code: 'INVALID_ATTRIBUTE', cause: { attribute: 'texts', path: 'sv.back' } }])
  expect(translate('sv', 'back')).toBe('Tillbaka')
})

it('the property `texts` sets the attribute, also if the page has set it before the modal loaded', () => {
  const early = document.createElement('locale-test')
  Object.assign(early, { texts: { en: { back: 'Earlier' } } })
  const root = early.attachShadow({ mode: 'open' })
  createHost({
    element: early,
    root,
    internals: early.attachInternals(),
    publish() {},
    showFailure() {},
  })
  expect(early.getAttribute('texts')).toBe('{"en":{"back":"Earlier"}}')
  Object.assign(early, { texts: {} })
  expect(early.getAttribute('texts')).toBe('{}')
})
