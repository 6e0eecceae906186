import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAccount, updateAccount } from '../../controllers/accounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { options } from '../../controllers/options.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import { transactions } from '../../controllers/transactions.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import type { Transaction, Transfer } from '../../types/transaction.ts'
import { describeTransaction } from './describeTransaction.ts'
import { groupByMonth } from './groupByMonth.ts'
import { heldNfts } from './heldNfts.ts'
import { loadActivity, loadMoreActivity, stopActivity } from './loadActivity.ts'
import { shownPending } from './shownPending.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function transfer(direction: Transfer['direction'], numeric: string, symbol = 'ETH'): Transfer {
  const fungibleInfo = { name: symbol, symbol, iconUrl: null }
  return { direction, quantity: { numeric }, value: null, fungibleInfo, nftInfo: null }
}

function nft(direction: Transfer['direction'], name: string, isSpam = false, numeric = '1') {
  const nftInfo = { name, previewUrl: null, detailUrl: null, isSpam }
  return { direction, quantity: { numeric }, value: null, fungibleInfo: null, nftInfo }
}

function transaction(operationType: string, transfers: Transfer[], minedAt = 0): Transaction {
  const metadata = {
    operationType,
    hash: `0x${minedAt}`,
    chain: 'eip155:1',
    minedAt,
    sentFrom: '0xfrom',
    sentTo: '0xto',
    status: 'confirmed',
    nonce: 1,
  } as const
  return { id: `${operationType}${minedAt}`, metadata, transfers }
}

const describeIt = (kind: string, ...transfers: Transfer[]) =>
  describeTransaction(transaction(kind, transfers), 'ETH', 'en')

describe('the description of a transaction in Activity', () => {
  it.each([
    ['send', 'activity.sent', '-1.5 ETH'],
    ['receive', 'activity.received', '+1.5 ETH'],
    ['approve', 'activity.approved', '-1.5 ETH'],
    ['borrow', 'activity.borrowed', '+1.5 ETH'],
    ['burn', 'activity.burnt', '-1.5 ETH'],
    ['claim', 'activity.claimed', '+1.5 ETH'],
    ['deposit', 'activity.deposited', '+1.5 ETH'],
    ['repay', 'activity.repaid', '-1.5 ETH'],
    ['withdraw', 'activity.withdrawn', '-1.5 ETH'],
    ['no-such', 'activity.executed', '-1.5 ETH'],
    ['constructor', 'activity.executed', '-1.5 ETH'],
  ])('has the verb and the amount of its operation: %s', (kind, verb, amount) => {
    expect(describeIt(kind, transfer('out', '1.5'))).toMatchObject({ verb, amount })
  })

  it.each([
    ['bought', 'in'],
    ['send', 'out'],
  ] as const)('has an amount without a sign if the transaction failed: %s', (kind, direction) => {
    const failed = transaction(kind, [transfer(direction, '48.75', 'USDC')])
    failed.metadata.status = 'failed'
    expect(describeTransaction(failed, 'ETH', 'en').amount).toBe('48.75 USDC')
  })

  it('has both amounts of a swap', () => {
    const { verb, swap } = describeIt('trade', transfer('out', '500', 'DAI'), transfer('in', '0.2'))
    expect({ verb, swap }).toEqual({
      verb: 'activity.swapped',
      swap: { given: '500 DAI', got: '0.2 ETH' },
    })
  })

  it.each([
    ['0.0004', '< 0.001 ETH'],
    ['1.9999', '1.999 ETH'],
    ['123456789012345678901234567890.123456', '123,456,789,012,345,678,901,234,567,890.123 ETH'],
  ])('has %s with three decimals at most, never rounded up', (numeric, shown) => {
    expect(describeIt('mint', transfer('self', numeric)).amount).toBe(shown)
  })

  it('has the name of a collectible', () => {
    expect(describeIt('receive', nft('in', 'Bird #7'))).toMatchObject({
      name: 'Bird #7',
      amount: null,
    })
    expect(describeIt('receive', nft('in', 'Badge', false, '3')).name).toBe('3 × Badge')
  })

  it('has no amount if no asset was moved', () => {
    expect(describeIt('deploy')).toMatchObject({ verb: 'activity.deployed', amount: null })
  })

  it('has the counterpart’s address, unless the counterpart is a token contract', () => {
    expect(describeIt('send', transfer('out', '1')).counterpart).toEqual({
      direction: 'out',
      address: '0xto',
    })
    expect(describeIt('send', transfer('out', '1', 'USDC')).counterpart).toBeNull()
  })
})

describe('the heading of a month', () => {
  const now = new Date(2026, 10, 22)
  const at = (year: number, month: number, day: number) =>
    transaction('send', [], new Date(year, month, day).getTime())
  const titles = (language: string, ...all: Transaction[]) =>
    groupByMonth(all, language, now).map(({ title, transactions }) => [title, transactions.length])

  it('has the month, and has the year if it is not the current year', () => {
    expect(
      titles('en', at(2026, 10, 3), at(2026, 10, 1), at(2026, 9, 30), at(2025, 10, 3)),
    ).toEqual([
      ['November', 2],
      ['October', 1],
      ['November 2025', 1],
    ])
  })

  it('is in the user’s language', () => {
    expect(titles('de', at(2026, 9, 3), at(2025, 2, 3))).toEqual([
      ['Oktober', 1],
      ['März 2025', 1],
    ])
  })
})

describe('the NFTs of an account', () => {
  it('are the NFTs that it has received and not sent', () => {
    const held = heldNfts([
      transaction('send', [nft('out', 'Gone')], 3),
      transaction('receive', [nft('in', 'Back'), nft('in', 'Gone')], 2),
      transaction('send', [nft('out', 'Back')], 1),
      transaction('receive', [nft('in', 'Badge', false, '5')], 1),
      transaction('send', [nft('out', 'Badge', false, '2')], 4),
    ])
    expect(held.map(({ name, count }) => [name, count])).toEqual([
      ['Back', 0n],
      ['Badge', 3n],
    ])
  })
})

describe('a pending transaction in Activity', () => {
  const pending = sentTransaction({ hash: '0xAB', from: address })
  const account = { address, caipNetworkId: 'eip155:1' } as const
  const shown = (one: object, history: Transaction[] = [], now = 0) =>
    shownPending([{ ...pending, ...one }], account, history, now).length

  it('is shown for its account until the history contains it', () => {
    const row = transaction('send', [])
    row.metadata.hash = '0xab'
    expect(shown({})).toBe(1)
    expect(shown({ from: '0xother' })).toBe(0)
    expect(shown({ caipNetworkId: 'eip155:8453' })).toBe(0)
    expect(shown({ phase: 'confirmed' })).toBe(1)
    expect(shown({ phase: 'confirmed' }, [row])).toBe(0)
    expect(shown({ phase: 'replaced', hash: '0x9', replacedBy: '0xAB' }, [row])).toBe(0)
  })

  it('is shown as cancelled in place of the transaction that has cancelled it', () => {
    const row = transaction('send', [])
    row.metadata.hash = '0xab'
    expect(shown({ phase: 'cancelled', hash: '0x9', replacedBy: '0xab' }, [row])).toBe(1)
    const replaces = { hash: '0x9', kind: 'cancel' } as const
    expect(shown({ hash: '0xab', replaces })).toBe(1)
    expect(shown({ phase: 'confirmed', hash: '0xab', replaces })).toBe(0)
    const former = { ...pending, phase: 'cancelled', hash: '0x8' } as const
    const copy = { ...former, hash: '0x9', replaces: { hash: '0x8', kind: 'speedUp' } } as const
    expect(shownPending([copy, former], account, [], 0)).toEqual([copy])
  })

  it('stays listed after its confirmation on networks without a history', () => {
    const caipNetworkId = 'polkadot:68d56f15f85d3136970ec16946040bc1'
    const own = { ...pending, namespace: 'polkadot', caipNetworkId, phase: 'confirmed' } as const
    const later = 47 * 60 * 60 * 1000
    expect(shownPending([own], { address, caipNetworkId }, [], later)).toEqual([own])
  })

  it('is hidden one day after it has failed, but never while it is pending', () => {
    const later = 25 * 60 * 60 * 1000
    expect(shown({ phase: 'dropped' }, [], later)).toBe(0)
    expect(shown({}, [], later)).toBe(1)
  })
})

describe('the list in Activity', () => {
  let server: TestServer
  /** Pages by cursor; a number is a status. */
  let pages: Record<string, unknown>
  let events: [string, unknown][]
  let stop: () => void
  let networkId = 700_000

  beforeAll(async () => {
    server = await startTestServer(({ url }, response) => {
      if (url.pathname.endsWith('/supported-chains')) {
        const http = Array.from({ length: 99 }, (_, index) => `eip155:${700_000 + index}`)
        return sendJson(response, { http, ws: [] })
      }
      const page = pages[url.searchParams.get('cursor') ?? ''] ?? 500
      if (typeof page === 'number') return sendJson(response, {}, page)
      return sendJson(response, page)
    })
  })
  afterAll(() => server.close())

  beforeEach(() => {
    Object.assign(options, { projectId: 'p1', blockchainApiUrl: server.url })
    server.received.splice(0)
    networkId += 1
    updateAccount('eip155', {
      address,
      accounts: [{ address, type: 'smartAccount' }],
      caipNetworkId: `eip155:${networkId}`,
    })
    events = []
    stop = onHostEvent((event, detail) => events.push([event, detail]))
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  const row = (id: string, transfers: unknown[] = [], chain = `eip155:${networkId}`) => ({
    id,
    metadata: {
      operationType: 'send',
      hash: `0x${id}`,
      chain,
      minedAt: `2026-01-01T00:00:${id.padStart(2, '0')}Z`,
      sentFrom: address,
      sentTo: address,
      status: 'confirmed',
    },
    transfers,
  })
  const junk = [
    {
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: { name: 'Free money', flags: { is_spam: true } },
    },
  ]
  const ids = () => transactions.list.map(({ id }) => id)
  const analytics = () =>
    events
      .filter(([event]) => event === 'analytics')
      .map(([, detail]) => (detail as { event: string }).event)

  it('contains the active network’s transactions, including those that moved no asset, and no spam', async () => {
    pages = { '': { data: [row('3'), row('2', junk), row('1', [], 'eip155:10')], next: null } }
    await loadActivity('eip155')
    expect(ids()).toEqual(['3'])
    expect(transactions.spam.map(({ id }) => id)).toEqual(['2'])
    expect(transactions).toMatchObject({ status: 'ready', empty: false, next: null })
  })

  it('requests each page once, and contains a row of two pages once', async () => {
    pages = {
      '': { data: [row('9'), row('8')], next: 'b' },
      b: { data: [row('8'), row('7')], next: null },
    }
    await loadActivity('eip155')
    await Promise.all([loadMoreActivity('eip155'), loadMoreActivity('eip155')])
    expect(ids()).toEqual(['9', '8', '7'])
    await loadMoreActivity('eip155')
    const requests = server.received.filter(({ url }) => url.pathname.endsWith('/history'))
    expect(requests.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'b'])
    expect(analytics()).toEqual(['LOAD_MORE_TRANSACTIONS'])
  })

  it('requests further pages while a page has spam only', async () => {
    pages = { '': { data: [row('9', junk)], next: 'b' }, b: { data: [row('8')], next: null } }
    await loadActivity('eip155')
    expect(ids()).toEqual(['8'])
  })

  const cursors = () =>
    server.received
      .filter(({ url }) => url.pathname.endsWith('/history'))
      .map(({ url }) => url.searchParams.get('cursor'))

  it('requests at most five pages without visible rows, and five more when the user asks for more', async () => {
    pages = { '': { data: [row('9', junk)], next: '1' } }
    for (let at = 1; at < 12; at++) pages[at] = { data: [], next: String(at + 1) }
    await loadActivity('eip155')
    expect(cursors()).toEqual([null, '1', '2', '3', '4'])
    expect(transactions).toMatchObject({ next: '5', isPaused: true, empty: false })
    await loadMoreActivity('eip155')
    expect(cursors()).toHaveLength(10)
    expect(transactions).toMatchObject({ next: '10', isPaused: true })
    pages['10'] = { data: [row('8')], next: '11' }
    await loadMoreActivity('eip155')
    expect(ids()).toEqual(['8'])
    expect(transactions).toMatchObject({ next: '11', isPaused: false })
  })

  it('requests further pages while a page repeats known rows', async () => {
    pages = { '': { data: [row('9')], next: '1' } }
    for (let at = 1; at < 12; at++) pages[at] = { data: [row('9')], next: String(at + 1) }
    await loadActivity('eip155')
    expect(transactions).toMatchObject({ next: '1', isPaused: false })
    await loadMoreActivity('eip155')
    expect(transactions).toMatchObject({ next: '6', isPaused: true })
    expect(cursors()).toHaveLength(6)
  })

  it('is empty for an account without transactions', async () => {
    pages = { '': { data: [], next: null } }
    await loadActivity('eip155')
    expect(transactions).toMatchObject({ empty: true, status: 'ready' })
  })

  it('shows one error if its request fails, sends one analytics event, and can be retried', async () => {
    pages = {}
    await loadActivity('eip155')
    expect(transactions).toMatchObject({ status: 'failed', empty: true, next: null })
    expect(events.filter(([event]) => event === 'error')).toMatchObject([
      ['error', { code: 'TRANSACTIONS_UNAVAILABLE' }],
    ])
    expect(events).toContainEqual([
      'analytics',
      {
        event: 'ERROR_FETCH_TRANSACTIONS',
        properties: { address, projectId: 'p1', cursor: null, isSmartAccount: true },
      },
    ])
    pages = { '': { data: [row('1')], next: null } }
    await loadActivity('eip155')
    expect(ids()).toEqual(['1'])
  })

  it('keeps its rows if a further page fails, and a retry requests that page', async () => {
    pages = { '': { data: [row('9')], next: 'b' } }
    await loadActivity('eip155')
    await loadMoreActivity('eip155')
    expect(transactions).toMatchObject({ status: 'failed', next: 'b' })
    pages.b = { data: [row('8')], next: null }
    await loadMoreActivity('eip155')
    expect(ids()).toEqual(['9', '8'])
  })

  it('is cleared when the account changes, and ignores a later response for the previous account', async () => {
    pages = { '': { data: [row('9')], next: null } }
    await loadActivity('eip155')
    const late = loadActivity('eip155', true)
    updateAccount('eip155', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
    pages = { '': { data: [row('5')], next: null } }
    await loadActivity('eip155')
    await late
    expect(ids()).toEqual(['5'])
  })

  it('aborts its request when the user leaves the view', async () => {
    pages = { '': { data: [row('9')], next: null } }
    const reading = loadActivity('eip155')
    stopActivity()
    await reading
    expect(transactions).toMatchObject({ status: 'idle', list: [] })
    expect(events.filter(([event]) => event === 'error')).toEqual([])
  })

  it('fails to load without an account', async () => {
    clearAccount('eip155')
    await loadActivity('eip155', true)
    expect(transactions.status).toBe('failed')
  })
})
