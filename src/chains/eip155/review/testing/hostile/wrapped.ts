import { batch, type Case, call, end } from '../cases.ts'
import { encode } from '../encode.ts'
import { apes, me, multicall3, shop, bob as thief, usdc } from '../names.ts'

const revoke = [usdc, true, encode('approve(address,uint256)', shop, 0n)]
const hide = (what: string, at: string, signature: string, ...args: unknown[]): Case[] => {
  const data = encode(signature, ...args)
  return [
    call(`${what} in a multicall`, at, 'multicall(bytes[])', [[data]]),
    call(`${what} in a multicall with a deadline`, at, 'multicall(uint256,bytes[])', [end, [data]]),
    call(`${what} in aggregate`, multicall3, 'aggregate((address,bytes)[])', [[[at, data]]]),
    call(`${what} in aggregate3`, multicall3, 'aggregate3((address,bool,bytes)[])', [
      [[at, true, data]],
    ]),
    call(`${what} in tryAggregate`, multicall3, 'tryAggregate(bool,(address,bytes)[])', [
      false,
      [[at, data]],
    ]),
    call(`${what} behind other calls`, multicall3, 'aggregate3((address,bool,bytes)[])', [
      [...Array.from({ length: 20 }, () => revoke), [at, true, data]],
    ]),
    call(`${what} in an account’s execute`, me, 'execute(address,uint256,bytes)', [at, 0n, data]),
    call(`${what} in bytes that are not read`, shop, 'forward(bytes)', [data]),
    batch(`${what} in a batch`, [call('', at, signature, args)]),
  ]
}

/** Rights hidden inside of other calls. */
export const wrappedDrains: readonly Case[] = [
  ...hide('an exact allowance', usdc, 'approve(address,uint256)', thief, 12_500_000n),
  ...hide('an endless allowance', usdc, 'approve(address,uint256)', thief, 2n ** 256n - 1n),
  ...hide('an operator', apes, 'setApprovalForAll(address,bool)', thief, true),
  ...hide('an item', apes, 'transferFrom(address,address,uint256)', me, thief, 5n),
]
