import { afterEach, expect, it } from 'vitest'
import { readDocument } from '../../src/utils/readDocument.ts'
import { createAttributeReader } from './readAttributes.ts'

const names = ['title', 'hidden', 'visibilityState', 'head', 'body'] as const
const markup = document.createElement('section')

afterEach(() => {
  markup.remove()
  markup.replaceChildren()
})

/** Puts markup of others into the page: an image and a form for each member of the document. */
function insertMarkup(): void {
  for (const name of names) {
    const image = document.createElement('img')
    image.name = name
    const form = document.createElement('form')
    form.name = name
    markup.append(image, form)
  }
  document.body.append(markup)
}

it('the metadata for wallets have the title of the page, not an element that is named `title`', () => {
  document.title = 'Shop'
  insertMarkup()
  expect(document.title).not.toBe('Shop')
  const reader = createAttributeReader(document.createElement('section'))
  expect(reader.read('metadata').name).toBe('Shop')
})

it.each(names)('`%s` of the document is read beside elements with that name', (name) => {
  const own = document[name]
  insertMarkup()
  expect(document[name]).toBeInstanceOf(HTMLCollection)
  expect(readDocument(name)).toBe(own)
})
