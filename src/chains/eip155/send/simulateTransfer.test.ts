import { expect, it } from 'vitest'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Transfer } from '../../../types/sender.ts'
import { simulateTransfer } from './simulateTransfer.ts'

const transfer: Transfer = {
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  amountBaseUnits: 100n,
  decimals: 6,
  symbol: 'TOLL',
  nativeSymbol: 'ETH',
}
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

interface Node {
  before?: bigint
  after?: bigint
  status?: string
  returnData?: string
}

/** A node with the given simulation results. */
const nodeThat =
  ({ before = 7n, after = 107n, status = '0x1', returnData = word(1n) }: Node) =>
  async (method: string, params: readonly unknown[] = []) => {
    expect(method).toBe('eth_simulateV1')
    const [{ blockStateCalls }] = params as [{ blockStateCalls: [{ calls: { data: string }[] }] }]
    expect(blockStateCalls[0].calls.map(({ data }) => data.slice(0, 10))).toEqual([
      '0x70a08231',
      '0xa9059cbb',
      '0x70a08231',
    ])
    const balance = (amount: bigint) => ({ status: '0x1', returnData: word(amount) })
    return [{ calls: [balance(before), { status, returnData }, balance(after)] }]
  }

it('a fee-on-transfer token gives the amount that arrives', async () => {
  expect(await simulateTransfer(transfer, nodeThat({ after: 106n }))).toEqual({
    arrivesBaseUnits: 99n,
  })
  expect(await simulateTransfer(transfer, nodeThat({ after: 7n }))).toEqual({
    arrivesBaseUnits: 0n,
  })
})

it('a token without a fee gives no separate amount', async () => {
  expect(await simulateTransfer(transfer, nodeThat({}))).toEqual({})
})

it('a transfer that would fail throws its revert', async () => {
  const failed = simulateTransfer(transfer, nodeThat({ status: '0x0', returnData: '0x' }))
  await expect(failed).rejects.toMatchObject({ code: 'RPC_ERROR', params: { code: 3 } })
  const refused = simulateTransfer(transfer, nodeThat({ returnData: word(0n) }))
  await expect(refused).rejects.toMatchObject({ code: 'TRANSFER_REFUSED' })
})

it('the arriving amount is unknown if the node cannot simulate', async () => {
  const old = async (method: string) => {
    if (method === 'eth_call') return word(1n)
    if (method === 'eth_getCode') return '0x60'
    throw new WalletModalError('RPC_ERROR', { params: { code: -32601 } })
  }
  expect(await simulateTransfer(transfer, old)).toEqual({ arrivesBaseUnits: null })
  expect(await simulateTransfer({ ...transfer, token: null }, old)).toEqual({})
})
