import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accountOf } from '../../controllers/accounts.ts'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { addModal, createModal, type Modal, removeModal, setOpen } from '../../controllers/modal.ts'
import { type Review, review } from '../../controllers/review.ts'
import { createRouter } from '../../controllers/router.ts'
import type { Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ReadRequest } from '../../types/review.ts'
import { createDeferred, type Deferred } from '../../utils/createDeferred.ts'
import { writable } from '../../utils/testing/writable.ts'
import { declineAll } from './declineAll.ts'
import { gateRequest } from './gateRequest.ts'
import { loadReviewer } from './reviewRequest.ts'

type Reading = Deferred<ReadRequest | null>
/** Requests in the order in which the reader gets them. */
const readings = vi.hoisted((): Reading[] => [])
vi.mock(import('../../chains/laterFamilies.ts'), async (original) => ({
  ...(await original()),
  hasLaterPart: () => true,
  loadLaterPart: async () =>
    ({
      read: () => {
        const reading = createDeferred<ReadRequest | null>()
        readings.push(reading)
        return reading.promise
      },
    }) as never,
}))

const plain: ReadRequest = {
  heading: 'review.heading.calls',
  caipNetworkId: null,
  from: null,
  isRisky: false,
  statements: [],
}
const risky = { ...plain, isRisky: true }
let modal: Modal
let sent: string[]

function connect(id: 'io.wallet' | 'ID_AUTH' = 'io.wallet', namespace: Namespace = 'eip155') {
  const live = {
    connection: { namespace, wallet: { id } },
    opened: { connect: async () => ({ accounts: [] }) },
    accounts: [],
    stop() {},
  } as unknown as LiveConnection
  commitConnection(namespace, live)
  Object.assign(accountOf(namespace), { address: '0xMe', caipNetworkId: `${namespace}:1` })
  return live
}

/** Sends a request; `respond` is the wallet's response. */
function ask(live: LiveConnection, name: string) {
  const { promise, resolve: respond } = createDeferred<unknown>()
  const send = () => {
    sent.push(name)
    return promise
  }
  const response = gateRequest(live, { method: 'personal_sign', params: [name], send })
  response.catch(() => {})
  return { response, respond }
}

const soon = (check: () => void) => vi.waitFor(check, 10_000)

const readingOf = async (index: number) => {
  await soon(() => expect(readings[index]).toBeDefined())
  return readings[index] as Reading
}
const read = async (index: number, found: ReadRequest | null) =>
  (await readingOf(index)).resolve(found)
const shown = () => soon(() => expect(review.shown).not.toBeNull())
/** Lets all settled promises run their reactions. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const arrived = (...names: string[]) => soon(() => expect(sent).toEqual(names))

// Requests pass without a review if its modules take over 2 s to load, as on a busy machine.
beforeAll(async () => {
  await loadReviewer('eip155')
})

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.example' })
  modal = createModal(createRouter, {} as HTMLElement)
  addModal(modal)
  readings.length = 0
  sent = []
})
afterEach(() => {
  removeModal(modal)
  for (const namespace of ['eip155', 'solana'] as const) endConnection(namespace)
  vi.unstubAllGlobals()
})

it('a request waits for an earlier one that is still being read', async () => {
  const live = connect()
  for (const name of ['first', 'second', 'third']) ask(live, name)
  await read(2, plain)
  await read(1, null)
  await settled()
  expect(sent).toEqual([])
  await read(0, plain)
  await arrived('first', 'second', 'third')
})

it.each([
  ['approves', true, ['first', 'second']],
  ['declines', false, ['second']],
] as const)(
  'a request that needs no review waits until the user %s the earlier one',
  async (_, isApproved, order) => {
    const live = connect()
    for (const name of ['first', 'second']) ask(live, name)
    await read(1, plain)
    await read(0, risky)
    await shown()
    await settled()
    expect(sent).toEqual([])
    review.shown?.decide(isApproved)
    await arrived(...order)
  },
)

it('closing the modal rejects the reviewed request, and the next one goes to the wallet', async () => {
  const live = connect()
  const first = ask(live, 'first')
  ask(live, 'second')
  await read(0, risky)
  await read(1, plain)
  await shown()
  setOpen(modal, false)
  await expect(first.response).rejects.toMatchObject({ code: 4001 })
  await arrived('second')
})

it('the embedded wallet gets the next request once it has responded to a reviewed one', async () => {
  const live = connect('ID_AUTH')
  const first = ask(live, 'first')
  ask(live, 'second')
  await read(0, risky)
  await read(1, plain)
  await shown()
  review.shown?.decide(true)
  await arrived('first')
  await settled()
  expect(sent).toEqual(['first'])
  first.respond('signature')
  await arrived('first', 'second')
})

it('a refused request does not let the next one overtake those before it', async () => {
  const live = connect()
  for (const name of ['first', 'second', 'third']) ask(live, name)
  await read(2, plain)
  await read(1, { ...plain, needsNetwork: true })
  Object.assign(accountOf('eip155'), { caipNetworkId: 'eip155:10' })
  await settled()
  expect(sent).toEqual([])
  await read(0, plain)
  await arrived('first', 'third')
})

it('a waiting request rejects as soon as its network is no longer the active one', async () => {
  const live = connect()
  ask(live, 'first')
  const { response } = ask(live, 'second')
  await readingOf(0)
  await read(1, { ...plain, needsNetwork: true })
  await settled()
  Object.assign(accountOf('eip155'), { caipNetworkId: 'eip155:10' })
  await expect(response).rejects.toMatchObject({ code: 4901 })
})

it('waiting requests reject as soon as the wallet disconnects', async () => {
  const live = connect()
  const all = [ask(live, 'first'), ask(live, 'second')]
  await read(1, plain)
  await read(0, risky)
  await shown()
  endConnection('eip155')
  writable(accountOf('eip155')).address = null
  for (const { response } of all) await expect(response).rejects.toMatchObject({ code: 4900 })
  expect(sent).toEqual([])
})

it('one press declines the request that is shown and all that wait, of every wallet', async () => {
  const live = connect()
  const all = [ask(live, 'first'), ask(connect('io.wallet', 'solana'), 'other')]
  for (const name of ['second', 'third', 'fourth']) all.push(ask(live, name))
  for (const index of [4, 3, 2, 1, 0]) await read(index, index === 3 ? plain : risky)
  await shown()
  await soon(() => expect(review.waiting).toBe(4))
  declineAll(review.shown as Review)
  for (const { response } of all) await expect(response).rejects.toMatchObject({ code: 4001 })
  expect(sent).toEqual([])
  expect([review.shown, review.waiting]).toEqual([null, 0])
  const { response, respond } = ask(live, 'later')
  await read(5, risky)
  await shown()
  expect(review.waiting).toBe(0)
  review.shown?.decide(true)
  respond('sent')
  expect(await response).toBe('sent')
})

it('requests of different wallets do not wait for each other', async () => {
  ask(connect(), 'first')
  ask(connect('io.wallet', 'solana'), 'other')
  await readingOf(0)
  await read(1, plain)
  await arrived('other')
})
