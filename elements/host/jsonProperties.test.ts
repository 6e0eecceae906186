import * as viemChains from 'viem/chains'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allAttributes } from './attributes.ts'
import { defineJsonProperties } from './jsonProperties.ts'

/** An element with one attribute and its property. */
function createElement() {
  const element = {
    attribute: null as string | null,
    texts: undefined as unknown,
    networks: undefined as unknown,
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
  ['a bigint, as its digits', { en: { count: 1n } }, '{"en":{"count":"1"}}'],
  ['a getter that throws', throwing, 'undefined'],
])('the property texts takes %s, before and after the modal has loaded', (_, value, expected) => {
  const early = createElement()
  early.texts = value
  defineJsonProperties(early as unknown as HTMLElement)
  expect(early.attribute).toBe(expected)

  const late = createElement()
  defineJsonProperties(late as unknown as HTMLElement)
  late.texts = texts
  late.texts = value
  expect(late.attribute).toBe(expected)
})

it('the property networks takes every chain that viem exports, before and after the modal has loaded', () => {
  // Of the members of a chain that a host defines, viem allows bigints and functions as fees.
  const fees = { baseFeeMultiplier: () => 1.2, maxPriorityFeePerGas: 2_000_000_000n }
  const all = [...Object.values(viemChains), { ...viemChains.anvil, fees }]
  const { networks } = allAttributes
  const early = createElement()
  early.networks = all
  defineJsonProperties(early as unknown as HTMLElement)
  const late = createElement()
  defineJsonProperties(late as unknown as HTMLElement)
  late.networks = all
  for (const { attribute } of [early, late]) {
    expect(z.parse(networks, attribute).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  }
})
