import { type Case, call, ether } from '../cases.ts'
import { encode } from '../encode.ts'
import { me, safe, shop, bob as thief, usdc } from '../names.ts'

const nothing = '0x0000000000000000000000000000000000000000'
const toMe = '0x0000000000000000000000000000000000000001'
const exec =
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)'
const inSafe = (name: string, to: string, data: string, operation = 0, value = 0n) =>
  call(name, safe, exec, [to, value, data, operation, 0n, 0n, 0n, nothing, nothing, '0x'])
const owners = (signature: string, ...args: unknown[]) =>
  call(`a Safe’s ${signature}`, safe, signature, args)
/** Safes, proxies and accounts whose control goes to another. */
export const controlTaken: readonly Case[] = [
  owners('addOwnerWithThreshold(address,uint256)', thief, 1n),
  owners('swapOwner(address,address,address)', toMe, me, thief),
  owners('removeOwner(address,address,uint256)', toMe, me, 1n),
  owners('changeThreshold(uint256)', 1n),
  owners('enableModule(address)', thief),
  owners('setGuard(address)', thief),
  owners('setModuleGuard(address)', thief),
  owners('setFallbackHandler(address)', thief),
  inSafe('a Safe that pays another', thief, '0x', 0, ether),
  inSafe('a Safe that transfers tokens', usdc, encode('transfer(address,uint256)', thief, 1n)),
  inSafe('a Safe that runs another’s code', shop, '0x12345678', 1),
  inSafe('a Safe that adds a module', safe, encode('enableModule(address)', thief)),
  inSafe('a Safe that changes its singleton', safe, encode('changeMasterCopy(address)', thief)),
  call('a proxy upgraded', shop, 'upgradeTo(address)', [thief]),
  call('a proxy upgraded with a call', shop, 'upgradeToAndCall(address,bytes)', [thief, '0x12']),
  call('a proxy upgraded by its admin', shop, 'upgrade(address,address)', [shop, thief]),
  call('a proxy’s admin changed', shop, 'changeAdmin(address)', [thief]),
  call('a contract given away', shop, 'transferOwnership(address)', [thief]),
  call('a role given away', shop, 'grantRole(bytes32,address)', [`0x${'00'.repeat(32)}`, thief]),
  call('an account’s module', me, 'installModule(uint256,address,bytes)', [1n, thief, '0x']),
  call('an account’s key', me, 'addOwnerPublicKey(bytes32,bytes32)', [
    `0x${'12'.repeat(32)}`,
    `0x${'34'.repeat(32)}`,
  ]),
]
