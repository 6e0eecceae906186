import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Services, startServices } from '../index.ts'
import { createFaucet } from './faucet.ts'

const ANY_PORT = { walletServices: 0, blockchainApi: 0, relay: 0, ethereum: 0, base: 0, solana: 0 }
const NEWCOMER = '0x00000000000000000000000000000000000000cd'

let services: Services

beforeAll(async () => {
  services = await startServices({ ports: ANY_PORT })
})
afterAll(() => services.close())

it('gives who has nothing coins and tokens, on every chain, once', async () => {
  const { urls } = services
  const give = createFaucet(urls.chains)
  await give([NEWCOMER, '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'])
  await give([NEWCOMER])
  await createFaucet(urls.chains)([NEWCOMER])
  const response = await fetch(`${urls.blockchainApi}/v1/account/${NEWCOMER}/balance`)
  const { balances } = (await response.json()) as { balances: BalanceAnswer[] }
  const found = balances.map((row) => `${row.quantity.numeric} ${row.symbol} ${row.chainId}`)
  expect(found).toEqual([
    '10 ETH eip155:1',
    '250 USDC eip155:1',
    '100 DAI eip155:1',
    '10 ETH eip155:8453',
    '250 USDC eip155:8453',
    '100 DAI eip155:8453',
  ])
})

interface BalanceAnswer {
  symbol: string
  chainId: string
  quantity: { numeric: string }
}
