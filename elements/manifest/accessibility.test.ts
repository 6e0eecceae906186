import { describe, expect, it } from 'vitest'
import { clauseOf, conformanceOf, criteria } from './accessibility.ts'
import { findMissing } from './evidence.ts'

describe('the accessibility report', () => {
  it('names only tests that exist', () => {
    expect(findMissing(criteria.flatMap(({ judged }) => judged?.evidence ?? []))).toEqual([])
  })

  it('notices a test that was renamed', () => {
    const gone = { file: 'e2e/looks/everyView.spec.ts', title: 'a title of no test' }
    expect(findMissing([gone])).toEqual([gone])
  })

  it('has each criterion of WCAG 2.2 at levels A and AA once', () => {
    const count = (level: string) => criteria.filter((one) => one.level === level).length
    expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length)
    expect([count('A'), count('AA')]).toEqual([31, 24])
  })

  it('says that a criterion without evidence was not evaluated', () => {
    const judged = { conformance: 'Supports', remark: '', evidence: [] } as const
    expect(conformanceOf({ number: '1.1.1', name: '', level: 'A', judged })).toBe('Not evaluated')
  })

  it('gives no clause of EN 301 549 to criteria that are newer than it', () => {
    expect([clauseOf('1.4.10'), clauseOf('2.5.8')]).toEqual(['9.1.4.10', '–'])
  })
})
