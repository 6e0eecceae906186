import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeEns } from '../../chains/eip155/names/testing/fakeEns.ts'
import { toNetwork } from '../../chains/networks.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/events.ts'
import {
  addModal,
  createModal,
  type Modal,
  removeModal,
  setOpen,
  updateModal,
} from '../../controllers/modal.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { updateOptions } from '../../controllers/options.ts'
import { review } from '../../controllers/review.ts'
import { createRouter } from '../../controllers/router.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { Changes, ReadRequest } from '../../types/review.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { writable } from '../../utils/testing/writable.ts'
import { frameApprovals } from '../embeddedWallet/frameApprovals.ts'
import { confirmRequest } from './confirmRequest.ts'

const element = {} as HTMLElement
const batch: ReadRequest = {
  heading: 'review.heading.calls',
  caipNetworkId: null,
  from: null,
  isRisky: true,
  statements: [],
}
let modal: Modal

beforeEach(() => {
  modal = createModal(createRouter, element)
  addModal(modal)
})
afterEach(() => {
  removeModal(modal)
  endConnection('eip155')
})

const own = { address: '0xMe', type: 'eoa' }

function connection(id: 'io.wallet' | 'ID_AUTH', listed = [own]) {
  const live = {
    connection: { namespace: 'eip155', wallet: { id } },
    opened: { connect: async () => ({ accounts: listed }) },
    accounts: [own],
    stop() {},
  }
  endConnection('eip155')
  commitConnection('eip155', live as unknown as LiveConnection)
  Object.assign(accountOf('eip155'), {
    address: '0xMe',
    accounts: [own],
    caipNetworkId: 'eip155:1',
  })
  return live as unknown as LiveConnection
}
const top = () => modal.router.top()?.view
const shown = () => vi.waitFor(() => expect(review.shown).not.toBeNull())

it('the wallet gets the calls after the user has approved the review, and the modal closes', async () => {
  const request = vi.fn(async () => {
    expect(modal.state.open).toBe(false)
    return 'sent'
  })
  const response = confirmRequest(connection('io.wallet'), batch, request)
  await shown()
  expect([modal.state.open, top()]).toEqual([true, 'ApproveTransaction'])
  expect(request).not.toHaveBeenCalled()
  review.shown?.decide(true)
  expect(await response).toBe('sent')
  expect(review.shown).toBeNull()
})

it('the review waits for the wallet’s capabilities, and states whether the wallet may upgrade the account', async () => {
  const { promise, resolve } = createDeferred<boolean>()
  const mayUpgrade = vi.fn(() => promise)
  const response = confirmRequest(
    connection('io.wallet'),
    { ...batch, mayUpgrade },
    async () => 'sent',
  )
  await shown()
  expect(review.shown).toMatchObject({ units: null, mayUpgrade: false })
  resolve(true)
  await vi.waitFor(() => expect(review.shown?.units).not.toBeNull())
  expect(review.shown?.mayUpgrade).toBe(true)
  expect(mayUpgrade).toHaveBeenCalledWith({ caipNetworkId: 'eip155:1', from: '0xMe' })
  review.shown?.decide(true)
  expect(await response).toBe('sent')
})

it('the review is shown even if the wallet does not respond to the request for its capabilities', async () => {
  vi.useFakeTimers()
  const silent = () => new Promise<boolean>(() => {})
  const response = confirmRequest(
    connection('io.wallet'),
    { ...batch, mayUpgrade: silent },
    async () => 'sent',
  )
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(review.shown?.units).not.toBeNull())
  review.shown?.decide(true)
  expect(await response).toBe('sent')
})

it('a modal that was open before the review returns to its view afterwards', async () => {
  setOpen(modal, true)
  modal.router.reset('Account')
  const response = confirmRequest(connection('io.wallet'), batch, async () => 'sent')
  await shown()
  review.shown?.decide(true)
  await response
  expect([modal.state.open, top()]).toEqual([true, 'Account'])
})

it.each([
  ['cancelling', () => review.shown?.decide(false)],
  ['closing', () => setOpen(modal, false)],
  ['opening another view', () => modal.router.reset('Networks')],
])('%s declines the calls', async (_, leave) => {
  const request = vi.fn(async () => 'sent')
  const response = confirmRequest(connection('io.wallet'), batch, request)
  await shown()
  leave()
  await expect(response).rejects.toMatchObject({ code: 4001 })
  expect(request).not.toHaveBeenCalled()
  expect(review.shown).toBeNull()
})

it('calls can be reviewed while the wallet has not responded to earlier calls', async () => {
  const live = connection('io.wallet')
  void confirmRequest(live, batch, () => new Promise(() => {}))
  await shown()
  review.shown?.decide(true)
  await vi.waitFor(() => expect(review.shown).toBeNull())
  const next = confirmRequest(live, batch, async () => 'sent')
  await shown()
  review.shown?.decide(true)
  expect(await next).toBe('sent')
})

it.each(['success', 'error'] as const)(
  'the embedded wallet shows its approval in the view of the review: %s',
  async (outcome) => {
    const request = async () => {
      expect([modal.state.open, top()]).toEqual([true, 'ApproveTransaction'])
      frameApprovals.begin(element, () => {})?.(outcome)
      return 'sent'
    }
    const response = confirmRequest(connection('ID_AUTH'), batch, request)
    await shown()
    review.shown?.decide(true)
    expect(await response).toBe('sent')
    expect(modal.state.open).toBe(false)
  },
)

it('calls are refused with an error if no element is in the page, and none is put in within 5 s', async () => {
  vi.useFakeTimers()
  removeModal(modal)
  const codes: unknown[] = []
  const stop = onHostEvent((_, detail) => codes.push(Object(detail).code))
  const request = vi.fn(async () => 'sent')
  const response = confirmRequest(connection('io.wallet'), batch, request)
  const refused = expect(response).rejects.toMatchObject({ code: 4100 })
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await refused
  stop()
  expect(codes).toEqual(['ACTION_NOT_ALLOWED'])
  expect(request).not.toHaveBeenCalled()
})

it('calls are reviewed in an element as soon as it is put into the page while they wait', async () => {
  vi.useFakeTimers()
  removeModal(modal)
  const response = confirmRequest(connection('io.wallet'), batch, async () => 'sent')
  await vi.advanceTimersByTimeAsync(1)
  addModal(modal)
  await vi.advanceTimersByTimeAsync(1)
  expect(review.shown).not.toBeNull()
  vi.useRealTimers()
  review.shown?.decide(true)
  expect(await response).toBe('sent')
})

it('the wallet gets the calls with the network and account of the review', async () => {
  const request = vi.fn(async () => 'sent')
  const live = connection('io.wallet')
  Object.assign(accountOf('eip155'), { caipNetworkId: 'eip155:10' })
  const response = confirmRequest(live, batch, request)
  await shown()
  Object.assign(accountOf('eip155'), { address: '0xOther', caipNetworkId: 'eip155:1' })
  review.shown?.decide(true)
  await response
  expect(request).toHaveBeenCalledWith({ caipNetworkId: 'eip155:10', from: '0xMe' })
})

it('a wallet that disconnects before or during the review of its calls gets no request', async () => {
  const live = connection('io.wallet')
  const request = vi.fn(async () => 'sent')
  const responses = [confirmRequest(live, batch, request), confirmRequest(live, batch, request)]
  await shown()
  endConnection('eip155')
  writable(accountOf('eip155')).address = null
  for (const response of responses) await expect(response).rejects.toMatchObject({ code: 4900 })
  expect(request).not.toHaveBeenCalled()
  expect(modal.state.open).toBe(false)
})

it('removing an embedded element rejects the calls that are reviewed in it', async () => {
  updateModal(modal, { embedded: true })
  setOpen(modal, true)
  modal.router.reset('Account')
  const response = confirmRequest(connection('io.wallet'), batch, async () => 'sent')
  await shown()
  removeModal(modal)
  await expect(response).rejects.toMatchObject({ code: 4001 })
  expect(top()).toBe('Account')
})

it('a request that takes effect on the active network is refused once the network has changed', async () => {
  const request = vi.fn(async () => 'sent')
  const live = connection('io.wallet')
  const transaction = { ...batch, needsNetwork: true }
  const response = confirmRequest(live, transaction, request)
  await shown()
  Object.assign(accountOf('eip155'), { caipNetworkId: 'eip155:10' })
  review.shown?.decide(true)
  await expect(response).rejects.toMatchObject({ code: 4901 })
  expect(request).not.toHaveBeenCalled()
  expect(modal.state.open).toBe(false)
})

it('a wallet that changed its account without an event gets no calls', async () => {
  const request = vi.fn(async () => 'sent')
  const live = connection('io.wallet', [{ address: '0xOther', type: 'eoa' }])
  const response = confirmRequest(live, { ...batch, from: '0xMe' }, request)
  await shown()
  review.shown?.decide(true)
  await expect(response).rejects.toMatchObject({ code: 4100 })
  expect(request).not.toHaveBeenCalled()
})

it('the review shows what a description adds, and an event names each descriptor that could not be read', async () => {
  const paths: unknown[] = []
  const stop = onHostEvent((name, detail) => {
    const { code, cause } = Object(detail)
    if (name === 'error' && code === 'INVALID_ATTRIBUTE') paths.push(cause)
  })
  const faults = [{ path: 'shop.json', message: 'display: Invalid input' }]
  const statements = [{ text: 'review.described' }] as const
  const describe = async () => ({ statements, faults })
  const response = confirmRequest(connection('io.wallet'), { ...batch, describe }, async () => 1)
  await shown()
  expect(review.shown?.request).toMatchObject({ ...batch, statements })
  review.shown?.decide(true)
  await response
  stop()
  expect(paths).toEqual([{ attribute: 'descriptors', path: 'shop.json' }])
})

it('the review shows the request as it was read if its description fails or takes too long', async () => {
  for (const describe of [
    () => Promise.reject(new Error('no')),
    () => new Promise<never>(() => {}),
  ]) {
    vi.useFakeTimers()
    const response = confirmRequest(connection('io.wallet'), { ...batch, describe }, async () => 1)
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await shown()
    expect(review.shown?.request.statements).toEqual([])
    review.shown?.decide(true)
    await response
  }
})

describe('a receiver without a known name', () => {
  const receiver = `0x${'b'.repeat(40)}`
  const to = { kind: 'address', address: receiver } as const
  const value = { kind: 'amount', amount: 1n, unit: 'native' } as const
  const payment = { ...batch, statements: [{ text: 'review.pay', values: { to, value } }] } as const
  const ens = createFakeEns({ 'bank.eth': { address: receiver } }, { [receiver]: 'bank.eth' })
  let node: ReturnType<typeof createDeferred<void>>

  beforeEach(() => {
    node = createDeferred()
    vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
      await node.promise
      return Response.json(await ens.respond(body))
    })
    updateOptions({ customRpcUrls: { 'eip155:1': ['https://node.example'] } })
    setRequestedNetworks([toNetwork('eip155:1')])
  })
  afterEach(() => {
    updateOptions({ customRpcUrls: {} })
    setRequestedNetworks([])
    vi.unstubAllGlobals()
  })

  it('gets the name that a node tells after the review can be continued', async () => {
    const response = confirmRequest(connection('io.wallet'), payment, async () => 1)
    await vi.waitFor(() => expect(review.shown?.units).toEqual({}))
    expect(review.shown?.names).toEqual({})
    node.resolve()
    await vi.waitFor(() =>
      expect(review.shown?.names).toEqual({ [receiver]: { kind: 'claim', text: 'bank.eth' } }),
    )
    review.shown?.decide(true)
    expect(await response).toBe(1)
  })

  it('is warned of if it resembles an address of the wallet, and gets no name of its own choosing', async () => {
    const live = connection('io.wallet')
    const mine = { address: `0xbbbb${'0'.repeat(32)}bbbb`, type: 'eoa' }
    Object.assign(accountOf('eip155'), { accounts: [own, mine] })
    node.resolve()
    ens.calls.splice(0)
    const response = confirmRequest(live, payment, async () => 1)
    const values = { to, known: { kind: 'address', address: mine.address } }
    const warning = { text: 'review.receiver.lookalike', values, isGrave: true }
    await vi.waitFor(() => expect(review.shown?.findings).toEqual([warning]))
    review.shown?.decide(true)
    expect(await response).toBe(1)
    expect(ens.calls).toEqual([])
  })
})

/** Has a request of which nodes tell changes, at times in ms, reviewed. */
async function reviewTried(...all: { changes: Changes | null; triedAt: number }[]) {
  const wallet = vi.fn(async () => 'sent')
  const [first, ...later] = all.map((one) => Promise.resolve({ ...one, units: {} }))
  const simulateAgain = vi.fn(() => later.shift() ?? null)
  const response = confirmRequest(connection('io.wallet'), batch, wallet, {
    place: { networkId: 'eip155:1', network: null, address: '0xMe' },
    described: Promise.resolve(batch),
    imitations: async () => [],
    isWithoutLoss: async () => false,
    simulate: () => first ?? null,
    simulateAgain,
  })
  await vi.waitFor(() => expect(review.shown?.triedAt).toEqual(expect.any(Number)))
  return { response, wallet, simulateAgain, press: () => review.shown?.decide(true) }
}
const none: Changes = { fails: false, gives: [], gets: [], leaves: [] }
const paying: Changes = { ...none, gives: [{ text: 'review.changes.partly' }] }

it('changes that a node has told a moment ago count for Continue', async () => {
  const { response, press, simulateAgain } = await reviewTried({
    changes: none,
    triedAt: Date.now(),
  })
  press()
  expect(await response).toBe('sent')
  expect(simulateAgain).not.toHaveBeenCalled()
})

it.each([
  ['the same changes', none],
  ['no changes', null],
])('older changes are tried again by Continue, and %s reach the wallet', async (_, changes) => {
  const triedAt = Date.now() - 15_001
  const { response, press, simulateAgain } = await reviewTried(
    { changes: none, triedAt },
    { changes, triedAt: Date.now() },
  )
  press()
  expect(await response).toBe('sent')
  expect(simulateAgain).toHaveBeenCalledOnce()
})

it('changes that differ after Continue are shown, and take another press', async () => {
  const triedAt = Date.now() - 15_001
  const { response, press, wallet } = await reviewTried(
    { changes: none, triedAt },
    { changes: paying, triedAt: Date.now() },
  )
  press()
  await vi.waitFor(() => expect(review.shown?.trial).toBe('changed'))
  expect(review.shown?.changes).toEqual(paying)
  expect(wallet).not.toHaveBeenCalled()
  press()
  expect(await response).toBe('sent')
})

it('a node that is silent after Continue holds the request up for three seconds', async () => {
  vi.useFakeTimers()
  const { response, press, simulateAgain, wallet } = await reviewTried({
    changes: none,
    triedAt: Date.now() - 15_001,
  })
  simulateAgain.mockReturnValue(new Promise(() => {}) as never)
  press()
  press()
  await vi.advanceTimersByTimeAsync(2_999)
  expect([wallet.mock.calls.length, review.shown?.trial]).toEqual([0, 'pending'])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(await response).toBe('sent')
  expect(simulateAgain).toHaveBeenCalledOnce()
})
