import { expect, it } from 'vitest'
import { isConfusable } from './isName.ts'

it.each(['vìtalik.eth', 'vita1ik.eth', 'g00gle.eth', 'сосо.eth', 'αβγ.eth'])(
  'isConfusable is true for %s',
  (name) => {
    expect(isConfusable(name)).toBe(true)
  },
)

it.each(['ada.eth', 'user1.eth', '1inch.eth', '007.eth', '東京.eth', '🚀🌕.eth', 'a-b_c.eth'])(
  'isConfusable is false for %s',
  (name) => {
    expect(isConfusable(name)).toBe(false)
  },
)
