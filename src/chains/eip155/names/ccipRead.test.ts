import { Interface } from 'ethers/abi'
import { expect, it, vi } from 'vitest'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { callOffchain } from './ccipRead.ts'

/**
 * EIP-3668 lookups that no contract on anvil makes: lookups without an end, and a lookup with another contract as
 * sender.
 */

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

it('a lookup ends after four gateway requests if a contract names one gateway after another', async () => {
  const request = vi.fn(async () => '0x34')
  await expect(callOffchain(contract, '0x', lookupOf(contract), request)).rejects.toMatchObject({
    code: 'NAME_GATEWAY_FAILED',
  })
  expect(request).toHaveBeenCalledTimes(4)
})

it('an OffchainLookup error whose sender is another contract causes no request', async () => {
  const request = vi.fn(async () => '0x34')
  await expect(callOffchain(contract, '0x', lookupOf(other), request)).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
  expect(request).not.toHaveBeenCalled()
})

it('a node’s response that is longer than the limit of records is refused', async () => {
  const rpc: RpcRequest = async () => `0x${'00'.repeat(500_001)}`
  await expect(callOffchain(contract, '0x', rpc, vi.fn())).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})
