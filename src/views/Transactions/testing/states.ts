import {
  bitcoinAttributes,
  connectBitcoin,
  preparePending,
} from '../../../../demo/page/gallery/bitcoin.ts'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { NodeResponse, Stage } from '../../../../demo/page/gallery/Stage.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const loadedAt = Date.now()

/** Stores a transaction of the test wallet, which is shown above the history. */
const stored = (digit: string, changes: Partial<PendingTransaction>): PendingTransaction => ({
  hash: `0x${digit.repeat(64)}`,
  namespace: 'eip155',
  caipNetworkId: 'eip155:1',
  from: account,
  kind: 'send',
  phase: 'submitted',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '0.1',
  symbol: 'ETH',
  iconUrl: null,
  token: null,
  // Before the page was loaded, so that no toast tells it again; later digits are older, and stand below.
  sentAt: loadedAt - 3_600_000 - Number.parseInt(digit, 16),
  nonce: null,
  call: null,
  replacedBy: null,
  spedUp: false,
  ...changes,
})

function prepareOddities(): void {
  const differs = { to: stranger, amount: '0.5', symbol: 'ETH', token: null }
  const list = [
    stored('a', { phase: 'confirmed', differs, onlyHost: 'node.example' }),
    stored('b', { phase: 'foreign', onlyHost: 'node.example' }),
    stored('c', { hashKind: 'proposal' }),
    stored('d', { hashKind: 'userOperation' }),
    stored('e', { phase: 'unknown' }),
  ]
  localStorage.setItem('wallet-modal/pending_transactions', JSON.stringify(list))
}

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const blockHash = `0x${'b'.repeat(64)}`

interface Row {
  symbol: string
  name: string
  numeric: string
  direction: 'in' | 'out'
  /** The sender of an incoming transfer. */
  from: string
  kind: string
}

/** A row of the history; digits of the hash tell the rows apart. */
const listed = (digit: string, given: Partial<Row> = {}) => {
  const { symbol = 'USDC', direction = 'out', numeric = '1234.567891', from = account } = given
  const isIncoming = direction === 'in'
  return {
    id: digit,
    metadata: {
      operationType: given.kind ?? (isIncoming ? 'receive' : 'send'),
      hash: `0x${digit.repeat(64)}`,
      chain: 'eip155:1',
      minedAt: `2026-01-0${(Number.parseInt(digit, 16) % 8) + 1}T12:00:00Z`,
      sentFrom: from,
      sentTo: usdc,
      status: 'confirmed',
      nonce: 7,
    },
    transfers: [
      {
        direction,
        quantity: { numeric },
        fungible_info: { symbol, name: given.name ?? 'USD Coin', icon: null },
      },
    ],
  }
}

const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** Responds as a node that has mined a transfer of 1234.567891 USDC to `receiver`. */
function answerDetails(stage: Stage): void {
  stage.changeResults(({ method, params, id }, response): NodeResponse => {
    const [hash] = params
    const amount = 1_234_567_891n.toString(16).padStart(64, '0')
    const results: Record<string, unknown> = {
      eth_getTransactionReceipt: {
        transactionHash: hash,
        status: '0x1',
        blockNumber: '0x1633f5e',
        blockHash,
        from: account,
        to: usdc,
        gasUsed: '0xcafe',
        effectiveGasPrice: '0x3b9aca01',
        logs: [
          {
            address: usdc,
            topics: [
              '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
              word(account),
              word(receiver),
            ],
            data: `0x${amount}`,
          },
        ],
      },
      eth_getTransactionByHash: {
        hash,
        from: account,
        to: usdc,
        nonce: '0x7',
        value: '0x0',
        input: '0xa9059cbb',
      },
      eth_getBlockByNumber: { hash: blockHash, timestamp: '0x695e4f40' },
    }
    return method in results ? { id, result: results[method] } : response
  })
}

const showRows =
  (rows: readonly object[]) =>
  async (stage: Stage): Promise<void> => {
    stage.answer(/\/history$/, () => ({ data: rows, next: null }))
    await stage.command('open', { view: 'Transactions' })
  }

const spam = listed('3', {
  direction: 'in',
  from: stranger,
  symbol: 'USDT-GIFT',
  name: 'Visit usdt-gift.example.com to claim',
})
const sold = listed('4', { kind: 'sell', symbol: 'DAI', name: 'Dai Stablecoin', numeric: '12.5' })

const detailStates: ViewState[] = [
  {
    name: 'Transaction',
    view: 'Transaction',
    title: 'Transaction',
    connected: true,
    prepare: () => {},
    async show(stage) {
      answerDetails(stage)
      await showRows([listed('1')])(stage)
      await stage.button(/^Sent/).click()
      await expect(stage.dialog('Transaction').getByText('Network fee')).toBeVisible()
    },
  },
  {
    name: 'Transaction, not read',
    view: 'Transaction',
    title: 'Transaction',
    connected: true,
    prepare: () => {},
    async show(stage) {
      stage.changeResults(({ method, id }, response) =>
        method === 'eth_getTransactionReceipt'
          ? { id, error: { code: -32_000, message: 'busy' } }
          : response,
      )
      await showRows([listed('2')])(stage)
      await stage.button(/^Sent/).click()
      await expect(stage.dialog('Transaction').getByText(/couldn’t be read/)).toBeVisible()
      await expect(stage.dialog('Transaction').getByText('ada.demo.eth')).toBeVisible()
    },
  },
  {
    name: 'Transaction, replaced',
    view: 'Transaction',
    title: 'Transaction',
    connected: true,
    prepare() {
      const list = [stored('a', { phase: 'cancelled', replacedBy: `0x${'f'.repeat(64)}` })]
      localStorage.setItem('wallet-modal/pending_transactions', JSON.stringify(list))
    },
    async show(stage) {
      await showRows([])(stage)
      await stage.button(/^Sending/).click()
      await expect(stage.dialog('Transaction').getByText('Replaced by')).toBeVisible()
    },
  },
  {
    name: 'Transaction, a fee that the wallet has raised',
    view: 'Transaction',
    title: 'Transaction',
    connected: true,
    prepare() {
      const fees = { feeCeiling: '63000000000000', raisedFee: '126000000000000' }
      const list = [stored('a', { phase: 'confirmed', ...fees })]
      localStorage.setItem('wallet-modal/pending_transactions', JSON.stringify(list))
    },
    async show(stage) {
      await showRows([])(stage)
      await stage.button(/^Sending|^Sent/).click()
      const view = stage.dialog('Transaction')
      await expect(view.getByText(/^The wallet set a higher network fee/)).toBeVisible()
    },
  },
  {
    name: 'Transaction, likely spam',
    view: 'Transaction',
    title: 'Transaction',
    connected: true,
    prepare: () => {},
    async show(stage) {
      await showRows([spam])(stage)
      await stage.button(/hidden: likely spam/).click()
      await stage.button(/^Received/).click()
      await expect(stage.dialog('Transaction').getByText('Likely spam')).toBeVisible()
    },
  },
  {
    name: 'Transactions, spam shown',
    view: 'Transactions',
    title: 'Activity',
    connected: true,
    prepare: () => {},
    async show(stage) {
      await showRows([spam, sold])(stage)
      await stage.button(/hidden: likely spam/).click()
      await expect(stage.dialog().getByText('Likely spam')).toBeVisible()
    },
  },
  {
    name: 'Transactions, filtered',
    view: 'Transactions',
    title: 'Activity',
    connected: true,
    prepare: () => {},
    async show(stage) {
      await showRows([spam, sold])(stage)
      await stage.dialog().getByLabel('Type').selectOption('swapped')
      await expect(stage.dialog().getByText(/^Nothing that is loaded/)).toBeVisible()
    },
  },
  {
    name: 'Transaction, pending on Bitcoin',
    view: 'Transaction',
    title: 'Transaction',
    attributes: bitcoinAttributes,
    prepare: preparePending,
    async show(stage) {
      await connectBitcoin(stage)
      await stage.command('open', { view: 'Transactions' })
      await expect(stage.button('Speed up 0.0001 BTC')).toBeVisible()
      await stage.button(/^Sending/).click()
      await expect(stage.dialog('Transaction').getByText('Pending')).toBeVisible()
    },
  },
]

export const states: ViewState[] = [
  ...detailStates,
  {
    name: 'Transactions, not sent as reviewed',
    view: 'Transactions',
    title: 'Activity',
    connected: true,
    prepare: prepareOddities,
    async show(stage) {
      // The history of the demo's account depends on other specs.
      stage.answer(/\/history$/, () => ({ data: [], next: null }))
      await stage.command('open', { view: 'Transactions' })
      await expect(stage.dialog().getByText('Not as reviewed')).toBeVisible()
    },
  },
  {
    name: 'Transactions',
    view: 'Transactions',
    title: 'Activity',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'Transactions' })
      await expect(stage.dialog().getByRole('list', { name: 'Activity' })).toContainText('Sent')
    },
  },
  {
    name: 'Transactions, pending on Bitcoin',
    view: 'Transactions',
    title: 'Activity',
    attributes: bitcoinAttributes,
    prepare: preparePending,
    async show(stage) {
      await connectBitcoin(stage)
      await stage.command('open', { view: 'Transactions' })
      await expect(stage.button('Speed up 0.0001 BTC')).toBeVisible()
    },
  },
]
