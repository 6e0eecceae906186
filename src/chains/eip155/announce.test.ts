import { expect, it } from 'vitest'
import { ownRdns } from '../ownRdns.ts'
import { announce } from './announce.ts'

function listenTo(page: EventTarget) {
  const heard: { info: Record<string, string>; provider: object }[] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    heard.push((event as CustomEvent).detail)
  })
  return heard
}

it('the wallet is announced at once and at each request, until it is stopped', () => {
  const page = new EventTarget()
  const heard = listenTo(page)
  const provider = { request: async () => null }
  const stop = announce({ name: 'Ledger' }, provider, page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(heard).toHaveLength(2)
  expect(heard[0]?.provider).toBe(provider)
  expect(heard[0]?.info).toMatchObject({ name: 'Ledger', rdns: ownRdns })
  expect(heard[0]?.info.uuid).toBe(heard[1]?.info.uuid)
  expect(heard[0]?.info.icon).toMatch(/^data:image\//)
  stop()
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(heard).toHaveLength(2)
})

it('a multi-line name is announced in one line, and an unsafe image is replaced', () => {
  const page = new EventTarget()
  const heard = listenTo(page)
  announce({ name: `Le\n\u202edger${'r'.repeat(99)}`, imageUrl: 'https://x.example/a' }, {}, page)
  const [{ info } = { info: {} }] = heard
  expect(info).toMatchObject({ name: `Le dger${'r'.repeat(57)}`, rdns: ownRdns })
  expect(info).toMatchObject({ icon: expect.stringMatching(/^data:image\//) })
})
