import { Wallet } from 'ethers'
import { expect, it } from 'vitest'
import { EvmChain } from './EvmChain.ts'

const ether = 10n ** 18n
const receiver = `0x${'12'.repeat(20)}`

async function make() {
  const wallet = Wallet.createRandom()
  const chain = await EvmChain.create(1, { [wallet.address]: 2n * ether })
  const send = async (value: bigint, nonce: number) => {
    const fees = {
      maxFeePerGas: 2n * 10n ** 9n,
      maxPriorityFeePerGas: 10n ** 8n,
      gasLimit: 21_000n,
    }
    const raw = await wallet.signTransaction({
      type: 2,
      chainId: 1,
      to: receiver,
      value,
      nonce,
      ...fees,
    })
    return String(await chain.request('eth_sendRawTransaction', [raw]))
  }
  const balance = async (address: string) =>
    BigInt(String(await chain.request('eth_getBalance', [address, 'latest'])))
  return { chain, wallet, send, balance }
}

it('a payment moves exactly its amount and the fee of its receipt', async () => {
  const { chain, wallet, send, balance } = await make()
  const hash = await send(ether, 0)
  const receipt = (await chain.request('eth_getTransactionReceipt', [hash])) as Record<
    string,
    string
  >
  expect(receipt).toMatchObject({ status: '0x1', gasUsed: '0x5208', transactionHash: hash })
  const fee = BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0)
  expect(fee).toBe(21_000n * 1_100_000_000n)
  expect(await balance(receiver)).toBe(ether)
  expect(await balance(wallet.address)).toBe(ether - fee)
  expect(await chain.request('eth_getTransactionCount', [wallet.address, 'latest'])).toBe('0x1')
  expect(await chain.request('eth_blockNumber', [])).toBe('0x1')
})

it('a payment of more than the balance is refused, and leaves no block', async () => {
  const { chain, send } = await make()
  await expect(send(3n * ether, 0)).rejects.toMatchObject({ code: -32_000 })
  expect(await chain.request('eth_blockNumber', [])).toBe('0x0')
})

it('a plain payment is estimated at 21,000 gas, and an unknown method has the code of nodes', async () => {
  const { chain, wallet } = await make()
  const call = { from: wallet.address, to: receiver, value: '0x1' }
  expect(await chain.request('eth_estimateGas', [call])).toBe('0x5208')
  await expect(chain.request('eth_simulateV1', [])).rejects.toMatchObject({ code: -32_601 })
})
