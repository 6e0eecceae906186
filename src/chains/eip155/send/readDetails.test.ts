import { describe, expect, it } from 'vitest'
import { readDetails } from './readDetails.ts'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const linus = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const hash = `0x${'1'.repeat(64)}`
const blockHash = `0x${'b'.repeat(64)}`

const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const transfer = (from: string, to: string, amount: bigint) => ({
  address: usdc.toLowerCase(),
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    word(from),
    word(to),
  ],
  data: `0x${amount.toString(16).padStart(64, '0')}`,
})

interface Chain {
  receipt?: object | null
  body?: object | null
  header?: object
}

const node =
  ({ receipt = {}, body = {}, header = {} }: Chain) =>
  async (method: string) => {
    if (method === 'eth_getTransactionReceipt')
      return (
        receipt && {
          transactionHash: hash,
          status: '0x1',
          blockNumber: '0x10',
          blockHash,
          from: own.toLowerCase(),
          to: linus.toLowerCase(),
          logs: [],
          gasUsed: '0x5208',
          effectiveGasPrice: '0x3b9aca00',
          ...receipt,
        }
      )
    if (method === 'eth_getTransactionByHash')
      return (
        body && {
          hash,
          from: own.toLowerCase(),
          to: linus.toLowerCase(),
          nonce: '0x7',
          value: '0x1',
          input: '0x',
          ...body,
        }
      )
    return { hash: blockHash, timestamp: '0x65920080', ...header }
  }

const read = (chain: Chain = {}) =>
  readDetails({ hash, address: own, caipNetworkId: 'eip155:1' }, node(chain))

describe('the details of an EVM transaction', () => {
  it('have fee, block, time, nonce and receiver of a plain transfer', async () => {
    expect(await read()).toEqual({
      status: 'confirmed',
      signer: own,
      fee: 21_000n * 1_000_000_000n,
      block: 16,
      minedAt: Date.UTC(2024, 0, 1),
      nonce: 7,
      contract: null,
      transfers: [{ direction: 'out', other: linus, token: null, amountBaseUnits: 1n }],
    })
  })

  it('have the receiver of a token from its Transfer log, and the token as the called contract', async () => {
    const logs = [transfer(own, linus, 5_000_000n), transfer(linus, usdc, 1n)]
    const to = usdc.toLowerCase()
    const body = { to, value: '0x0', input: '0xa9059cbb' }
    expect(await read({ receipt: { to, logs }, body })).toMatchObject({
      contract: usdc,
      transfers: [{ direction: 'out', other: linus, token: usdc, amountBaseUnits: 5_000_000n }],
    })
  })

  it.each([
    ['the fee of a rollup for its data', { l1Fee: '0x64' }, {}, 21_000_000_000_100n],
    ['the fee for blobs', { blobGasUsed: '0xa', blobGasPrice: '0x5' }, {}, 21_000_000_000_050n],
    ['no fee without the price of blobs', { blobGasUsed: '0xa' }, {}, null],
    ['no fee that is paid in a token', {}, { feeCurrency: usdc }, null],
    ['no fee without a price', { effectiveGasPrice: undefined }, {}, null],
    ['no fee that another account has paid', { from: linus }, { from: linus }, null],
  ])('have %s', async (_, receipt, body, fee) => {
    expect((await read({ receipt, body }))?.fee).toBe(fee)
  })

  it('have the fee of a failed transaction, and the payment that it ordered', async () => {
    expect(await read({ receipt: { status: '0x0' } })).toMatchObject({
      status: 'failed',
      transfers: [{ direction: 'out', other: linus }],
      fee: 21_000_000_000_000n,
    })
  })

  it('have neither fee nor block while the transaction is pending', async () => {
    expect(await read({ receipt: null })).toMatchObject({
      status: 'pending',
      fee: null,
      block: null,
      minedAt: null,
      nonce: 7,
    })
  })

  it('have no time if another block stands at the height', async () => {
    expect(await read({ header: { hash } })).toMatchObject({ block: 16, minedAt: null })
  })

  it('are null if the node does not know the transaction', async () => {
    expect(await read({ receipt: null, body: null })).toBeNull()
  })

  it.each([
    ['another hash', { body: { hash: blockHash } }],
    ['a receipt of another hash', { receipt: { transactionHash: blockHash } }],
    ['a receipt of another signer', { receipt: { from: linus } }],
    ['a malformed receipt', { receipt: { blockNumber: 'ten' } }],
  ])('reject for %s', async (_, chain) => {
    await expect(read(chain)).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})
