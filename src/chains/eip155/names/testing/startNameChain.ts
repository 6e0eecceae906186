import { concat, type Interface, id, keccak256, ZeroHash } from 'ethers'
import {
  defaultReverseResolver,
  offchainResolver,
  registry,
  resolver,
  wildcardResolver,
} from '../../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../../demo/services/contracts/code.ts'
import type { RpcRequest } from '../../../../types/chainAdapter.ts'
import { startTestChain } from '../../testing/startTestChain.ts'

const registryAddress = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
const universalAddress = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

export const reverseOf = (address: string, family = 'addr') =>
  `${address.slice(2).toLowerCase()}.${family}.reverse`

/** Computes the node of a name (EIP-137), even if the name is not normalized. */
function nodeOf(name: string): string {
  return name === ''
    ? ZeroHash
    : name.split('.').reduceRight((node, label) => keccak256(concat([node, id(label)])), ZeroHash)
}

export interface NameChain {
  rpc: RpcRequest
  /** Address of the resolver contract that holds the test's records. */
  resolver: string
  /** Creates a contract. */
  create(code: string): Promise<string>
  call(to: string, abi: Interface, name: string, args: readonly unknown[]): Promise<string>
  /**
   * Registers a name with `resolver`. The default is the contract that holds the records. The parent must be registered
   * first.
   */
  register(name: string, resolver?: string): Promise<void>
  setAddr(name: string, coinType: number, value: string): Promise<void>
  setText(name: string, key: string, value: string): Promise<void>
  /** Sets the name that a reverse record claims. */
  setName(name: string, claimed: string): Promise<void>
  setDefaultName(address: string, claimed: string): Promise<void>
  createWildcard(universal: string, otherwise: string): Promise<string>
  createOffchain(urls: readonly string[], signer: string): Promise<string>
}

/** For tests: a local Ethereum with registry, resolvers and the Universal Resolver of ENSIP-23. */
export function startNameChain(
  prepare: (chain: NameChain, accounts: readonly string[]) => Promise<void>,
): NameChain {
  let owner = ''
  let defaults = ''

  const test = startTestChain(async (_, accounts) => {
    ;[owner = ''] = accounts
    await place(registryAddress, creationCode('NameRegistry'))
    await place(universalAddress, creationCode('UniversalResolver'))
    await test.call(registryAddress, registry, 'claimRoot', [])
    chain.resolver = await chain.create(creationCode('NameResolver', resolver, [registryAddress]))
    defaults = await chain.create(creationCode('DefaultReverseResolver'))
    await chain.register('eth')
    await chain.register('gtest.eth')
    await chain.register('reverse', defaults)
    await chain.register('addr.reverse')
    await prepare(chain, accounts)
  })

  async function place(address: string, code: string): Promise<void> {
    const deployed = await test.rpc('eth_call', [{ data: code }, 'latest'])
    await test.rpc('anvil_setCode', [address, deployed])
  }

  const chain: NameChain = {
    rpc: test.rpc,
    resolver: '',
    create: (code) => test.send({ data: code }),
    call: test.call,
    async register(name, at = chain.resolver) {
      const [label = '', ...rest] = name.split('.')
      const args = [nodeOf(rest.join('.')), id(label), owner, at, 0]
      await test.call(registryAddress, registry, 'setSubnodeRecord', args)
    },
    async setAddr(name, coinType, value) {
      await test.call(chain.resolver, resolver, 'setAddr', [nodeOf(name), coinType, value])
    },
    async setText(name, key, value) {
      await test.call(chain.resolver, resolver, 'setText', [nodeOf(name), key, value])
    },
    async setName(name, claimed) {
      await test.call(chain.resolver, resolver, 'setName', [nodeOf(name), claimed])
    },
    async setDefaultName(address, claimed) {
      const label = address.slice(2).toLowerCase()
      await test.call(defaults, defaultReverseResolver, 'setName', [label, claimed])
    },
    createWildcard: (...args) =>
      chain.create(creationCode('TestWildcardResolver', wildcardResolver, args)),
    createOffchain: (...args) =>
      chain.create(creationCode('TestOffchainResolver', offchainResolver, args)),
  }
  return chain
}
