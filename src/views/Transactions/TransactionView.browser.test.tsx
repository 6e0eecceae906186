import { afterEach, expect, it } from 'vitest'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import { transactions } from '../../controllers/transactions.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { writable } from '../../utils/testing/writable.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { dialog, showView } from '../testing/showView.tsx'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const linus = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const hash = `0x${'1'.repeat(64)}`
const blockHash = `0x${'b'.repeat(64)}`

const details = () => dialog('Transaction')
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

const listed = (symbol: string, sentTo: string, own: object = {}) => ({
  id: 'row',
  metadata: {
    operationType: 'send',
    hash,
    chain: 'eip155:1',
    minedAt: '2026-01-05T00:00:00Z',
    sentFrom: ada,
    sentTo,
    status: 'confirmed',
    nonce: 7,
    ...own,
  },
  transfers: [
    {
      direction: 'out',
      quantity: { numeric: '1234.567890123456' },
      fungible_info: { symbol, name: symbol },
    },
  ],
})

const tokenLog = {
  address: usdc,
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    word(ada),
    word(linus),
  ],
  data: `0x${1234_567890123456n.toString(16).padStart(64, '0')}`,
}

const results: Record<string, unknown> = {
  eth_getTransactionReceipt: {
    transactionHash: hash,
    status: '0x1',
    blockNumber: '0x12d687',
    blockHash,
    from: ada,
    to: usdc,
    logs: [tokenLog],
    gasUsed: '0xcafe',
    effectiveGasPrice: '0x3b9aca01',
  },
  eth_getTransactionByHash: {
    hash,
    from: ada,
    to: usdc,
    nonce: '0x7',
    value: '0x0',
    input: '0xa9059cbb',
  },
  eth_getBlockByNumber: { hash: blockHash, timestamp: '0x65920080' },
}

interface NodeRequest {
  id: number
  method: string
}

/** Responds as history and node of Ethereum. */
function serve(row: object | null, isOnline = () => true) {
  fakeServices({
    history: () => ({ data: row ? [row] : [], next: null }),
    v1: async (_, request) => {
      const asked = [await request.json()].flat() as NodeRequest[]
      const answers = asked.map(({ id, method }) => ({
        id,
        jsonrpc: '2.0',
        ...(isOnline()
          ? { result: results[method] ?? null }
          : { error: { code: -32_000, message: 'busy' } }),
      }))
      return answers.length > 1 ? answers : answers[0]
    },
  })
}

async function openFirst() {
  const activity = dialog('Activity')
  await activity.getByRole('list', { name: 'Activity' }).getByRole('button').first().click()
  await expect.element(details()).toBeVisible()
}

function keep(...list: PendingTransaction[]) {
  writable(pendingTransactions).list = list
}

afterEach(() => {
  keep()
  writable(transactions).details = {}
})

it('the row of a token names its receiver once a node has shown it, never the token’s contract', async () => {
  serve(listed('USDC', usdc))
  connectAccount({ address: ada })
  showView('Transactions')
  const row = dialog('Activity').getByRole('button', { name: /^Sent/ })
  await expect.element(row).toHaveTextContent(/To 0x7099…79C8/)
})

it('the details of a transaction have exact amount, parties, fee, block, number and link', async () => {
  serve(listed('USDC', usdc))
  connectAccount({ address: ada })
  showView('Transactions')
  await openFirst()
  await expect.element(details()).toHaveTextContent('−1,234.567890123456 USDC')
  await expect.element(details()).toHaveTextContent(/Network fee0\.000051966000051966 ETH/)
  await expect.element(details()).toHaveTextContent(/To0x7099.*79C8/)
  await expect.element(details()).toHaveTextContent(/Block1,234,567/)
  await expect.element(details()).toHaveTextContent(/Transaction number7/)
  await expect.element(details()).toHaveTextContent(/Dec 31, 2023|Jan 1, 2024/)
  await expect.element(details().getByRole('status').first()).toHaveTextContent('Confirmed')
  await expect.element(details().getByRole('button', { name: `${hash}, Copy` })).toBeVisible()
  const link = details().getByRole('link', { name: 'View on Etherscan' })
  await expect.element(link).toHaveAttribute('href', `https://etherscan.io/tx/${hash}`)
  expect(details().element().textContent).not.toContain(usdc)
})

it('the details leave out what no node shows, say so, and read it when the user retries', async () => {
  let isOnline = false
  serve(listed('USDC', usdc), () => isOnline)
  connectAccount({ address: ada })
  showView('Transactions')
  await openFirst()
  const unread = details().getByText('Fee and block couldn’t be read from the network.')
  await expect.element(unread).toBeVisible()
  expect(details().element().textContent).not.toMatch(/Network fee|Block|To0x/)
  isOnline = true
  await details().getByRole('button', { name: 'Try again' }).click()
  await expect.element(details()).toHaveTextContent(/Network fee0\.000051966000051966 ETH/)
  await expect.element(unread).not.toBeInTheDocument()
})

it('a pending payment opens the same view, which says what has replaced it', async () => {
  serve(null)
  connectAccount({ address: ada })
  const sent = sentTransaction({
    hash: `0x${'2'.repeat(64)}`,
    from: ada,
    to: linus,
    amount: '0.123456789012345678',
    sentAt: Date.now(),
  })
  keep(sent)
  showView('Transactions')
  await openFirst()
  await expect.element(details()).toHaveTextContent('Sending−0.123456789012345678 ETHPending')
  keep({ ...sent, phase: 'cancelled', replacedBy: hash })
  await expect.element(details()).toHaveTextContent('Sending0.123456789012345678 ETHCanceled')
  await expect.element(details()).toHaveTextContent(`Replaced by${hash}`)
})

it('the details say that a transaction is no longer listed', async () => {
  serve(null)
  connectAccount({ address: ada })
  showView('Transaction', { data: { transaction: 'gone' } })
  await expect.element(details().getByText('This transaction is no longer listed.')).toBeVisible()
})
