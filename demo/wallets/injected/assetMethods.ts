import { Interface, toQuantity } from 'ethers'
import { type DemoToken, ETH, tokens } from '../../services/data/tokens.ts'
import type { EvmChain } from '../evm/chains.ts'
import { callRpc } from '../evm/jsonRpc.ts'
import { invalidParams, methodNotFound } from '../evm/ProviderRpcError.ts'
import { isRecord, paramAt } from '../shared/json.ts'
import { letterIcon } from '../shared/letterIcon.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import type { WalletRequest } from './request.ts'

/** An asset of ERC-7811. */
interface WalletAsset {
  address: string
  /** Balance in base units, in hexadecimal. */
  balance: string
  type: 'NATIVE' | 'ERC20'
  metadata: { name: string; symbol: string; decimals: number; price: number; iconUrl: string }
}

const erc20 = new Interface(['function balanceOf(address) view returns (uint256)'])

/** EIP-5792: the configured capabilities, and support of ERC-7811. */
export function getCapabilities({ options, chains }: InjectedWallet): Record<string, unknown> {
  const { capabilities, tellsAssets } = options
  if (!capabilities && !tellsAssets) throw methodNotFound('wallet_getCapabilities')
  if (!tellsAssets) return capabilities ?? {}
  const assetDiscovery = { supported: true }
  const own = [...chains.keys()].map((id) => {
    const given = capabilities?.[id]
    return [id, { ...(isRecord(given) && given), assetDiscovery }]
  })
  return { ...capabilities, ...Object.fromEntries(own) }
}

/** An account's assets on the requested chains, or on all chains of the wallet if the request has no filter. */
export async function getAssets(
  wallet: InjectedWallet,
  { params }: WalletRequest,
): Promise<Record<string, WalletAsset[]>> {
  if (!wallet.options.tellsAssets) throw methodNotFound('wallet_getAssets')
  const request = paramAt(params, 0)
  const { account, chainFilter } = isRecord(request) ? request : {}
  if (typeof account !== 'string') throw invalidParams('Expected "account".')
  const wanted = Array.isArray(chainFilter) ? (chainFilter as unknown[]) : undefined
  const chains = [...wallet.chains.values()].filter(({ id }) => wanted?.includes(id) ?? true)
  const found = chains.map(async (chain) => [chain.id, await assetsOn(chain, account)] as const)
  return Object.fromEntries(await Promise.all(found))
}

async function assetsOn({ rpcUrl }: EvmChain, account: string): Promise<WalletAsset[]> {
  const data = erc20.encodeFunctionData('balanceOf', [account.toLowerCase()])
  const wei = await callRpc(rpcUrl, 'eth_getBalance', [account, 'latest'])
  const held = Object.values<DemoToken>(tokens).map(async (token) => {
    const call = { to: token.address, data }
    const result = await callRpc(rpcUrl, 'eth_call', [call, 'latest'])
    // A call to a chain without this token returns no data.
    return { token, amount: result === '0x' ? 0n : BigInt(String(result)) }
  })
  const rows = (await Promise.all(held)).filter(({ amount }) => amount > 0n)
  return [
    { address: 'native', balance: String(wei), type: 'NATIVE', metadata: metadata(ETH) },
    ...rows.map(({ token, amount }) => ({
      address: token.address,
      balance: toQuantity(amount),
      type: 'ERC20' as const,
      metadata: metadata(token),
    })),
  ]
}

function metadata({ name, symbol, decimals, price }: Omit<DemoToken, 'address'>) {
  return { name, symbol, decimals, price: price ?? 0, iconUrl: letterIcon(symbol) }
}
