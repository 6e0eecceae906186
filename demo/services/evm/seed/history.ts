import { parseEther, parseUnits } from 'ethers'
import { erc20, erc721, erc1155, exchange } from '../../contracts/abi.ts'
import { creationCode } from '../../contracts/code.ts'
import { ADA, GRACE, KATHERINE, LINUS, SPAMMER, TREASURY } from '../../data/accounts.ts'
import { collections, type DemoToken, EXCHANGE, tokens } from '../../data/tokens.ts'
import type { PastBlock, Transaction } from './Transaction.ts'

const { USDC, WBTC, DAI, PTS, GRAIN, TOLL, USDT } = tokens
const { birds, pantry, spam } = collections

const units = (token: DemoToken, amount: string) => parseUnits(amount, token.decimals)

function mint(token: DemoToken, to: string, amount: string): Transaction {
  const data = erc20.encodeFunctionData('mint', [to, units(token, amount)])
  return { from: TREASURY, to: token.address, data }
}

function send(token: DemoToken, from: string, to: string, amount: string): Transaction {
  const data = erc20.encodeFunctionData('transfer', [to, units(token, amount)])
  return { from, to: token.address, data }
}

function approve(token: DemoToken, from: string, spender: string, amount: string): Transaction {
  const data = erc20.encodeFunctionData('approve', [spender, units(token, amount)])
  return { from, to: token.address, data }
}

function mintBird(from: string, to: string, id: number): Transaction {
  return { from, to: birds.address, data: erc721.encodeFunctionData('mint', [to, id]) }
}

function mintItems(to: string, id: number, amount: number): Transaction {
  const data = erc1155.encodeFunctionData('mint', [to, id, amount])
  return { from: TREASURY, to: pantry.address, data }
}

/** Initial tokens of the demo's accounts, besides ether. Tether is only on Ethereum. */
export function gifts(isEthereum: boolean): Transaction[] {
  const others = [LINUS, GRACE, KATHERINE].flatMap((owner) => [
    mint(USDC, owner, '5000'),
    mint(DAI, owner, '1000'),
    ...(isEthereum ? [mint(USDT, owner, '5000')] : []),
  ])
  return [
    mint(USDC, ADA, '25000'),
    mint(WBTC, ADA, '1.5'),
    mint(DAI, ADA, '4200.5'),
    mint(PTS, ADA, '1200'),
    mint(GRAIN, ADA, '12.000000000000000000000000000000000001'),
    mint(TOLL, ADA, '1000'),
    ...(isEthereum ? [mint(USDT, ADA, '10000')] : []),
    mintItems(ADA, 1, 3),
    mintItems(ADA, 2, 1),
    ...others,
    mintBird(TREASURY, GRACE, 3),
    mint(WBTC, EXCHANGE, '10'),
    { from: TREASURY, to: EXCHANGE, value: parseEther('100') },
  ]
}

/** History on Ethereum after the initial tokens: one transaction for each kind of history row. */
export function ethereumHistory(): PastBlock[] {
  const swapArgs = [USDC.address, units(USDC, '1200'), WBTC.address, units(WBTC, '0.02')]
  const sellArgs = [DAI.address, units(DAI, '500'), parseEther('0.2')]
  const block = (daysAgo: number, ...transactions: Transaction[]) => ({ daysAgo, transactions })
  return [
    block(63, { from: ADA, to: LINUS, value: parseEther('0.5') }),
    block(58, send(USDC, ADA, GRACE, '250')),
    block(44, approve(USDC, ADA, EXCHANGE, '1200')),
    block(43.9, {
      from: ADA,
      to: EXCHANGE,
      data: exchange.encodeFunctionData('swap', swapArgs),
    }),
    block(36, mintBird(ADA, ADA, 7)),
    block(34, {
      from: SPAMMER,
      to: spam.address,
      data: erc721.encodeFunctionData('mint', [ADA, 5000]),
    }),
    block(29, {
      from: GRACE,
      to: birds.address,
      data: erc721.encodeFunctionData('safeTransferFrom', [GRACE, ADA, 3]),
    }),
    // The amount exceeds ADA's balance, so the transfer fails.
    block(15, send(DAI, ADA, LINUS, '1000000')),
    block(12, {
      from: ADA,
      to: PTS.address,
      data: erc20.encodeFunctionData('burn', [200]),
    }),
    block(8, { from: GRACE, to: ADA, value: parseEther('1.25') }),
    block(5, { from: ADA, data: creationCode('TestExchange') }),
    block(4, {
      from: ADA,
      to: pantry.address,
      data: erc1155.encodeFunctionData('safeTransferFrom', [ADA, KATHERINE, 1, 1, '0x']),
    }),
    block(2, approve(DAI, ADA, EXCHANGE, '500')),
    block(1.9, { from: ADA, to: EXCHANGE, data: exchange.encodeFunctionData('sell', sellArgs) }),
    block(0.1, send(USDC, GRACE, ADA, '75.25')),
    block(0.04, send(DAI, ADA, LINUS, '12.5')),
  ]
}

/** History of the local EVM chains besides Ethereum. */
export function otherHistory(): PastBlock[] {
  return [
    { daysAgo: 20, transactions: [{ from: ADA, to: LINUS, value: parseEther('0.1') }] },
    { daysAgo: 3, transactions: [send(USDC, LINUS, ADA, '40')] },
  ]
}
