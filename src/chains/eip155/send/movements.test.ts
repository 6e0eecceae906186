import { Interface } from 'ethers/abi'
import { expect, it } from 'vitest'
import { readMovements } from './movements.ts'

const abi = new Interface(['event Transfer(address indexed, address indexed, uint256)'])
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f'
const moved = (address: string) => ({
  address,
  ...abi.encodeEventLog('Transfer', [account, receiver, 5n]),
})

it.each([
  ['EIP-7708', ['0xffffFFFfFFffffffffffffffFfFFFfffFFFfFFfE']],
  ['traceTransfers', ['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee']],
  [
    'a node that gives both',
    ['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', '0xfffffffffffffffffffffffffffffffffffffffe'],
  ],
  ['L2BaseToken', ['0x000000000000000000000000000000000000800A']],
])('a native transfer that is logged by %s is no movement of a token', (_, addresses) => {
  const logs = [...addresses.map(moved), moved(dai)]
  expect(readMovements(logs, account)).toEqual([
    { kind: 'out', token: dai, other: receiver.toLowerCase(), amount: 5n },
  ])
})
