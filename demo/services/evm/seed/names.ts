import { id, namehash, ZeroHash } from 'ethers'
import { defaultReverseResolver, registry, resolver } from '../../contracts/abi.ts'
import { TREASURY } from '../../data/accounts.ts'
import { ensNames } from '../../data/names.ts'
import { ENS_REGISTRY, ENS_RESOLVER, ENS_REVERSE_RESOLVER } from '../../data/tokens.ts'
import type { Transaction } from './Transaction.ts'

/** Coin types: that of Ethereum (SLIP-44), and that of all EVM networks (ENSIP-19). */
const ETHER = 60
const EVM = 0x80000000

function own(name: string, at = ENS_RESOLVER): Transaction {
  const [label = '', ...rest] = name.split('.')
  const parent = rest.length === 0 ? ZeroHash : namehash(rest.join('.'))
  const args = [parent, id(label), TREASURY, at, 0]
  return call(ENS_REGISTRY, registry.encodeFunctionData('setSubnodeRecord', args))
}

function call(to: string, data: string): Transaction {
  return { from: TREASURY, to, data }
}

/** Registers the names with reverse records, for Ethereum and as default names of all EVM networks. */
export function nameRegistrations(): Transaction[] {
  const parents = [
    own('eth'),
    own('demo.eth'),
    own('reverse', ENS_REVERSE_RESOLVER),
    own('addr.reverse'),
  ]
  const records = Object.entries(ensNames).flatMap(([name, address]) => {
    const label = address.slice(2).toLowerCase()
    const reverse = `${label}.addr.reverse`
    return [
      own(name),
      own(reverse),
      call(ENS_RESOLVER, resolver.encodeFunctionData('setAddr', [namehash(name), ETHER, address])),
      call(ENS_RESOLVER, resolver.encodeFunctionData('setAddr', [namehash(name), EVM, address])),
      call(ENS_RESOLVER, resolver.encodeFunctionData('setName', [namehash(reverse), name])),
      call(
        ENS_REVERSE_RESOLVER,
        defaultReverseResolver.encodeFunctionData('setName', [label, name]),
      ),
    ]
  })
  return [call(ENS_REGISTRY, registry.encodeFunctionData('claimRoot')), ...parents, ...records]
}
