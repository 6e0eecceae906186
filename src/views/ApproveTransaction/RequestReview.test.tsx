import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createModal } from '../../controllers/modal.ts'
import { addWaiting, type Review } from '../../controllers/review.ts'
import { createRouter } from '../../controllers/router.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { ModalContext } from '../context.ts'
import { RequestReview } from './RequestReview.tsx'

beforeAll(async () => {
  await loadMessages('en', 'reviews')
  await loadMessages('pl', 'reviews')
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
  findings: [],
  names: {},
  newReceivers: [],
  changes: null,
  fee: null,
  triedAt: null,
  trial: null,
  mayUpgrade: false,
  decide: () => {},
}

function draw(language: string, shown: Review) {
  vi.stubGlobal('location', { host: 'app.example' })
  Object.assign(modal.state, { language, locale: language })
  return renderToStaticMarkup(
    <ModalContext.Provider value={modal}>
      <RequestReview review={shown} />
    </ModalContext.Provider>,
  )
}

function buttons(language: string) {
  const drawn = draw(language, review)
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

it('the review warns first of a token that imitates another', () => {
  const units = { '0xC': { symbol: 'USDС', decimals: 6, isUnlisted: true, imitates: 'USDC' } }
  const [list = ''] = draw('en', { ...review, units }).match(/<ol.*<\/ol>/) ?? []
  const rows = list.split('</li>').map((row) => row.replace(/<[^>]+>/g, ''))
  expect(rows.slice(0, 2)).toEqual([
    'The token 0xC looks like USDC by its name, but it isn’t USDC',
    'Sign this text',
  ])
  expect(list).toContain('<li data-grave')
})

it('the review tells the worth of an order in the page’s currency format, and marks one for nothing', () => {
  const get = { kind: 'usd', cents: 1n } as const
  const rows = (findings: Review['findings']) => draw('en', { ...review, findings })
  expect(rows([{ text: 'review.order.worth', values: { get } }])).toContain('$0.01')
  expect(rows([{ text: 'review.order.worthless', isGrave: true }])).toMatch(
    /<li data-grave.*For what you give you get nothing of known value/,
  )
})

it('the review names known addresses behind them', () => {
  const statements: Review['request']['statements'] = [
    {
      text: 'review.pay.nothing',
      values: { to: { kind: 'address', address: '0xShop' } },
      contract: '0xC',
    },
  ]
  const names = {
    '0xShop': { kind: 'message', text: 'review.name.declared' },
    '0xC': { kind: 'text', text: 'OpenSea, Seaport' },
  } as const
  const drawn = draw('en', { ...review, request: { ...review.request, statements }, names })
  const text = drawn.replace(/<[^>]+>/g, '')
  expect(text).toContain('Call 0xShop (listed by this site) without sending anything')
  expect(text).toContain('Contract 0xC (OpenSea, Seaport)')
})
