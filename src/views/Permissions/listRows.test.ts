import { expect, it } from 'vitest'
import type { TokenPermission } from '../../types/permission.ts'
import { listRows } from './listRows.ts'

const permission = (token: string, id: string, more: Partial<TokenPermission> = {}) => ({
  id: `${token} ${id}`,
  kind: 'amount' as const,
  token,
  spender: '0xs',
  amount: 5n,
  item: null,
  expiresAt: null,
  holder: null,
  unit: null,
  isHeld: true,
  ...more,
})
const list = (all: readonly TokenPermission[], ...unfolded: string[]) =>
  listRows(all, new Set(unfolded)).map(
    ({ permission: { id }, folded }) => `${id}${folded ? ` +${folded}` : ''}`,
  )

it('of one token five rows are listed, and the others are folded below the last of them', () => {
  const all = Array.from({ length: 15_000 }, (_, index) => permission('0xa', String(index)))
  const rows = ['0xb 1', '0xa 0', '0xa 1', '0xa 2', '0xa 3', '0xa 4 +14995']
  expect(list([permission('0xb', '1', { amount: null }), ...all])).toEqual(rows)
  expect(list(all, '0xa')).toHaveLength(15_000)
})

it('tokens that the account does not hold come last, by address, also if they are unlimited', () => {
  const { isHeld: _, ...unknown } = permission('0xd', '1', { kind: 'collection' })
  const all = [
    permission('0xf', '1', { isHeld: false, amount: null }),
    permission('0xe', '1', { isHeld: false, kind: 'collection' }),
    permission('0xc', '1'),
    // The balance of ERC-1155 is not known without an id.
    unknown,
  ]
  expect(list(all)).toEqual(['0xd 1', '0xc 1', '0xe 1', '0xf 1'])
})
