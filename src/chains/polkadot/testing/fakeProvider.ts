import type { Network } from '../../../types/network.ts'
import { findNetwork } from '../../networks.ts'
import type { PolkadotListener, PolkadotProvider } from '../provider.ts'

/** For tests: an account, in the SS58 form of three networks. */
export const alice = {
  any: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  kusama: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
}
export const bob = {
  any: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
  polkadot: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  kusama: 'FoQJpPyadYccjavVdTWxpxU7rUEaYhfLCPwXgkfD6Zat9QP',
}

export const signature = `0x${'ab'.repeat(64)}`

export function builtIn(slug: string): Network {
  const network = findNetwork(slug)
  if (!network) throw new Error(`${slug} is not built in`)
  return network
}

/** For tests: a wallet whose responses can be replaced, and its listeners. */
export function createFakeProvider(changes: Partial<PolkadotProvider> = {}) {
  const listeners = new Set<PolkadotListener>()
  let network = builtIn('polkadot')
  const provider: PolkadotProvider = {
    connect: async () => [
      { address: alice.any, name: 'Alice', type: 'sr25519' },
      { address: bob.any },
    ],
    disconnect: async () => {},
    getNetwork: () => network,
    async setNetwork(next) {
      network = next
    },
    signer: {
      signRaw: async () => ({ id: 1, signature }),
      signPayload: async () => ({ id: 2, signature }),
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...changes,
  }
  return { provider, listeners }
}
