import { isRecord } from '../../wallets/shared/json.ts'
import { failure } from '../blockchainApi/blockchainFailure.ts'
import { splTokens } from '../data/splTokens.ts'
import { SOL } from '../data/tokens.ts'
import { callRpcBatch } from '../shared/jsonRpcCall.ts'
import { tokenPrograms } from '../solana/tokenPrograms.ts'
import { type BalanceRow, balanceRow } from './BalanceRow.ts'

/** SOL and SPL tokens of an account; several token accounts of one mint are added up. */
export async function solanaBalances(
  chainId: string,
  url: string,
  owner: string,
): Promise<BalanceRow[]> {
  const results = await callRpcBatch(url, [
    ['getBalance', [owner]],
    ...tokenPrograms.map(
      (programId) =>
        ['getTokenAccountsByOwner', [owner, { programId }, { encoding: 'jsonParsed' }]] as const,
    ),
  ]).catch(() => undefined)
  if (!results) throw failure(502, 'chainId', `The chain at ${url} does not answer.`)
  const [lamports, ...lists] = results.map((one) => (isRecord(one) ? one.value : undefined))
  const byMint = new Map<string, { amount: bigint; decimals: number }>()
  for (const { mint, amount, decimals } of lists.flatMap(readAccounts)) {
    byMint.set(mint, { amount: (byMint.get(mint)?.amount ?? 0n) + amount, decimals })
  }
  const rows = [...byMint]
    .filter(([, { amount }]) => amount > 0n)
    .map(([mint, { amount, decimals }]) => {
      const known = Object.values(splTokens).find((token) => token.mint === mint)
      const token = known ?? { name: 'Unknown token', symbol: mint.slice(0, 4), price: null }
      return balanceRow({ ...token, decimals }, amount, chainId, mint)
    })
  return [balanceRow(SOL, BigInt(Number(lamports)), chainId), ...rows]
}

interface ParsedAccount {
  account: {
    data: { parsed: { info: { mint: string; tokenAmount: { amount: string; decimals: number } } } }
  }
}

function readAccounts(list: unknown) {
  return (Array.isArray(list) ? (list as ParsedAccount[]) : []).map(({ account }) => {
    const { mint, tokenAmount } = account.data.parsed.info
    return { mint, amount: BigInt(tokenAmount.amount), decimals: tokenAmount.decimals }
  })
}
