import { expect, it } from 'vitest'
import { nameProblem, toFullName, toLabel } from './nameRules.ts'

it.each(['ada1', 'ADA-lovelace', '1815', '----'])('the name %s can be registered', (label) => {
  expect(nameProblem(label)).toBeUndefined()
})

it.each(['', 'a', 'ada'])('the name "%s" is refused as too short', (label) => {
  expect(nameProblem(label)).toBe('tooShort')
})

it.each(['ada lovelace', 'ada_l', 'ada.l', 'ädal', 'аdal', 'ada\n1', 'a.', 'ada!', '😀😀😀😀'])(
  'the name %j is refused for its characters',
  (label) => {
    expect(nameProblem(label)).toBe('characters')
  },
)

it('the suffix and surrounding spaces of a pasted name are removed', () => {
  expect(toLabel(' Ada1.Reown.ID\n')).toBe('Ada1')
  expect(toLabel('\u2068ａda1\u200b.reown.id\u2069')).toBe('ada1')
  expect(toLabel('ada1.wcn.id')).toBe('ada1.wcn.id')
})

it('the full name is in lower case and has the registrar’s suffix', () => {
  expect(toFullName('Ada1')).toBe('ada1.reown.id')
})
