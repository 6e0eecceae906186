import { Interface } from 'ethers'
import { describe, expect, it } from 'vitest'
import { readEffects } from './readEffects.ts'

const account = `0x${'a1'.repeat(20)}`
const other = `0x${'b2'.repeat(20)}`
const contract = `0x${'c3'.repeat(20)}`
const abi = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed id)',
  'event OwnershipTransferred(address indexed previous, address indexed next)',
])
const logOf = (name: string, ...values: unknown[]) => ({
  address: contract,
  ...abi.encodeEventLog(name, values),
})
const owners = (...logs: ReturnType<typeof logOf>[]) =>
  readEffects(logs, account).owners.map(({ owner }) => owner.toLowerCase())

describe('the effects in logs', () => {
  it('hold no approval of an item that is moved afterwards, even if the end of it is not logged', () => {
    const approval = logOf('Approval', account, other, 7n)
    const move = logOf('Transfer', account, other, 7n)
    expect(readEffects([approval], account).operators).toHaveLength(1)
    expect(readEffects([approval, move], account).operators).toEqual([])
    expect(readEffects([move, approval], account).operators).toHaveLength(1)
  })

  it('hold the last owner of a contract that the account owned at first', () => {
    const away = logOf('OwnershipTransferred', account, other)
    const back = logOf('OwnershipTransferred', other, account)
    const further = logOf('OwnershipTransferred', other, contract)
    expect(owners(away)).toEqual([other])
    expect(owners(away, further)).toEqual([contract])
    expect(owners(away, back)).toEqual([])
    expect(owners(back)).toEqual([])
    expect(owners(further)).toEqual([])
  })
})
