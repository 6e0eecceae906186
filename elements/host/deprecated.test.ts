import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AttributeName } from './attributes.ts'
import './checkAttributes.ts'
import { createAttributeReader } from './readAttributes.ts'

// Two toy entries of the table.
vi.mock('./deprecatedNames.ts', () => ({
  deprecatedNames: { attributes: { 'terms-url': 'terms' }, features: { swaps: 'exchange' } },
}))
const page = { title: '', head: { querySelector: () => null } }
vi.stubGlobal('document', page)
vi.stubGlobal('Document', { prototype: page })
vi.stubGlobal('location', { host: 'page.example', origin: 'https://page.example' })
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

const read = <Name extends AttributeName>(name: Name, values: Record<string, string>) =>
  createAttributeReader({
    getAttribute: (one: string) => values[one] ?? null,
  } as HTMLElement).read(name)

beforeEach(() => void warn.mockClear())

describe('a renamed attribute', () => {
  it('is read by its former name, of which developers are warned once', () => {
    const terms = 'https://page.example/terms'
    expect(read('terms-url', { terms })).toBe(terms)
    expect(read('terms-url', { terms })).toBe(terms)
    expect(warn.mock.calls).toEqual([
      [
        '[wallet-modal]',
        '"terms" is called "terms-url" now. The former name works until the next major version.',
      ],
    ])
  })

  it('is read by its present name if both are set', () => {
    const values = { terms: 'https://page.example/old', 'terms-url': 'https://page.example/new' }
    expect(read('terms-url', values)).toBe('https://page.example/new')
    expect(warn).not.toHaveBeenCalled()
  })

  it('has its default if neither name is set', () => {
    expect(read('terms-url', {})).toBeNull()
  })
})

describe('a renamed member of features', () => {
  it('is read by its former name, unless the present one is set', () => {
    expect(read('features', { features: '{"exchange":false}' }).swaps).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
    expect(read('features', { features: '{"exchange":false,"swaps":true}' }).swaps).toBe(true)
    expect(read('features', { features: '{}' }).swaps).toBe(true)
  })
})
