import { describe, expect, it } from 'vitest'
import { readHistory } from './readHistory.ts'
import { nodeWith } from './testing/nodeWith.ts'

const own = 'bc1qown'
const other = 'bc1qother'
const third = 'bc1qthird'
const id = (digit: string) => digit.repeat(64)
const output = (scriptpubkey_address: string | undefined, value: number) => ({
  scriptpubkey: '00',
  ...(scriptpubkey_address && { scriptpubkey_address }),
  value,
})
type Output = ReturnType<typeof output>

function transaction(from: Output[], to: Output[], digit = 'a', time?: number) {
  const fee = 500
  const vin = from.map((prevout, vout) => ({ txid: id('f'), vout, prevout, is_coinbase: false }))
  const status = time
    ? { confirmed: true, block_height: 9, block_time: time }
    : { confirmed: false }
  return { txid: id(digit), fee, vin, vout: to, status }
}

const request = {
  address: own,
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  tokens: [],
} as const

async function rowOf(...given: Parameters<typeof transaction>) {
  const rpc = nodeWith({ [`GET /address/${own}/txs`]: [transaction(...given)] })
  const { transactions } = await readHistory(request, rpc)
  const [{ metadata, transfers } = { metadata: null, transfers: [] }] = transactions
  return { ...metadata, ...transfers[0], amount: transfers[0]?.quantity.numeric }
}

describe('a row of the Bitcoin history', () => {
  it('has the whole amount and the payer of a payment to the account', async () => {
    expect(
      await rowOf([output(other, 9_000)], [output(own, 1_234), output(other, 7_266)]),
    ).toMatchObject({
      operationType: 'receive',
      direction: 'in',
      amount: '0.00001234',
      sentFrom: other,
    })
  })

  it('has the amount of a payment by the account without change and fee', async () => {
    const row = await rowOf([output(own, 9_000)], [output(other, 1_234), output(own, 7_266)])
    expect(row).toMatchObject({ direction: 'out', amount: '0.00001234', sentTo: other })
  })

  it('has the account’s part of a payment that other accounts fund too', async () => {
    const row = await rowOf([output(own, 9_000), output(third, 1_000)], [output(other, 9_500)])
    expect(row).toMatchObject({ operationType: 'send', direction: 'out', amount: '0.00009' })
  })

  it('has no direction for a payment of the account to itself', async () => {
    const row = await rowOf([output(own, 9_000)], [output(own, 8_500)])
    expect(row).toMatchObject({ direction: 'self', amount: '0.000085', sentTo: '' })
  })

  it('has no receiver for a payment to several receivers', async () => {
    const row = await rowOf([output(own, 9_000)], [output(other, 1_000), output(third, 7_500)])
    expect(row).toMatchObject({ amount: '0.000085', sentTo: '' })
  })

  it('has the time of its block, and is pending without a block', async () => {
    const to = [output(own, 1)]
    expect(await rowOf([output(other, 501)], to, 'a', 1_700_000_000)).toMatchObject({
      status: 'confirmed',
      minedAt: 1_700_000_000_000,
    })
    const before = Date.now()
    const { status, minedAt } = await rowOf([output(undefined, 501)], to)
    expect(status).toBe('pending')
    expect(minedAt).toBeGreaterThanOrEqual(before)
  })
})

describe('pages of the Bitcoin history', () => {
  const page = (digit: string, time?: number) =>
    transaction([output(other, 501)], [output(own, 1)], digit, time)

  it('continue after the last mined transaction, and end with an empty page', async () => {
    const rpc = nodeWith({
      [`GET /address/${own}/txs`]: [page('a'), page('b', 3), page('c', 2)],
      [`GET /address/${own}/txs/chain/${id('c')}`]: [page('d', 1)],
      [`GET /address/${own}/txs/chain/${id('d')}`]: [],
    })
    expect((await readHistory(request, rpc)).next).toBe(id('c'))
    expect((await readHistory({ ...request, cursor: id('c') }, rpc)).next).toBe(id('d'))
    expect(await readHistory({ ...request, cursor: id('d') }, rpc)).toEqual({
      transactions: [],
      next: null,
    })
  })

  it('keep the other rows, and the cursor after them, if one cannot be read', async () => {
    const [first, second] = [page('a', 3), page('b', 2)]
    const malformed = [null, {}, { ...page('c', 3), fee: null }, { ...page('d', 1), vout: 7 }]
    for (const row of malformed)
      for (const rows of [
        [row, first, second],
        [first, row, second],
        [first, second, row],
      ]) {
        const rpc = nodeWith({ [`GET /address/${own}/txs`]: rows })
        const { transactions, next } = await readHistory(request, rpc)
        expect(transactions.map((one) => one.id)).toEqual([id('a'), id('b')])
        expect(next).toBe(id('b'))
      }
  })

  it.each([
    ['text', 'not ready'],
    ['an amount that is no integer', [transaction([output(other, 1)], [output(own, 0.1)])]],
    ['a transaction without inputs', [transaction([], [output(own, 1)])]],
  ])('reject with SERVICE_INVALID_RESPONSE for %s', async (_, response) => {
    const rpc = nodeWith({ [`GET /address/${own}/txs`]: response })
    await expect(readHistory(request, rpc)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })
})

describe('the history of an account with several addresses', () => {
  const second = 'bc1qsecond'
  const provider = {
    addressesOf: () => [own, second].map((address) => ({ address, isChange: false })),
  }
  const of = (address: string, digit: string, time?: number) =>
    transaction([output(other, 501)], [output(address, 1)], digit, time)
  const ids = ({ transactions }: { transactions: { id: string }[] }) =>
    transactions.map((row) => row.id[0]).join('')

  it('has a payment once, with what all addresses have spent and received', async () => {
    const row = transaction([output(own, 4_000), output(second, 5_000)], [output(other, 8_500)])
    const rpc = nodeWith({
      [`GET /address/${own}/txs`]: [row],
      [`GET /address/${second}/txs`]: [row],
    })
    const { transactions } = await readHistory({ ...request, provider }, rpc)
    expect(transactions).toHaveLength(1)
    expect(transactions[0]).toMatchObject({
      metadata: { operationType: 'send', sentFrom: own, sentTo: other },
      transfers: [{ direction: 'out', quantity: { numeric: '0.000085' } }],
    })
  })

  it('counts change to another address of the account as its own', async () => {
    const row = transaction([output(own, 9_000)], [output(other, 1_234), output(second, 7_266)])
    const rpc = nodeWith({
      [`GET /address/${own}/txs`]: [row],
      [`GET /address/${second}/txs`]: [row],
    })
    const { transactions } = await readHistory({ ...request, provider }, rpc)
    expect(transactions[0]?.transfers[0]?.quantity.numeric).toBe('0.00001234')
    expect(transactions[0]?.metadata.sentTo).toBe(other)
  })

  it('has no gap: a page ends where the first address’s page ends, and the next page continues there', async () => {
    const rpc = nodeWith({
      [`GET /address/${own}/txs`]: [of(own, 'a'), of(own, 'b', 9), of(own, 'c', 6)],
      [`GET /address/${own}/txs/chain/${id('c')}`]: [of(own, 'd', 4)],
      [`GET /address/${own}/txs/chain/${id('d')}`]: [],
      [`GET /address/${second}/txs`]: [of(second, '1', 8), of(second, '2', 5), of(second, '3', 2)],
      [`GET /address/${second}/txs/chain/${id('1')}`]: [of(second, '2', 5), of(second, '3', 2)],
      [`GET /address/${second}/txs/chain/${id('2')}`]: [of(second, '3', 2)],
      [`GET /address/${second}/txs/chain/${id('3')}`]: [],
    })
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const page = await readHistory({ ...request, provider, cursor }, rpc)
      pages.push(ids(page))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(pages).toEqual(['abc1', 'd2', '3', ''])
  })
})
