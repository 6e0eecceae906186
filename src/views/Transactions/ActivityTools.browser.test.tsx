import { afterEach, expect, it, vi } from 'vitest'
import { transactions, updateTransactions } from '../../controllers/transactions.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { dialog, showView } from '../testing/showView.tsx'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const activity = () => dialog('Activity')
const rows = () => activity().getByRole('list', { name: 'Activity' }).getByRole('button')
const texts = () =>
  rows()
    .elements()
    .map(({ textContent }) => textContent ?? '')

const row = (id: string, operationType: string, symbol: string, name = symbol) => ({
  id,
  metadata: {
    operationType,
    hash: `0x${id.repeat(64)}`,
    chain: 'eip155:1',
    minedAt: `2026-01-05T00:00:0${9 - Number(id)}Z`,
    sentFrom: operationType === 'receive' ? stranger : ada,
    sentTo: operationType === 'receive' ? ada : stranger,
    status: 'confirmed',
    nonce: 1,
  },
  transfers: [
    {
      direction: operationType === 'receive' ? 'in' : 'out',
      quantity: { numeric: '1.5' },
      fungible_info: { symbol, name },
    },
  ],
})

function show(pages: object[][], fails = false) {
  const queries = fakeServices({
    history({ searchParams }) {
      const at = Number(searchParams.get('cursor') ?? 0)
      if (fails && at > 0) return 500
      return { data: pages[at] ?? [], next: at + 1 < pages.length ? String(at + 1) : null }
    },
  })
  connectAccount({ address: ada })
  showView('Transactions')
  return queries
}

/** Files that the page has saved, read as text. */
function recordFiles() {
  const files: { name: string; text: Promise<string> }[] = []
  let blob: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (blob) files.push({ name: this.download, text: blob.text() })
  })
  return files
}

afterEach(() => {
  updateTransactions({ owner: null, filter: { kind: null, symbol: null }, isSpamShown: false })
})

it('incoming transfers that are likely spam are folded under one row, which lists them marked', async () => {
  show([[row('1', 'send', 'ETH'), row('2', 'receive', 'SCAM', 'Visit claim.com')]])
  await expect
    .poll(texts)
    .toEqual([expect.stringMatching(/^1 hidden: likely spam/), expect.stringMatching(/^ESent/)])
  await rows().first().click()
  await expect.element(rows().first()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(rows().nth(2)).toHaveTextContent(/ReceivedLikely spam/)
  expect(texts().join()).not.toContain('claim.com')
  await rows().nth(2).click()
  const details = dialog('Transaction')
  await expect.element(details.getByRole('note')).toHaveTextContent('Its name contains a link')
})

it('Activity is filtered by kind and token, and says that nothing matches', async () => {
  show([[row('1', 'send', 'ETH'), row('2', 'receive', 'DAI'), row('3', 'approve', 'DAI')]])
  await expect.poll(() => texts().length).toBe(3)
  await activity().getByRole('combobox', { name: 'Token' }).selectOptions('DAI')
  await expect.poll(() => texts().length).toBe(2)
  await activity().getByRole('combobox', { name: 'Type' }).selectOptions('Received')
  await expect.poll(texts).toEqual([expect.stringContaining('Received')])
  await activity().getByRole('combobox', { name: 'Type' }).selectOptions('Swapped')
  const message = activity().getByText('Nothing that is loaded matches the filter.')
  await expect.element(message).toBeVisible()
  await activity().getByRole('button', { name: 'Clear filter' }).click()
  await expect.poll(() => texts().length).toBe(3)
})

it('a filter loads older activity only when the user asks for it', async () => {
  const queries = show([[row('1', 'send', 'ETH')], [row('2', 'approve', 'DAI')], []])
  await expect.poll(() => queries.length).toBe(3)
  // The third response would replace the cursor that is set here.
  await expect
    .poll(() => transactions.next === null && transactions.status !== 'loading')
    .toBe(true)
  updateTransactions({ next: '1', isPaused: false, filter: { kind: 'swapped', symbol: null } })
  const more = activity().getByRole('button', { name: 'Show older activity' })
  await expect.element(more).toBeVisible()
  expect(queries).toHaveLength(3)
})

it('the export loads all pages and saves them as CSV', async () => {
  const files = recordFiles()
  show([[row('1', 'send', 'ETH')], [row('2', 'receive', '=DAI')]])
  await activity().getByRole('button', { name: 'Export as CSV' }).click()
  await expect.poll(() => files.length).toBe(1)
  const [file] = files
  expect(file?.name).toBe(`activity-eip155-1-${ada}.csv`)
  const lines = ((await file?.text) ?? '').trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`2026-01-05T00:00:08.000Z,send,confirmed,out,1.5,ETH,ETH,${ada}`)
  expect(lines[2]).toContain(`,in,1.5,'=DAI,'=DAI,`)
})

it('the export saves nothing if a page cannot be read', async () => {
  const files = recordFiles()
  show([[row('1', 'send', 'ETH')], [row('2', 'send', 'ETH')]], true)
  await activity().getByRole('button', { name: 'Export as CSV' }).click()
  await expect.element(activity().getByText('Activity didn’t load.')).toBeVisible()
  await expect.element(activity().getByRole('button', { name: 'Export as CSV' })).toBeVisible()
  expect(files).toEqual([])
})
