import { getAddress } from 'ethers/address'
import { verifyMessage } from 'ethers/hash'
import { Wallet } from 'ethers/wallet'
import type { Network as ChainNetwork } from '../../../src/types/network.ts'
import { EvmChain } from '../chains/EvmChain.ts'
import { EvmState, erc20, exchange, nativeAddress } from '../chains/EvmState.ts'
import { EvmWallet } from '../chains/EvmWallet.ts'
import { evmEndpoints, evmHoldings } from '../chains/evmEndpoints.ts'
import { onrampEndpoints, type PurchaseRequest } from '../chains/onrampEndpoints.ts'
import { createServices, prices } from '../world/services.ts'
import {
  apiHost,
  type Family,
  nodeHost,
  otherHost,
  type Payment,
  type Setting,
  trapOf,
} from './Family.ts'
import { forgedSession } from './forgedSession.ts'

const stranger = '0x00000000000000000000000000000000DeaDBeef'
const spender = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const exchangeAddress = '0xe592427a0aece92de3edee1f18e0157c05861564'
const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
]
const tokens = [
  {
    address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
  },
  {
    address: '0x6b175474e89094c44da98b954eedeac495271d0f',
    name: 'Dai Stablecoin',
    symbol: 'DAI',
    decimals: 18,
  },
]
const ethereum: ChainNetwork = {
  id: 1,
  name: 'Ethereum',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`https://${nodeHost}/`] } },
}
const polygon: ChainNetwork = {
  id: 137,
  name: 'Polygon',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:137',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: [`https://${otherHost}/`] } },
}
const owners = keys.map((key) => new Wallet(key).address)

/** A chain on which the wallet's accounts and the exchange hold all tokens. */
function createChain(id: number): EvmChain {
  const state = new EvmState(tokens, exchangeAddress)
  const fund = (token: string, decimals: number, each: bigint) => {
    const unit = 10n ** BigInt(decimals)
    for (const owner of owners) state.setBalance(token, owner, each * unit)
    state.setBalance(token, exchangeAddress, 10n ** 9n * unit)
  }
  for (const { address, decimals } of tokens) fund(address, decimals, 5_000n)
  fund(nativeAddress, 18, 10n)
  return new EvmChain(id, state)
}

export interface EvmFamily extends Family {
  chain: EvmChain
  wallet: EvmWallet
}

/** Traps that need no lie: the chain itself is so. */
const traps = ['none', 'fee rises', 'crooked service'] as const

export function createEvm({ world, liar, clock, network }: Setting): EvmFamily {
  const chain = createChain(1)
  const other = createChain(137)
  const wallet = new EvmWallet(keys, [chain, other], liar, clock)
  const own = wallet.address
  if (world.flow === 'EVM revoke')
    for (const [at, { address }] of tokens.entries()) {
      chain.approve(own, address, spender, at === 0 ? 2n ** 256n - 1n : 10n ** 18n)
      chain.approve(own, address, receiver, 1_000_000n)
    }
  network.addNode(nodeHost, (method, params) => chain.request(method, params))
  network.addNode(otherHost, (method, params) => other.request(method, params))
  const { caipNetworkId } = ethereum
  const isCrooked = trapOf(world, traps) === 'crooked service'
  const purchases: PurchaseRequest[] = []
  const endpoints = {
    ...evmEndpoints(chain, caipNetworkId, isCrooked ? 50n : 1n),
    ...onrampEndpoints(purchases),
  }
  network.addService(
    apiHost,
    createServices(
      caipNetworkId,
      (owner, chainId) => evmHoldings(chainId === polygon.caipNetworkId ? other : chain, owner),
      endpoints,
    ),
  )

  function toPayment(mined: (typeof chain.mined)[number], network: string): Payment {
    const { hash, from, to, value, data, fee, isSuccess } = mined
    const rest = { hash, from, network, fee, isSuccess }
    if (to.toLowerCase() === exchangeAddress) {
      const [source, target, amount, arrives] = exchange.parseTransaction({ data })?.args ?? []
      const tokenOf = (token: unknown) =>
        token === getAddress(nativeAddress) ? null : String(token)
      const brought = { token: tokenOf(target), amount: BigInt(arrives) }
      return { kind: 'swap', to, token: tokenOf(source), amount: BigInt(amount), brought, ...rest }
    }
    const call = erc20.parseTransaction({ data })
    if (!call) return { kind: 'send', to, token: null, amount: value, ...rest }
    const [receiver, amount] = call.args
    const ofApprove = BigInt(amount) === 0n ? 'revoke' : 'approve'
    const kind = call.name === 'approve' ? ofApprove : 'send'
    return { kind, to: String(receiver), token: to, amount: BigInt(amount), ...rest }
  }

  /** Base units that all accounts of the wallet have on both chains. */
  const held = (token: string) =>
    [chain, other].reduce(
      (sum, { state }) =>
        owners.reduce((subtotal, owner) => subtotal + state.balance(token, owner), sum),
      0n,
    )

  return {
    namespace: 'eip155',
    network: ethereum,
    otherNetwork: polygon,
    provide: () => wallet.provider,
    chain,
    wallet,
    account: () => wallet.address,
    receiver,
    others: { account: stranger, token: tokens[1]?.address ?? '', network: 'eip155:137' },
    symbols: ['ETH', 'USDC', 'DAI'],
    holdings: () => ({
      native: held(nativeAddress),
      ...Object.fromEntries(tokens.map(({ address }) => [address, held(address)])),
    }),
    payments: () =>
      [[chain, ethereum] as const, [other, polygon] as const].flatMap(
        ([{ mined }, { caipNetworkId }]) =>
          mined.filter(({ isGone }) => !isGone).map((one) => toPayment(one, caipNetworkId)),
      ),
    selectOther: () => wallet.selectOther(),
    selectNetwork: () => wallet.selectChain(),
    repeat: () => wallet.repeat(),
    purchases,
    messages: () => wallet.messages,
    hasSigned: (account, message, signature) =>
      verifyMessage(message, signature).toLowerCase() === account.toLowerCase(),
    forged: {
      'wallet-modal/siwx': [
        forgedSession({
          family: 'Ethereum',
          accountAddress: own,
          chainId: 'eip155:1',
          withoutStatement: [''],
          sign: (message) => new Wallet(`0x${'33'.repeat(32)}`).signMessageSync(message),
        }),
      ],
    },
    traps,
    worth(token, amount) {
      const held = tokens.find(({ address }) => address === token?.toLowerCase())
      const { symbol, decimals } = held ?? { symbol: 'ETH', decimals: 18 }
      return (Number(amount) / 10 ** decimals) * (prices[symbol] ?? 0)
    },
    spring() {
      if (trapOf(world, traps) === 'fee rises') chain.baseFee *= 160n
    },
  }
}
