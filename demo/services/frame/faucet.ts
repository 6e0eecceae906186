import { callRpc } from '../jsonRpcCall.ts'

/** 10 of the chain's coin, in wei. */
const GIFT = `0x${(10n ** 19n).toString(16)}`

/** Gives every address that has none money to play with, once, on every local chain. */
export function createFaucet(chains: Record<string, string>) {
  const given = new Set<string>()
  const nodes = Object.entries(chains)
    .filter(([id]) => id.startsWith('eip155:'))
    .map(([, url]) => url)

  return async (addresses: string[]): Promise<void> => {
    for (const address of addresses) {
      if (!/^0x[0-9a-f]{40}$/i.test(address) || given.has(address)) continue
      given.add(address)
      await Promise.all(nodes.map((url) => give(url, address)))
    }
  }
}

async function give(url: string, address: string): Promise<void> {
  if (BigInt(String(await callRpc(url, 'eth_getBalance', [address, 'latest']))) > 0n) return
  await callRpc(url, 'anvil_setBalance', [address, GIFT])
}
