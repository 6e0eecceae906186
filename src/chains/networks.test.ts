import * as chains from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { isCaipNetworkId } from '../utils/caip.ts'
import { moreNetworks } from './eip155/moreNetworks.ts'
import { eip155Networks } from './eip155/networks.ts'
import { families } from './families.ts'
import { findNetwork, loadMoreNetworks, networkSlugs, toNetwork } from './networks.ts'

/** The same facts in an independent list, from viem. */
const known: Record<string, chains.Chain> = {
  ethereum: chains.mainnet,
  optimism: chains.optimism,
  arbitrum: chains.arbitrum,
  base: chains.base,
  polygon: chains.polygon,
  bnb: chains.bsc,
  avalanche: chains.avalanche,
  gnosis: chains.gnosis,
  zksync: chains.zksync,
  fantom: chains.fantom,
  celo: chains.celo,
  klaytn: chains.kaia,
  aurora: chains.aurora,
  sepolia: chains.sepolia,
  'base-sepolia': chains.baseSepolia,
}

describe('the built-in EVM networks', () => {
  it('are those in the documentation', () => {
    expect(eip155Networks.map(({ slug }) => slug)).toEqual(Object.keys(known))
  })

  it.each(eip155Networks)(
    'include $slug with the values of the public chain list',
    ({ slug, network }) => {
      const chain = known[slug]
      expect(network).toMatchObject({
        id: chain?.id,
        name: chain?.name,
        chainNamespace: 'eip155',
        caipNetworkId: `eip155:${chain?.id}`,
        nativeCurrency: chain?.nativeCurrency,
        rpcUrls: { default: { http: chain?.rpcUrls.default.http } },
        testnet: chain?.testnet ?? false,
      })
      const explorer = chain?.blockExplorers?.default
      expect(network.blockExplorers?.default).toEqual({
        name: explorer?.name,
        url: explorer?.url.replace(/\/$/, ''),
      })
      expect(network.nativeCurrency.decimals).toBe(18)
    },
  )

  it('each have an image, except the network for which the directory has no image', () => {
    const without = eip155Networks.filter(({ network }) => !network.assets?.imageId)
    expect(without.map(({ slug }) => slug)).toEqual(['klaytn'])
  })

  it('contain only JSON values', () => {
    const list = eip155Networks.map(({ network }) => network)
    expect(structuredClone(list)).toEqual(list)
  })
})

describe('findNetwork', () => {
  it('finds networks by slug and CAIP-2 id', () => {
    expect(findNetwork('base')?.id).toBe(8453)
    expect(findNetwork('eip155:8453')).toBe(findNetwork('base'))
  })

  it.each(['', 'Base', '8453', 'eip155:', 'eip155:31337', 'constructor'])(
    'does not find %j',
    (name) => {
      expect(findNetwork(name)).toBeUndefined()
    },
  )
})

describe('the other EVM networks', () => {
  const listed = Object.values(chains) as chains.Chain[]

  it.each(moreNetworks)('include $slug with the values of the public chain list', ({ network }) => {
    const chain = listed.find(({ id }) => id === network.id)
    const explorer = chain?.blockExplorers?.default
    const [node = ''] = chain?.rpcUrls.default.http ?? []
    expect(network).toMatchObject({
      name: chain?.name,
      caipNetworkId: `eip155:${chain?.id}`,
      nativeCurrency: chain?.nativeCurrency,
      rpcUrls: { default: { http: [node.replace(/\/$/, '')] } },
      blockExplorers: {
        default: { name: explorer?.name, url: explorer?.url.replace(/\/$/, '') },
      },
      testnet: chain?.testnet ?? false,
    })
  })

  it('are found once they have loaded, and share no slug or id with a built-in network', async () => {
    expect(findNetwork('linea')).toBeUndefined()
    const builtIn = networkSlugs()
    for (const { slug, network } of moreNetworks) {
      expect(builtIn).not.toContain(slug)
      expect(findNetwork(network.caipNetworkId)).toBeUndefined()
    }
    await loadMoreNetworks()
    expect(findNetwork('linea')?.id).toBe(59144)
    expect(new Set(networkSlugs()).size).toBe(builtIn.length + moreNetworks.length)
  })
})

describe('toNetwork', () => {
  it('returns a placeholder for a network that is not built in', () => {
    expect(toNetwork('eip155:31337')).toEqual({
      id: 31337,
      name: 'Unknown Network',
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:31337',
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: { default: { http: [] } },
    })
    expect(toNetwork('bip122:000000000019d6689c085ae165831e93').id).toBe(
      '000000000019d6689c085ae165831e93',
    )
  })

  it('returns the built-in network', () => {
    expect(toNetwork('eip155:137').name).toBe('Polygon')
  })
})

it('each family lists only networks of its own namespace', () => {
  for (const [namespace, definition] of Object.entries(families)) {
    expect(definition.namespace).toBe(namespace)
    for (const { network } of definition.networks) {
      expect(network.chainNamespace).toBe(namespace)
      expect(isCaipNetworkId(network.caipNetworkId)).toBe(true)
    }
  }
})
