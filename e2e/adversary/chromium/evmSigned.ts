import { getAddress, Interface, Transaction } from 'ethers'
import { aggregator } from '../../../demo/services/contracts/abi.ts'
import { AGGREGATOR, NATIVE } from '../../../demo/services/data/market.ts'
import type { Anvil } from '../../fixtures/chains/anvil.ts'
import type { ReadSigned, SignedPayment } from './SignedPayment.ts'

const erc20 = new Interface([
  'function transfer(address, uint256)',
  'function approve(address, uint256)',
])

function decode(raw: string, symbolOf: (contract: string) => string): SignedPayment {
  const { hash, to, value, data } = Transaction.from(raw)
  const rest = { hash: hash ?? '', to: to ?? '', amount: value }
  if (data === '0x') return { kind: 'send', symbol: 'ETH', ...rest }
  if (to === AGGREGATOR && data.startsWith(aggregator.getFunction('trade')?.selector ?? '?')) {
    const trade = aggregator.decodeFunctionData('trade', data)
    const [source, target, amount, , least, receiver] = trade
    const brings = { symbol: symbolOf(target), least, receiver: getAddress(receiver) }
    const isPaid = value === (source === getAddress(NATIVE) ? amount : 0n)
    return { kind: isPaid ? 'swap' : 'other', ...rest, symbol: symbolOf(source), amount, brings }
  }
  const call = erc20.parseTransaction({ data, value })
  if (!call || value > 0n) return { kind: 'other', symbol: '', ...rest }
  const [receiver, amount] = call.args
  const kind = call.name === 'approve' ? 'approve' : 'send'
  return { ...rest, kind, to: getAddress(receiver), symbol: symbolOf(rest.to), amount }
}

/** Reads the account's transactions from the blocks since now. `contracts` are addresses by symbol. */
export function evmSigned(
  { node }: Anvil,
  address: string,
  contracts: Readonly<Record<string, string>>,
): ReadSigned {
  const symbols = new Map(
    Object.entries({ ...contracts, ETH: NATIVE }).map(([symbol, contract]) => [
      getAddress(contract),
      symbol,
    ]),
  )
  const symbolOf = (contract: string) => symbols.get(getAddress(contract)) ?? ''
  const all: SignedPayment[] = []
  const first = node.getBlockNumber()
  let next: number | undefined
  return async () => {
    next ??= (await first) + 1
    const newest = await node.getBlockNumber()
    for (; next <= newest; next += 1) {
      const block = await node.getBlock(next, true)
      for (const { hash, from } of block?.prefetchedTransactions ?? []) {
        if (from !== address) continue
        all.push(decode(await node.send('eth_getRawTransactionByHash', [hash]), symbolOf))
      }
    }
    return all
  }
}
