import { getAddress } from 'ethers'
import { failure } from '../blockchainApi/blockchainFailure.ts'
import type { ChainIndex } from '../chainIndex/ChainIndex.ts'
import { erc20 } from '../contracts/abi.ts'
import { ETH } from '../data/tokens.ts'
import { callRpcBatch } from '../shared/jsonRpcCall.ts'
import { isEvmAddress } from './addresses.ts'
import { type BalanceRow, balanceRow } from './BalanceRow.ts'
import { fungiblesAt } from './fungibles.ts'

/**
 * The native balance of an account, and the balances of all tokens that were transferred to the account and not spent
 * since. `forced` are CAIP-10 addresses of tokens that are always listed.
 */
export async function evmBalances(
  index: ChainIndex,
  address: string,
  forced: readonly string[],
): Promise<BalanceRow[]> {
  const { chainId, url } = index
  try {
    const wanted = forced.flatMap((one) => tokenOn(chainId, one) ?? [])
    const tokens = new Set([...(await tokensReceived(index, address.toLowerCase())), ...wanted])
    const found = [...(await fungiblesAt(url, [...tokens]))]
    const data = erc20.encodeFunctionData('balanceOf', [address.toLowerCase()])
    const [wei, ...results] = await callRpcBatch(
      url,
      [
        ['eth_getBalance', [address, 'latest']],
        ...found.map(([to]) => ['eth_call', [{ to, data }, 'latest']] as const),
      ],
      { orUndefined: true },
    )
    const rows = found.flatMap(([contract, token], at) => {
      const amount = toAmount(results[at])
      if (amount === 0n && !wanted.includes(contract)) return []
      return [balanceRow(token, amount, chainId, getAddress(contract))]
    })
    return [balanceRow(ETH, toAmount(wei), chainId), ...rows]
  } catch {
    throw failure(502, 'chainId', `The chain at ${url} does not answer.`)
  }
}

async function tokensReceived(index: ChainIndex, account: string): Promise<string[]> {
  const transactions = await index.transactions()
  return transactions.flatMap(({ moves }) =>
    moves.flatMap(({ standard, contract, to }) =>
      standard === 'ERC20' && to === account && contract !== undefined ? [contract] : [],
    ),
  )
}

/** The token's address, if it is on this network. */
function tokenOn(chainId: string, caip10: string): string | undefined {
  const address = caip10.startsWith(`${chainId}:`) ? caip10.slice(chainId.length + 1) : ''
  return isEvmAddress(address) ? address.toLowerCase() : undefined
}

function toAmount(result: unknown): bigint {
  return typeof result === 'string' && /^0x[0-9a-f]{1,64}$/i.test(result) ? BigInt(result) : 0n
}
