import { FunctionFragment, Interface } from 'ethers'
import { expect, it, vi } from 'vitest'
import type { ReadRequest, ReviewContext } from '../../../../../types/review.ts'
import { eip155Requests } from '../../requestReader.ts'
import { type Descriptor, parseDescriptor } from '../descriptor.ts'
import { loadDescriptors } from '../loadDescriptors.ts'
import { linesOf } from '../testing/linesOf.ts'
import { loaders } from './shards.ts'

const alice = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** Reads a transaction of a page, without and with built-in descriptions. */
async function read(
  chain: number,
  to: string,
  data: string,
  value = '0x0',
): Promise<{ unread: ReadRequest; described: ReadRequest }> {
  const context: ReviewContext = {
    caipNetworkId: `eip155:${chain}`,
    addresses: [alice],
    origin: 'https://app.example',
    provider: {},
  }
  const params = [{ from: alice, to, data, value }]
  const unread = await eip155Requests.read({ method: 'eth_sendTransaction', params }, context)
  if (!unread) throw new Error('the request is not read')
  return { unread, described: { ...unread, ...(await unread.describe?.()) } }
}

const encode = (signature: string, values: readonly unknown[]) => {
  const fragment = FunctionFragment.from(`function ${signature}`)
  return new Interface([fragment]).encodeFunctionData(fragment, values)
}

it.each([
  {
    protocol: 'Aave on Linea',
    place: [59144, '0xc47b8C00b0f69a36fa203Ffeac0334874574a8Ac'],
    call: ['withdraw(address,uint256,address)', [usdc, 22n, bob]],
    said: [
      'Contract of Aave in the public registry: “Withdraw”',
      `  Amount to withdraw: 22 ${usdc}`,
      `  To recipient: ${bob}`,
    ],
  },
  {
    protocol: 'OKX',
    place: [1, '0x5E1f62Dac767b0491e3CE72469C217365D5B48cC'],
    call: [
      'unxswapTo(uint256,uint256,uint256,address,bytes32[])',
      [BigInt(usdc), 22n, 33n, bob, [`0x${'0'.repeat(64)}`]],
    ],
    said: [
      'Contract of OKX Labs in the public registry: “Swap”',
      '  It leaves out parts of what you sign.',
      `  Beneficiary: ${bob}`,
      `  Amount to Send: 22 ${usdc}`,
      '  Minimum to Receive: 33 of the smallest unit of a token that isn’t named',
    ],
  },
  {
    protocol: 'Starknet',
    place: [1, '0xcE5485Cfb26914C5dcE00B9BAF0580364daFC7a4'],
    call: ['deposit(address,uint256,uint256)', [usdc, 22n, 5n]],
    said: [
      'Contract of Starknet in the public registry: “Bridge”',
      `  Amount to deposit: 22 ${usdc}`,
      '  Recipient: 5',
      '  Deposit fee: 0 native',
    ],
  },
  {
    protocol: 'WalletConnect',
    place: [10, '0x521B4C065Bbdbe3E20B3727340730936912DfA46'],
    call: ['depositFor(address,uint256)', [bob, 22n]],
    said: [
      'Contract of WalletConnect in the public registry: “Deposit tokens for a period for a given address”',
      `  For: ${bob}`,
      '  Amount: 22 0xeF4461891DfB3AC8572cCf7C794664A8DD927945',
    ],
  },
  {
    protocol: 'Lido',
    place: [1, '0xa88f0329C2c4ce51ba3fc619BBf44efE7120Dd0d'],
    call: ['stakeETH(address)', [bob], '0x7'],
    said: [
      'Contract of Lido DAO in the public registry: “Stake ETH”',
      '  review.andPays',
      '  It leaves out parts of what you sign.',
      '  Amount to stake: 7 native',
    ],
  },
  {
    protocol: '1inch on Linea',
    place: [59144, '0x1111111254EEB25477B68fb85Ed929f73A960582'],
    call: ['unoswapTo(address,address,uint256,uint256,uint256[])', [bob, usdc, 22n, 33n, [1n]]],
    said: [
      'Contract of 1inch in the public registry: “Swap”',
      `  Amount to Send: 22 ${usdc}`,
      '  Minimum to Receive: 33 of the smallest unit of a token that isn’t named',
      `  Beneficiary: ${bob}`,
      '  Last pool: 0x0000000000000000000000000000000000000001',
    ],
  },
  {
    protocol: 'CoreDAO',
    place: [1116, '0x0000000000000000000000000000000000001011'],
    call: ['undelegateCoin(address,uint256)', [bob, 22n]],
    said: [
      'Contract of CoreDAO in the public registry: “Unstake CORE tokens from a validator”',
      `  Validator Address: ${bob}`,
      '  Amount to Unstake (in CORE): 22 native',
    ],
  },
] as const)(
  'a call of $protocol is told with its owner and amounts, and stays in doubt',
  async (one) => {
    const [chain, to] = one.place
    const [signature, values, value] = one.call
    const { unread, described } = await read(chain, to, encode(signature, values), value)
    const [statement] = described.statements
    expect(statement && linesOf(statement)).toEqual(one.said)
    expect(statement?.isGrave).toBe(true)
    expect(described.doubts).toEqual(unread.doubts)
  },
)

const all = async () =>
  (await Promise.all(loaders.map(async (load) => (await load()).default)))
    .flat()
    .map((file) => parseDescriptor(file))

const placesOf = ({ context }: Descriptor) => context.contract?.deployments ?? []

it('no descriptor of the registry settles a doubt, takes a mark away or names an address', async () => {
  const values = (fragment: FunctionFragment) =>
    fragment.inputs.map((param) => {
      if (param.arrayChildren)
        return [param.arrayChildren.type === 'address' ? bob : `0x${'5a'.repeat(32)}`]
      if (param.components)
        return param.components.map(({ type }) => (type === 'address' ? bob : 3n))
      if (param.type === 'address') return bob
      if (param.type === 'string') return 'example'
      return param.type.startsWith('bytes')
        ? `0x${'5a'.repeat(Number(param.type.slice(5)) || 64)}`
        : 3n
    })
  let told = 0
  for (const file of await all()) {
    const [{ chainId, address } = { chainId: 0, address: '' }] = placesOf(file)
    for (const key of Object.keys(file.display.formats)) {
      const fragment = FunctionFragment.from(`function ${key}`)
      let data: string
      try {
        data = new Interface([fragment]).encodeFunctionData(fragment, values(fragment))
      } catch {
        continue
      }
      const { unread, described } = await read(chainId, address, data)
      const [statement] = described.statements
      if (statement?.text === 'review.described.listed') told += 1
      expect(statement?.isGrave).toBe(true)
      expect(unread.isRisky && !described.isRisky).toBe(false)
      expect(described.doubts).toEqual(expect.arrayContaining([...(unread.doubts ?? [])]))
      expect(described.names).toEqual({})
    }
  }
  expect(told).toBeGreaterThan(150)
})

it('a shard loads for its contracts alone', async () => {
  const load = vi.fn()
  const before = [...loaders]
  const table = loaders as (typeof loaders)[number][]
  for (const [index, loader] of before.entries()) {
    table[index] = () => {
      load(index)
      return loader()
    }
  }
  try {
    expect(await loadDescriptors(`0x${'12'.repeat(20)}`)).toEqual([])
    expect(await loadDescriptors(usdc)).toEqual([])
    expect(load).not.toHaveBeenCalled()
    const [file] = await all()
    load.mockClear()
    const [{ address } = { address: '' }] = file ? placesOf(file) : []
    const sources = await loadDescriptors(address.toLowerCase())
    expect(sources.map(({ origin }) => origin)).toContain('registry')
    expect(load.mock.calls.length).toBeLessThanOrEqual(1)
  } finally {
    table.splice(0, table.length, ...before)
  }
})
