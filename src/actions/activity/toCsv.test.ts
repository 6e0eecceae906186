import { expect, it } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import type { Transaction } from '../../types/transaction.ts'
import { toCell, toCsv } from './toCsv.ts'

const network = toNetwork('eip155:1')

const row = (changes: Partial<Transaction> = {}): Transaction => ({
  id: 'one',
  metadata: {
    operationType: 'send',
    hash: '0xab',
    chain: 'eip155:1',
    minedAt: Date.UTC(2026, 0, 5, 12, 30),
    sentFrom: '0xfrom',
    sentTo: '0xcontract',
    status: 'confirmed',
    nonce: 7,
  },
  transfers: [
    {
      direction: 'out',
      quantity: { numeric: '1234567890123456789.000000000000000001' },
      value: null,
      fungibleInfo: { name: 'Coin, "USD"', symbol: '=USDC', iconUrl: null },
      nftInfo: null,
    },
  ],
  ...changes,
})

const linesOf = (text: string) => text.split('\r\n')

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tcmd', "'\tcmd"],
])('a cell is quoted by RFC 4180 and is never a formula: %s', (value, cell) => {
  expect(toCell(value)).toBe(cell)
})

it('a line has the exact amount and the time in UTC, and no contract as receiver', () => {
  const [, line, end] = linesOf(toCsv([row()], { network, details: {}, suspects: {} }))
  expect(line).toBe(
    `2026-01-05T12:30:00.000Z,send,confirmed,out,1234567890123456789.000000000000000001,'=USDC,"Coin, ""USD""",0xfrom,,,,7,0xab,eip155:1,`,
  )
  expect(end).toBe('')
})

it('a line has receiver and fee once a node has shown them, and why it is likely spam', () => {
  const details = {
    '0xab': {
      status: 'confirmed',
      signer: '0xfrom',
      fee: 21_000_000_000_000n,
      block: 1,
      minedAt: null,
      nonce: 8,
      contract: null,
      transfers: [
        {
          direction: 'out',
          other: '0xto',
          token: '0xcontract',
          amountBaseUnits: 1234567890123456789000000000000000001n,
        },
      ],
    },
  } as const
  const suspects = { one: { kind: 'zero' } } as const
  const [, line] = linesOf(toCsv([row()], { network, details, suspects }))
  expect(line).toMatch(/,0xfrom,0xto,0\.000021,ETH,8,0xab,eip155:1,zero$/)
})

it('a transaction without transfers has one line, and one with two has two', () => {
  const [transfer] = row().transfers
  const both = transfer ? [transfer, transfer] : []
  const state = { network, details: {}, suspects: {} }
  expect(linesOf(toCsv([row({ transfers: [] }), row({ transfers: both })], state))).toHaveLength(5)
})
