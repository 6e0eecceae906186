import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createModal } from '../../controllers/modal.ts'
import { addWaiting, type Review } from '../../controllers/review.ts'
import { createRouter } from '../../controllers/router.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { ModalContext } from '../context.ts'
import { RequestReview } from './RequestReview.tsx'

beforeAll(async () => {
  await loadMessages('en', 'review')
  await loadMessages('pl', 'review')
})
afterEach(() => vi.unstubAllGlobals())

const modal = createModal(createRouter)
const review: Review = {
  request: {
    heading: 'review.heading.message',
    caipNetworkId: null,
    from: null,
    isRisky: true,
    statements: [{ text: 'review.message' }],
  },
  networkId: null,
  network: null,
  address: '0xMe',
  units: {},
  changes: null,
  mayUpgrade: false,
  decide: () => {},
}

function buttons(language: string) {
  vi.stubGlobal('location', { host: 'app.example' })
  Object.assign(modal.state, { language, locale: language })
  const drawn = renderToStaticMarkup(
    <ModalContext.Provider value={modal}>
      <RequestReview review={review} />
    </ModalContext.Provider>,
  )
  const names = [...drawn.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name = '']) => name)
  // The address is a button of its own, which copies it.
  return names.filter((name) => !name.startsWith('<'))
}

it('the review offers to decline all requests with their number, if others wait', () => {
  expect(buttons('en')).toEqual(['Cancel', 'Continue'])
  const leave = Array.from({ length: 4 }, () => addWaiting(() => {}))
  expect(buttons('en')).toEqual(['Cancel', 'Continue', 'Decline all 5 requests'])
  expect(buttons('pl').at(-1)).toBe('Odrzuć wszystkie 5 żądań')
  leave.pop()?.()
  expect(buttons('pl').at(-1)).toBe('Odrzuć wszystkie 4 żądania')
  for (const one of leave) one()
  expect(buttons('en')).toEqual(['Cancel', 'Continue'])
})
