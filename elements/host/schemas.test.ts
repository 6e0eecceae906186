import * as chains from 'viem/chains'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Network } from '../../src/types/network.ts'
import { network } from './schemas.ts'

const parse = (value: unknown) => z.parse(network, value) as Network
const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

describe('a network', () => {
  const exported = Object.entries<chains.Chain>(chains)

  it('may be any chain that viem exports', () => {
    expect(exported.length).toBeGreaterThan(700)
    for (const [name, chain] of exported) {
      const { id, nativeCurrency, rpcUrls } = chain
      expect(parse(chain), name).toMatchObject({
        id,
        name: chain.name,
        chainNamespace: 'eip155',
        caipNetworkId: `eip155:${id}`,
        nativeCurrency,
        rpcUrls: { default: { http: rpcUrls.default.http } },
      })
      // The attribute has the chain as JSON, without its functions.
      expect(parse(JSON.parse(JSON.stringify(chain))), name).toEqual(parse(chain))
    }
  })

  it('without namespace, name and nodes has its id as CAIP-2 id and no public node', () => {
    expect(parse({ id: 31_337, nativeCurrency: currency })).toEqual({
      id: 31_337,
      name: 'Unknown Network',
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:31337',
      nativeCurrency: currency,
      rpcUrls: { default: { http: [] } },
    })
  })

  it('with members that are null or undefined is as one without them', () => {
    const given = { id: 8453, nativeCurrency: currency, name: 'My Base' }
    const none = { chainNamespace: null, rpcUrls: null, blockExplorers: undefined, testnet: null }
    expect(parse({ ...given, ...none })).toEqual(parse(given))
  })

  it('without some members has those of the built-in network with its id', () => {
    const given = { id: 8453, nativeCurrency: currency, name: 'My Base' }
    expect(parse(given)).toEqual({ ...parse('base'), name: 'My Base' })
  })

  it.each([
    [{ nativeCurrency: currency }],
    [{ id: 31_337 }],
    [{ id: 31_337, nativeCurrency: { ...currency, decimals: undefined } }],
    [{ id: 31_337, nativeCurrency: currency, caipNetworkId: 'eip155:1' }],
    [{ id: 1.5, nativeCurrency: currency }],
    [{ id: 'x y', nativeCurrency: currency }],
    [{ id: 31_337, nativeCurrency: currency, chainNamespace: 'cosmos' }],
    [null],
    [5],
    [[]],
  ])('%j is refused', (value) => {
    expect(z.safeParse(network, value).success).toBe(false)
  })
})
