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

it('announces at once and again whenever a library asks, until it is stopped', () => {
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
