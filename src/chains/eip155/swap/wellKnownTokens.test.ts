import { expect, it } from 'vitest'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { readWellKnown } from './wellKnownTokens.ts'

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

it('a well-known token is listed by its symbol unless the node reports no code at its address', async () => {
  const rpc: RpcRequest = async (_, [address] = []) => {
    if (address === usdc) return '0xfe'
    if (String(address).startsWith('0x6b17')) throw new Error('no answer')
    return '0x'
  }
  const symbols = new Set(['USDC', 'DAI', 'WETH', 'FOX'])
  expect(await readWellKnown('eip155:1', symbols, rpc)).toEqual({
    USDC: `eip155:1:${usdc}`,
    DAI: 'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f',
  })
  expect(await readWellKnown('eip155:250', symbols, rpc)).toEqual({})
})
