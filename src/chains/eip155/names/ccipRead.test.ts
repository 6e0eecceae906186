import { Interface } from 'ethers/abi'
import { expect, it, vi } from 'vitest'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { callOffchain } from './ccipRead.ts'

/** Lookups of EIP-3668 that contracts on anvil do not make: without an end, or for another contract. */

const errors = new Interface([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const contract = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'

const lookupOf = (sender: string): RpcRequest => {
  const args = [sender, ['https://gateway.example/{data}'], '0x12', '0x12345678', '0x']
  const data = errors.encodeErrorResult('OffchainLookup', args)
  return () => Promise.reject({ code: 3, message: 'execution reverted', data })
}

it('a contract that asks for one gateway after the other is given up after four', async () => {
  const ask = vi.fn(async () => '0x34')
  await expect(callOffchain(contract, '0x', lookupOf(contract), ask)).rejects.toMatchObject({
    code: 'NAME_GATEWAY_FAILED',
  })
  expect(ask).toHaveBeenCalledTimes(4)
})

it('a lookup in the name of another contract is not made', async () => {
  const ask = vi.fn(async () => '0x34')
  await expect(callOffchain(contract, '0x', lookupOf(other), ask)).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
  expect(ask).not.toHaveBeenCalled()
})

it('a response of a node that is longer than a record may be is refused', async () => {
  const rpc: RpcRequest = async () => `0x${'00'.repeat(500_001)}`
  await expect(callOffchain(contract, '0x', rpc, vi.fn())).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})
