import { toQuantity } from 'ethers'
import { erc20 } from '../contracts/abi.ts'
import { TREASURY } from '../data/accounts.ts'
import { NATIVE } from '../data/market.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'
import { giveSplToken } from '../solana/giveSplToken.ts'
import type { Purchase } from './Purchase.ts'

/** Sends the purchased token, from the treasury or by Solana's faucet. Resolves with the transaction's hash. */
export async function credit(
  url: string,
  {
    account,
    amount,
    currency,
    network,
  }: Pick<Purchase, 'account' | 'amount' | 'currency' | 'network'>,
): Promise<string> {
  if (network.name === 'solana') {
    if (currency.symbol === 'USDC') {
      return (await giveSplToken(url, account, 'USDC', amount)) ?? ''
    }
    return String(await callRpc(url, 'requestAirdrop', [account, Number(amount)]))
  }
  const send = async (transaction: object) =>
    String(await callRpc(url, 'eth_sendTransaction', [{ from: TREASURY, ...transaction }]))
  if (network.contract === NATIVE) return await send({ to: account, value: toQuantity(amount) })
  // The treasury mints tokens that it lacks.
  const call = async (name: string, to: string) =>
    await send({
      to: network.contract,
      data: erc20.encodeFunctionData(name, [to, amount]),
      gas: toQuantity(100_000),
    })
  await call('mint', TREASURY)
  return await call('transfer', account)
}
