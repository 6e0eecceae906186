import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copyText.ts'

afterEach(() => vi.unstubAllGlobals())

/** A modal in a page on plain http, where `execCommand` copies what is selected. */
function plainPage(allows: () => boolean) {
  const copied: string[] = []
  const children = new Set<object>()
  let selected = ''
  const field = {
    value: '',
    style: {},
    select: () => {
      // Nothing outside of the page can be selected.
      if (children.has(field)) selected = field.value
    },
    setSelectionRange(start: number, end: number) {
      selected = selected.slice(start, end)
    },
    remove: () => children.delete(field),
  }
  const button = { focus: vi.fn() }
  const dialog = { append: (child: object) => children.add(child) }
  const page = {
    createElement: () => field,
    execCommand(command: string) {
      if (command !== 'copy' || !allows()) return false
      copied.push(selected)
      return true
    },
  }
  const root = {
    host: { ownerDocument: page },
    activeElement: button,
    querySelector: () => dialog,
  } as unknown as ShadowRoot
  vi.stubGlobal('navigator', {})
  return { root, copied, children, button }
}

it.each([
  ['the clipboard API', {}],
  ['a method of the clipboard API', { clipboard: {} }],
])('a page without %s copies by the command, and keeps the focus', async (_, navigator) => {
  const { root, copied, children, button } = plainPage(() => true)
  vi.stubGlobal('navigator', navigator)
  await copyText('0xabc', root)
  expect(copied).toEqual(['0xabc'])
  expect(children.size).toBe(0)
  expect(button.focus).toHaveBeenCalledOnce()
})

it.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('no command')
    },
  ],
])(
  'a page without the clipboard API whose command %s rejects with the reason',
  async (_, allows) => {
    const { root, children } = plainPage(allows)
    await expect(copyText('0xabc', root)).rejects.toMatchObject({
      code: 'COPY_FAILED',
      longMessage: expect.stringContaining('https'),
    })
    expect(children.size).toBe(0)
  },
)

it('a clipboard that refuses is not bypassed by the command', async () => {
  const { root, copied } = plainPage(() => true)
  const cause = new DOMException('', 'NotAllowedError')
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(cause) } })
  await expect(copyText('0xabc', root)).rejects.toMatchObject({ code: 'COPY_FAILED', cause })
  expect(copied).toEqual([])
})
