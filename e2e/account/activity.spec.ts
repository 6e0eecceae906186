import { parseEther } from 'ethers'
import { EXCHANGE, tokens } from '../../demo/services/data/tokens.ts'
import { answerBlockchainApi } from '../fixtures/page/answerBlockchainApi.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const linus = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const activity = (host: HostPage) => host.dialog('Activity')
const list = (host: HostPage) => activity(host).getByRole('list', { name: 'Activity' })
const rows = (host: HostPage) => list(host).getByRole('listitem')
const headings = (host: HostPage) => list(host).getByRole('heading')

async function openActivity(host: HostPage): Promise<void> {
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Transactions' })
}

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

test('a newcomer’s history has a row of each kind, in words, that leads to the explorer', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await openActivity(host)
  await expect(list(host)).toContainText('Swapped500 DAI → 0.2 ETH')
  for (const verb of ['Sent', 'Received', 'Approved', 'Deployed', 'Burnt'])
    await expect(list(host).getByText(verb, { exact: true }).first()).toBeVisible()
  await expect(headings(host).first()).toHaveText(/^[A-Z][a-z]+( \d{4})?$/)
  const link = list(host).getByRole('link', { name: /^Swapped\s*500 DAI/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/etherscan\.io\/tx\/0x[\da-f]{64}$/)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('what the page has sent is there, to the last unit', async ({ host, installWallet }) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const value = `0x${parseEther('0.123456789012345678').toString(16)}`
  const hash = await host.request('eth_sendTransaction', [{ from: ada, to: EXCHANGE, value }])
  await host.command('open', { view: 'Transactions' })
  const sent = list(host).locator(`a[href$="${hash}"]`)
  await expect(sent).toContainText('Sent')
  await expect(sent).toContainText('-0.123 ETH')
})

const kinds: [operationType: string, transfers: object[], shown: RegExp][] = [
  ['bought', [moved('in', '1.5')], /Bought.*\+1\.5 ETH/],
  ['borrow', [moved('in', '1.5')], /Borrowed.*\+1\.5 ETH/],
  ['cancel', [], /Canceled/],
  ['claim', [moved('in', '0.0001')], /Claimed.*\+< 0\.001 ETH/],
  ['deposit', [moved('out', '1.9999')], /Deposited.*\+1\.999 ETH/],
  ['execute', [], /Executed/],
  ['mint', [moved('in', '12345678901234567890.5')], /Minted.*\+12,345,678,901,234,567,890\.5 ETH/],
  ['repay', [moved('out', '2')], /Repaid.*-2 ETH/],
  ['stake', [moved('out', '32')], /Staked.*-32 ETH/],
  ['unstake', [moved('in', '32')], /Unstaked.*\+32 ETH/],
  ['withdraw', [moved('in', '3')], /Withdrawn.*-3 ETH/],
  ['something-new', [], /Executed/],
]

test('every other kind is worded, and what failed says so', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const data = kinds.map(([operationType, transfers], index) =>
    row(String(index), { operationType, minedAt: `2026-01-05T00:00:${59 - index}Z` }, transfers),
  )
  data.push(row('99', { operationType: 'send', status: 'failed', minedAt: '2025-12-05T00:00:00Z' }))
  await answerBlockchainApi(page, urls, 'history', () => ({ data, next: null }))
  await installWallet()
  await page.setViewportSize({ width: 1000, height: 1600 })
  await page.clock.setFixedTime('2026-02-01T12:00:00Z')
  await openActivity(host)
  await expect(headings(host)).toHaveText(['January', 'December 2025'])
  await expect(list(host).getByRole('link')).toHaveText([
    ...kinds.map(([, , shown]) => shown),
    /Sent\s*Failed/,
  ])
})

test('spam and other networks are left out; what moved nothing stays', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const junk = { ...moved('in', '1'), fungible_info: null, nft_info: { flags: { is_spam: true } } }
  const data = [
    row('1', { operationType: 'mint' }, [junk, junk]),
    row('2', { operationType: 'receive' }, [junk, moved('in', '7')]),
    row('3', { operationType: 'claim', chain: 'eip155:8453' }),
    row('4', { operationType: 'approve' }),
  ]
  await answerBlockchainApi(page, urls, 'history', () => ({ data, next: null }))
  await installWallet()
  await openActivity(host)
  await expect(list(host).getByRole('link')).toHaveText([/Received/, /Approved/])
})

test('ten thousand rows come page by page, and few of them are in the document', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const perPage = 500
  const pages = 20
  const { queries } = await answerBlockchainApi(page, urls, 'history', (query) => {
    const index = Number(query.get('cursor') ?? 0)
    const data = Array.from({ length: perPage }, (_, at) => {
      const number = index * perPage + at
      const minedAt = new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString()
      return row(String(number), { minedAt }, [moved('out', String(number))])
    })
    return { data, next: index + 1 < pages ? String(index + 1) : null }
  })
  await installWallet()
  await openActivity(host)
  await expect(list(host)).toContainText('-1 ETH')
  expect(queries.map((query) => query.get('cursor'))).toEqual([null])
  const content = host.element().locator('[part=content]')
  const count = () =>
    host.element().evaluate((element) => element.shadowRoot?.querySelectorAll('*').length ?? 0)
  for (let read = 1; read < pages; read++) {
    await content.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(() => queries.length).toBe(read + 1)
    if (read % 5 === 0) expect(await count()).toBeLessThanOrEqual(400)
    await expect(host.dialog().getByRole('status', { name: 'Loading' })).toHaveCount(0)
  }
  await expect(async () => {
    await content.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(rows(host).last()).toContainText('-9,999 ETH', { timeout: 500 })
  }).toPass()
  expect(await count()).toBeLessThanOrEqual(400)
  const events = await host.events('analytics')
  const more = events.filter(({ detail }) => detail.event === 'LOAD_MORE_TRANSACTIONS')
  expect(more).toHaveLength(pages - 1)
  expect(more[0]?.detail.properties).toMatchObject({ address: ada, cursor: '1' })
})

test('pages without rows stop after five, and “Load more” reads five more', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const { queries } = await answerBlockchainApi(page, urls, 'history', (query) => {
    const index = Number(query.get('cursor') ?? 0)
    const data = index === 9 ? [row('1', {}, [moved('out', '1')])] : []
    return { data, next: index < 10 ? String(index + 1) : null }
  })
  await installWallet()
  await openActivity(host)
  const more = activity(host).getByRole('button', { name: 'Load more' })
  await expect(more).toBeEnabled()
  expect(queries).toHaveLength(5)
  await more.click()
  await expect(list(host)).toContainText('-1 ETH')
  await expect(more).toHaveCount(0)
  await expect.poll(() => queries.length).toBe(11)
})

test('an account that has done nothing says so, with a way on', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await answerBlockchainApi(page, urls, 'history', () => ({ data: [], next: null }))
  await installWallet()
  await openActivity(host)
  await expect(activity(host).getByText('No activity on this network yet.')).toBeVisible()
  await activity(host).getByRole('button', { name: 'Receive' }).click()
  await expect(host.dialog('Receive')).toBeVisible()
})

test('a history that cannot be read is said, and can be asked for again', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  let answer: unknown = 500
  await answerBlockchainApi(page, urls, 'history', () => answer)
  await installWallet()
  await openActivity(host)
  await expect(activity(host).getByText('Failed to fetch transactions')).toBeVisible()
  const errors = await host.events('error')
  expect(errors.map(({ detail }) => detail.code)).toEqual(['TRANSACTIONS_UNAVAILABLE'])
  const events = await host.events('analytics')
  expect(events.map(({ detail }) => detail.event)).toContain('ERROR_FETCH_TRANSACTIONS')
  answer = { data: [row('1', {}, [moved('out', '1')])], next: null }
  await activity(host).getByRole('button', { name: 'Try again' }).click()
  await expect(rows(host)).toContainText(['January', 'Sent'])
})

test('the way to activity is a row of the account, and off where the page says so', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Account' })
  await host.button('Activity').click()
  await expect(activity(host)).toBeVisible()
  const events = await host.events('analytics')
  const click = events.find(({ detail }) => detail.event === 'CLICK_TRANSACTIONS')
  expect(click?.detail.properties).toEqual({ isSmartAccount: false })

  const features = JSON.stringify({ email: false, socials: false, history: false })
  await host.open({ attributes: { features } })
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.command('open', { view: 'Account' })
  await expect(host.button('Tokens')).toBeVisible()
  await expect(host.button('Activity')).toHaveCount(0)
  const refused = await host.command('open', { view: 'Transactions' })
  expect(refused).toEqual({ error: 'NOT_ENABLED' })
})

test('tokens that are sent are named, and their contract is not taken for the receiver', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const usdc = { symbol: 'USDC', name: 'USD Coin' }
  const sent = row('1', { sentTo: tokens.USDC.address }, [moved('out', '5', usdc)])
  const native = row('2', {}, [moved('out', '5')])
  await answerBlockchainApi(page, urls, 'history', () => ({ data: [sent, native], next: null }))
  await installWallet()
  await openActivity(host)
  await expect(list(host).getByRole('link')).toHaveText([
    /Sent\s*USD Coin\s*-5 USDC/,
    /Sent\s*To 0x7099…79C8\s*-5 ETH/,
  ])
})
