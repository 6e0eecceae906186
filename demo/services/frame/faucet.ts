import { callRpc } from '../jsonRpcCall.ts'

/** 10 of the chain's coin, in wei. */
const GIFT = `0x${(10n ** 19n).toString(16)}`

/** Gives every address money to play with, once, on every local chain. */
export function createFaucet(chains: Record<string, string>) {
  const given = new Set<string>()
  const nodes = Object.entries(chains)
    .filter(([id]) => id.startsWith('eip155:'))
    .map(([, url]) => url)

  return async (addresses: string[]): Promise<void> => {
    for (const address of addresses) {
      if (!/^0x[0-9a-f]{40}$/i.test(address) || given.has(address)) continue
      given.add(address)
      await Promise.all(nodes.map((url) => callRpc(url, 'anvil_setBalance', [address, GIFT])))
    }
  }
}
