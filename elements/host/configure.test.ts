import { expect, it } from 'vitest'
import { createModal } from '../../src/controllers/modal.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { configureOwn } from './configure.ts'
import type { AttributeReader } from './readAttributes.ts'

it('a form around the element with a control named `parentNode` does not freeze the page', async () => {
  // A control stands in for the form's property of its name.
  const form = { lang: 'sv', parentNode: {} }
  form.parentNode = { lang: '', parentNode: form }
  const element = { lang: '', dir: '', parentNode: form } as unknown as HTMLElement
  const values = { layout: 'card', 'theme-mode': 'auto', 'theme-variables': {}, embedded: false }
  const attributes = {
    read: (name: keyof typeof values) => values[name],
  } as unknown as AttributeReader
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
