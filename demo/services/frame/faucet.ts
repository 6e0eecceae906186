import { erc20 } from '../contracts/abi.ts'
import { TREASURY } from '../data/accounts.ts'
import { tokens } from '../data/tokens.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'
import { giveSplToken } from '../solana/giveSplToken.ts'

/** 10 native tokens, in wei. */
const GIFT = `0x${(10n ** 19n).toString(16)}`
/** 10 SOL, in lamports. */
const SOLANA_GIFT = 10_000_000_000
/** 100 USDC. */
const SPL_GIFT = 100_000_000n

/** Base units: 250 USDC and 100 DAI. */
const TOKEN_GIFTS = [
  [tokens.USDC, 250_000_000n],
  [tokens.DAI, 10n ** 20n],
] as const

/** Funds every address once with native tokens and other tokens, on every local chain of its family. */
export function createFaucet(chains: Record<string, string>) {
  const given = new Set<string>()
  const nodes = (namespace: string) =>
    Object.entries(chains)
      .filter(([id]) => id.startsWith(namespace))
      .map(([, url]) => url)

  return async (addresses: string[]): Promise<void> => {
    for (const address of addresses) {
      if (given.has(address)) continue
      given.add(address)
      if (/^0x[0-9a-f]{40}$/i.test(address)) {
        await Promise.all(nodes('eip155:').map((url) => give(url, address)))
      } else {
        await Promise.all(nodes('solana:').map((url) => airdrop(url, address)))
      }
    }
  }
}

async function give(url: string, address: string): Promise<void> {
  if (BigInt(String(await callRpc(url, 'eth_getBalance', [address, 'latest']))) > 0n) return
  await callRpc(url, 'anvil_setBalance', [address, GIFT])
  for (const [token, amount] of TOKEN_GIFTS) {
    const data = erc20.encodeFunctionData('mint', [address, amount])
    await callRpc(url, 'eth_sendTransaction', [{ from: TREASURY, to: token.address, data }])
  }
}

async function airdrop(url: string, address: string): Promise<void> {
  await callRpc(url, 'requestAirdrop', [address, SOLANA_GIFT])
  await giveSplToken(url, address, 'USDC', SPL_GIFT)
}
