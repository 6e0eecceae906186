import { expect, it } from 'vitest'
import { nameProblem, toFullName, toLabel } from './nameRules.ts'

it.each(['ada1', 'ADA-lovelace', '1815', '----'])('the name %s may be registered', (label) => {
  expect(nameProblem(label)).toBeUndefined()
})

it.each(['', 'a', 'ada'])('the name "%s" is too short', (label) => {
  expect(nameProblem(label)).toBe('tooShort')
})

it.each(['ada lovelace', 'ada_l', 'ada.l', 'ädal', 'аdal', 'ada\n1', 'a.', 'ada!', '😀😀😀😀'])(
  'the name %j has invalid characters',
  (label) => {
    expect(nameProblem(label)).toBe('characters')
  },
)

it('a pasted name is stripped of its suffix and surrounding spaces', () => {
  expect(toLabel(' Ada1.Reown.ID\n')).toBe('Ada1')
  expect(toLabel('ada1.wcn.id')).toBe('ada1.wcn.id')
})

it('a full name is in lower case and has the suffix', () => {
  expect(toFullName('Ada1')).toBe('ada1.reown.id')
})
