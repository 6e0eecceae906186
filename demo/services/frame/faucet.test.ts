import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Services, startServices } from '../index.ts'
import { anyPorts } from '../run/ports.ts'
import { createFaucet } from './faucet.ts'

const NEWCOMER = '0x00000000000000000000000000000000000000cd'

let services: Services

beforeAll(async () => {
  services = await startServices({ ports: anyPorts })
})
afterAll(() => services.close())

it('the faucet sends native and other tokens once to an empty account on every chain', async () => {
  const { urls } = services
  const give = createFaucet(urls.chains)
  const solanaNewcomer = Keypair.generate().publicKey.toBase58()
  await give([NEWCOMER, solanaNewcomer])
  await give([NEWCOMER, solanaNewcomer])
  await createFaucet(urls.chains)([NEWCOMER])
  const balancesOf = async (address: string) => {
    const response = await fetch(`${urls.blockchainApi}/v1/account/${address}/balance`)
    const { balances } = (await response.json()) as { balances: BalanceRow[] }
    return balances.map((row) => `${row.quantity.numeric} ${row.symbol} ${row.chainId}`)
  }
  expect(await balancesOf(solanaNewcomer)).toEqual([
    '10 SOL solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    '100 USDC solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ])
  const all = ['eip155:1', 'eip155:8453'].flatMap((id) => [
    `10 ETH ${id}`,
    `250 USDC ${id}`,
    `100 DAI ${id}`,
  ])
  // The nodes respond before they mine the transactions.
  await vi.waitFor(async () => expect(await balancesOf(NEWCOMER)).toEqual(all), { timeout: 30_000 })
})

interface BalanceRow {
  symbol: string
  chainId: string
  quantity: { numeric: string }
}
