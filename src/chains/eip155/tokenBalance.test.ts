import { expect, it } from 'vitest'
import { readTokenBalance, readTokenName, readTokenUnit } from './tokenBalance.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const word = (value: bigint | number) => value.toString(16).padStart(64, '0')
const textWord = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0')

/** A token contract with the three functions that are read. */
function rpcTo(responses: { balanceOf: string; decimals: string; symbol: string }) {
  return async (method: string, params: readonly unknown[] = []) => {
    expect(method).toBe('eth_call')
    const [{ to, data }] = params as [{ to: string; data: string }]
    expect(to).toBe(token)
    if (data === `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`) {
      return responses.balanceOf
    }
    return data === '0x313ce567' ? responses.decimals : responses.symbol
  }
}

const usdc = {
  balanceOf: `0x${word(1_234_567n)}`,
  decimals: `0x${word(6)}`,
  symbol: `0x${word(32)}${word(4)}${textWord('USDC')}`,
}

it('balance, decimals and symbol are read from the contract', async () => {
  const balance = await readTokenBalance(owner, token, rpcTo(usdc))
  expect(balance).toEqual({ amountBaseUnits: 1_234_567n, decimals: 6, symbol: 'USDC' })
})

it('decimals and symbol are read without the balance', async () => {
  const rpc = rpcTo({ ...usdc, balanceOf: '0x' })
  expect(await readTokenUnit(token, rpc)).toEqual({ decimals: 6, symbol: 'USDC' })
})

it('a bytes32 symbol of the earliest tokens is decoded', async () => {
  const rpc = rpcTo({ ...usdc, symbol: `0x${textWord('MKR')}` })
  expect((await readTokenBalance(owner, token, rpc)).symbol).toBe('MKR')
})

it('readTokenName decodes a string or a bytes32, and cleans the text', async () => {
  const named = (symbol: string) => readTokenName(token, rpcTo({ ...usdc, symbol }))
  expect(await named(`0x${word(32)}${word(8)}${textWord('USD Coin')}`)).toBe('USD Coin')
  expect(await named(`0x${textWord('Maker')}`)).toBe('Maker')
  expect(await named(`0x${textWord('\u202eA\nB')}`)).toBe('A B')
  await expect(named('0x')).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
})

it('a symbol above the maximum length is refused', async () => {
  const rpc = rpcTo({ ...usdc, symbol: `0x${word(32)}${word(2n ** 200n)}${textWord('EVIL')}` })
  await expect(readTokenBalance(owner, token, rpc)).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})

it.each([37, 255])(
  'a token with %i decimals is refused, because an amount cannot have as many',
  async (decimals) => {
    const rpc = rpcTo({ ...usdc, decimals: `0x${word(decimals)}` })
    await expect(readTokenBalance(owner, token, rpc)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  },
)

it.each([['0x'], ['0x12'], [null], [`0x${'zz'.repeat(32)}`], [`0x${'00'.repeat(100_000)}`]])(
  'reading a token rejects if the contract returns %.20j',
  async (response) => {
    const rpc = rpcTo({ ...usdc, balanceOf: response as string })
    await expect(readTokenBalance(owner, token, rpc)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  },
)
