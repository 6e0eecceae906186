import { id, namehash, ZeroHash } from 'ethers'
import { registry, resolver } from '../../contracts/abi.ts'
import { TREASURY } from '../../data/accounts.ts'
import { ensNames } from '../../data/names.ts'
import { ENS_REGISTRY, ENS_RESOLVER } from '../../data/tokens.ts'
import type { Transaction } from './Transaction.ts'

/** SLIP-44 coin type. */
const ETHER = 60

function own(name: string): Transaction {
  const [label = '', ...rest] = name.split('.')
  const parent = rest.length === 0 ? ZeroHash : namehash(rest.join('.'))
  const args = [parent, id(label), TREASURY, ENS_RESOLVER, 0]
  return call(ENS_REGISTRY, registry.encodeFunctionData('setSubnodeRecord', args))
}

function call(to: string, data: string): Transaction {
  return { from: TREASURY, to, data }
}

/** Registers the names with reverse records. */
export function nameRegistrations(): Transaction[] {
  const parents = ['eth', 'demo.eth', 'reverse', 'addr.reverse']
  const records = Object.entries(ensNames).flatMap(([name, address]) => {
    const reverse = `${address.slice(2).toLowerCase()}.addr.reverse`
    return [
      own(name),
      own(reverse),
      call(ENS_RESOLVER, resolver.encodeFunctionData('setAddr', [namehash(name), ETHER, address])),
      call(ENS_RESOLVER, resolver.encodeFunctionData('setName', [namehash(reverse), name])),
    ]
  })
  return [
    call(ENS_REGISTRY, registry.encodeFunctionData('claimRoot')),
    ...parents.map(own),
    ...records,
  ]
}
