import { expect, it } from 'vitest'
import { defineTexts } from './textsProperty.ts'

/** An element with the attribute `texts` alone. */
function createElement() {
  const element = {
    attribute: null as string | null,
    texts: undefined as unknown,
    setAttribute(_: string, value: string) {
      element.attribute = value
    },
    removeAttribute() {
      element.attribute = null
    },
  }
  return element
}

const texts = { en: { 'title.Connect': 'Choose your wallet' } }
const json = JSON.stringify(texts)
const circular: Record<string, unknown> = {}
circular.en = circular
const throwing = {
  get en() {
    throw new Error('getter')
  },
}

it.each([
  ['an object', texts, json],
  ['the attribute’s text, as React and Vue set it', json, json],
  ['undefined', undefined, null],
  ['null', null, null],
  ['a function', () => {}, 'undefined'],
  ['an object that contains itself', circular, 'undefined'],
  ['a bigint', { en: { count: 1n } }, 'undefined'],
  ['a getter that throws', throwing, 'undefined'],
])('the property texts takes %s, before and after the modal has loaded', (_, value, expected) => {
  const early = createElement()
  early.texts = value
  defineTexts(early as unknown as HTMLElement)
  expect(early.attribute).toBe(expected)

  const late = createElement()
  defineTexts(late as unknown as HTMLElement)
  late.texts = texts
  late.texts = value
  expect(late.attribute).toBe(expected)
})
