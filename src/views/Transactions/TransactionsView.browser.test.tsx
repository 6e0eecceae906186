import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import { writable } from '../../utils/testing/writable.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { recordEvents } from '../testing/recordEvents.ts'
import { dialog, elementCount, elementIn, showView } from '../testing/showView.tsx'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const linus = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdcAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const activity = () => dialog('Activity')
const list = () => activity().getByRole('list', { name: 'Activity' })
const rows = () => list().getByRole('listitem')
const buttons = () => list().getByRole('button')
const texts = (all: ReturnType<typeof buttons>) =>
  all.elements().map(({ textContent }) => textContent ?? '')

const ether = { symbol: 'ETH', name: 'Ether' }

const row = (id: string, own: object = {}, transfers: object[] = []) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: `0x${id.padStart(64, '0')}`,
    chain: 'eip155:1',
    minedAt: '2026-01-05T00:00:00Z',
    sentFrom: ada,
    sentTo: linus,
    status: 'confirmed',
    nonce: 1,
    ...own,
  },
  transfers,
})
const moved = (direction: string, numeric: string, fungible_info: object = ether) => ({
  direction,
  quantity: { numeric },
  fungible_info,
})

async function expectTexts(all: () => ReturnType<typeof buttons>, expected: RegExp[]) {
  await expect.poll(() => all().elements().length).toBe(expected.length)
  for (const [index, pattern] of expected.entries()) expect(texts(all())[index]).toMatch(pattern)
}

/** Opens the details of the first row. */
async function expectDetails(...shown: string[]) {
  await buttons().first().click()
  for (const text of shown) await expect.element(dialog('Transaction')).toHaveTextContent(text)
  expect(dialog('Transaction').getByRole('link').elements()).toEqual([])
}

afterEach(() => {
  vi.useRealTimers()
})

const kinds: [operationType: string, transfers: object[], shown: RegExp][] = [
  ['bought', [moved('in', '1.5')], /Bought.*\+1\.5 ETH/],
  ['borrow', [moved('in', '1.5')], /Borrowed.*\+1\.5 ETH/],
  ['cancel', [], /Canceled/],
  ['claim', [moved('in', '0.0001')], /Claimed.*\+< 0\.001 ETH/],
  ['deposit', [moved('out', '1.9999')], /Deposited.*\+1\.999 ETH/],
  ['execute', [], /Executed/],
  ['mint', [moved('in', '12345678901234567890.5')], /Minted.*\+12,345,678,901,234,567,890\.5 ETH/],
  ['repay', [moved('out', '2')], /Repaid.*−2 ETH/],
  ['stake', [moved('out', '32')], /Staked.*−32 ETH/],
  ['unstake', [moved('in', '32')], /Unstaked.*\+32 ETH/],
  ['withdraw', [moved('in', '3')], /Withdrawn.*−3 ETH/],
  ['something-new', [], /Executed/],
]

it('the history describes every kind of transaction by month, and marks failed ones', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-01T12:00:00Z') })
  await page.viewport(800, 1600)
  const data = kinds.map(([operationType, transfers], index) =>
    row(String(index), { operationType, minedAt: `2026-01-05T00:00:${59 - index}Z` }, transfers),
  )
  data.push(row('99', { operationType: 'send', status: 'failed', minedAt: '2025-12-05T00:00:00Z' }))
  fakeServices({ history: () => ({ data, next: null }) })
  connectAccount()
  showView('Transactions')
  await expectTexts(buttons, [...kinds.map(([, , shown]) => shown), /Sent\s*Failed/])
  expect(texts(list().getByRole('heading'))).toEqual(['January', 'December 2025'])
  await page.viewport(800, 700)
})

it('the history leaves out spam and other networks, and keeps transactions without transfers', async () => {
  const junk = { ...moved('in', '1'), fungible_info: null, nft_info: { flags: { is_spam: true } } }
  const data = [
    row('1', { operationType: 'mint' }, [junk, junk]),
    row('2', { operationType: 'receive' }, [junk, moved('in', '7')]),
    row('3', { operationType: 'claim', chain: 'eip155:8453' }),
    row('4', { operationType: 'approve' }),
  ]
  fakeServices({ history: () => ({ data, next: null }) })
  connectAccount()
  showView('Transactions')
  await expectTexts(buttons, [/Received/, /Approved/])
})

it('ten thousand transactions load page by page, and few of them are in the document', async () => {
  const perPage = 500
  const pages = 20
  const queries = fakeServices({
    history({ searchParams }) {
      const index = Number(searchParams.get('cursor') ?? 0)
      const data = Array.from({ length: perPage }, (_, at) => {
        const number = index * perPage + at
        const minedAt = new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString()
        return row(String(number), { minedAt }, [moved('out', String(number))])
      })
      return { data, next: index + 1 < pages ? String(index + 1) : null }
    },
  })
  const analytics = recordEvents('analytics')
  const address = connectAccount()
  showView('Transactions')
  await expect.element(list()).toHaveTextContent('−1 ETH')
  expect(queries.map(({ searchParams }) => searchParams.get('cursor'))).toEqual([null])
  const content = elementIn('[part=content]')
  for (let read = 1; read < pages; read++) {
    await expect
      .poll(() => {
        content.scrollTo(0, content.scrollHeight)
        return queries.length
      })
      .toBe(read + 1)
    if (read % 5 === 0) expect(elementCount()).toBeLessThanOrEqual(400)
    await expect
      .poll(() => dialog().getByRole('status', { name: 'Loading' }).elements())
      .toEqual([])
  }
  await expect
    .poll(() => {
      content.scrollTo(0, content.scrollHeight)
      return texts(rows()).at(-1)
    })
    .toContain('−9,999 ETH')
  expect(elementCount()).toBeLessThanOrEqual(400)
  const more = analytics.filter(({ event }) => event === 'LOAD_MORE_TRANSACTIONS')
  expect(more).toHaveLength(pages - 1)
  expect(more[0]?.properties).toMatchObject({ address, cursor: '1' })
})

it('the history stops loading after five pages without rows, and “Show older activity” reads five more', async () => {
  const queries = fakeServices({
    history({ searchParams }) {
      const index = Number(searchParams.get('cursor') ?? 0)
      const data = index === 9 ? [row('1', {}, [moved('out', '1')])] : []
      return { data, next: index < 10 ? String(index + 1) : null }
    },
  })
  connectAccount()
  showView('Transactions')
  const more = activity().getByRole('button', { name: 'Show older activity' })
  await expect.element(more).toBeEnabled()
  expect(queries).toHaveLength(5)
  await more.click()
  await expect.element(list()).toHaveTextContent('−1 ETH')
  await expect.element(more).not.toBeInTheDocument()
  await expect.poll(() => queries.length).toBe(11)
})

it('the history of an account without transactions is empty, with a link to Receive', async () => {
  fakeServices({ history: () => ({ data: [], next: null }) })
  connectAccount()
  showView('Transactions')
  await expect.element(activity().getByText('No activity on this network yet.')).toBeVisible()
  await activity().getByRole('button', { name: 'Receive' }).click()
  await expect.element(dialog('Receive')).toBeVisible()
})

it('the view reports a history that cannot be read, and a retry requests the history again', async () => {
  let response: unknown = 500
  fakeServices({ history: () => response })
  const errors = recordEvents('error')
  const analytics = recordEvents('analytics')
  connectAccount()
  showView('Transactions')
  await expect.element(activity().getByText('Failed to fetch transactions').first()).toBeVisible()
  expect(errors.map(({ code }) => code)).toEqual(['TRANSACTIONS_UNAVAILABLE'])
  expect(analytics.map(({ event }) => event)).toContain('ERROR_FETCH_TRANSACTIONS')
  response = { data: [row('1', {}, [moved('out', '1')])], next: null }
  await activity().getByRole('button', { name: 'Try again' }).click()
  await expectTexts(rows, [/January/, /Sent/])
})

it('a transaction that the page requested is listed as a transfer, or by the app’s name if it transfers nothing', async () => {
  fakeServices({ history: () => ({ data: [], next: null }) })
  const from = connectAccount()
  updateOptions({ metadata: { ...options.metadata, name: 'Shop' } })
  const one = sentTransaction({
    hash: `0x${'a'.repeat(64)}`,
    from,
    kind: 'page',
    to: linus,
    amount: '2',
    sentAt: Date.now(),
  })
  writable(pendingTransactions).list = [
    one,
    { ...one, hash: `0x${'b'.repeat(64)}`, to: '', amount: '0' },
    { ...one, hash: `0x${'c'.repeat(64)}`, to: '', amount: '0', phase: 'failed' },
  ]
  showView('Transactions')
  await expectTexts(rows, [
    /Sending\s*To 0x7099…79C8\s*−2 ETH\s*Pending$/,
    /App transaction\s*Shop\s*Pending$/,
    /App transaction\s*Failed\s*Shop\s*Failed$/,
  ])
  writable(pendingTransactions).list = []
})

it('a token transfer names the token, and its contract is not shown as the receiver', async () => {
  const usdc = { symbol: 'USDC', name: 'USD Coin' }
  const sent = row('1', { sentTo: usdcAddress }, [moved('out', '5', usdc)])
  const native = row('2', {}, [moved('out', '5')])
  fakeServices({ history: () => ({ data: [sent, native], next: null }) })
  connectAccount()
  showView('Transactions')
  await expectTexts(buttons, [/Sent\s*USD Coin\s*−5 USDC/, /Sent\s*To 0x7099…79C8\s*−5 ETH/])
})

const assetHub = {
  id: '68d56f15f85d3136970ec16946040bc1',
  name: 'Polkadot Asset Hub',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:68d56f15f85d3136970ec16946040bc1',
  nativeCurrency: { name: 'DOT', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://node.test/'] } },
} as const

it('Activity on Polkadot states that it lists only transactions and amounts that this browser has seen', async () => {
  const from = connectAccount(
    { address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' },
    assetHub,
  )
  writable(pendingTransactions).list = []
  showView('Transactions')
  await expect
    .element(activity().getByText(/^This browser has sent nothing on Polkadot Asset Hub/))
    .toBeVisible()
  writable(pendingTransactions).list = [
    sentTransaction({
      hash: `0x${'1'.repeat(64)}`,
      namespace: 'polkadot',
      caipNetworkId: assetHub.caipNetworkId,
      from,
      phase: 'confirmed',
      to: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
      amount: '1.5',
      symbol: 'DOT',
      sentAt: Date.now(),
    }),
  ]
  await expect
    .element(
      activity().getByText(/that this browser has sent, and the amounts that it has seen arrive/),
    )
    .toBeVisible()
  await expect.element(rows().first()).toHaveTextContent(/Sent.*−1\.5 DOT/)
  writable(pendingTransactions).list = []
})

it('a received amount in Activity on Polkadot opens its details, without a link to an explorer', async () => {
  const from = connectAccount(
    { address: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3' },
    assetHub,
  )
  setRequestedNetworks([assetHub])
  writable(pendingTransactions).list = []
  const timestamp = Date.now()
  const arrivals = [{ amount: '12345678901', seenAt: timestamp }]
  const value = { nonce: 0, total: '12345678901', isCertain: true, arrivals }
  const entry = { id: `${assetHub.caipNetworkId}:${from}`, timestamp, value }
  localStorage.setItem('wallet-modal/arrivals', JSON.stringify([entry]))
  showView('Transactions')
  await expect.element(list()).toHaveTextContent(/Seen arriving\s*DOT\s*\+1\.2345678901 DOT/)
  await expect.element(activity().getByText(/the amounts that it has seen arrive/)).toBeVisible()
  await expectDetails('Seen arriving', '+1.2345678901 DOT')
  localStorage.removeItem('wallet-modal/arrivals')
})

it('a payment that was not sent as reviewed shows what was sent, and hashes of other kinds are named', async () => {
  fakeServices({ history: () => ({ data: [], next: null }) })
  const from = connectAccount()
  const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const differs = { to: stranger, amount: '0.5', symbol: 'ETH', token: null }
  const sentAt = Date.now()
  const odd = [
    { phase: 'confirmed', differs },
    { phase: 'confirmed', differs, onlyHost: 'node.example' },
    { phase: 'confirmed', isUncompared: true },
    { phase: 'foreign' },
    { phase: 'foreign', onlyHost: 'node.example' },
    { hashKind: 'proposal' },
    { hashKind: 'userOperation' },
    { phase: 'unknown' },
  ] as const
  writable(pendingTransactions).list = odd.map((changes, index) =>
    sentTransaction({
      hash: `0x${String(index).repeat(64)}`,
      from,
      sentAt: sentAt - index,
      ...changes,
    }),
  )
  showView('Transactions')
  await expectTexts(rows, [
    /Sent Not as reviewed.*To 0x3C44…93BC−0\.5 ETH.*Confirmed/,
    /Sent Not as reviewed.*To 0x3C44…93BC.*Only one node says so.*−0\.5 ETH.*Confirmed/,
    /Sent.*Couldn’t be compared with what you reviewed.*−1 ETH.*Confirmed/,
    /Sending.*Another account’s transaction$/,
    /Sending.*Another account’s transaction.*Only one node says so$/,
    /Sending.*Waiting for the Safe’s owners.*−1 ETH/,
    /Sending.*With your smart account.*−1 ETH/,
    /Sending.*Not found on the network.*−1 ETH/,
  ])
  writable(pendingTransactions).list = []
})
