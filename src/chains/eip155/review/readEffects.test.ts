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

const rights = new Interface([
  'event Approval(address indexed owner, address indexed spender, uint256 indexed id, uint256 amount)',
  'event OperatorSet(address indexed owner, address indexed operator, bool isOn)',
  'event SetAuthorization(address indexed caller, address indexed owner, address indexed operator, bool isOn)',
  'event RelayerApprovalChanged(address indexed relayer, address indexed owner, bool isOn)',
  'event BorrowAllowanceDelegated(address indexed owner, address indexed spender, address indexed asset, uint256 amount)',
  'event Sync(uint112 one, uint112 two)',
])
const rightOf = (name: string, ...values: unknown[]) => ({
  address: contract,
  ...rights.encodeEventLog(name, values),
})

describe('the effects in logs', () => {
  it.each([
    ['an operator of ERC-6909', 'OperatorSet', [account, other, true], [account, other, false]],
    ['an allowance of ERC-6909', 'Approval', [account, other, 7n, 1n], [account, other, 7n, 0n]],
    [
      'an authorization in Morpho',
      'SetAuthorization',
      [account, account, other, true],
      [account, account, other, false],
    ],
    [
      'a relayer of Balancer',
      'RelayerApprovalChanged',
      [other, account, true],
      [other, account, false],
    ],
    [
      'a delegation of credit in Aave',
      'BorrowAllowanceDelegated',
      [account, other, contract, 5n],
      [account, other, contract, 0n],
    ],
  ] as const)('hold %s until it ends', (_, name, given, taken) => {
    const operators = (...logs: ReturnType<typeof logOf>[]) => readEffects(logs, account).operators
    expect(operators(rightOf(name, ...given))).toMatchObject([{ isGrave: true }])
    expect(operators(rightOf(name, ...given), rightOf(name, ...taken))).toEqual([])
    expect(readEffects([rightOf(name, ...given)], other).operators).toEqual([])
  })

  it('say whether a log is of no known event', () => {
    expect(readEffects([logOf('Approval', account, other, 7n)], account).hasUnread).toBe(false)
    expect(readEffects([rightOf('Sync', 1n, 2n)], account).hasUnread).toBe(true)
  })

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
