import { Interface, MaxUint256 } from 'ethers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { batchToRequest, readBatch } from './readBatch.ts'

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const abi = new Interface([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isOn)',
])
const read = (...calls: unknown[]) => readBatch([{ calls }])
const meaningOf = (data: string) => read({ to, data }).calls[0]?.meaning
const encode = (name: string, ...values: unknown[]) =>
  meaningOf(abi.encodeFunctionData(name, values))

it('readBatch returns calls, account, network and atomicity', () => {
  const call = { to: to.toLowerCase(), value: '0xde0b6b3a7640000' }
  const given = { version: '2.0.0', chainId: '0x2105', from: other, atomicRequired: true }
  expect(readBatch([{ ...given, calls: [call] }])).toEqual({
    caipNetworkId: 'eip155:8453',
    from: other,
    isAtomic: true,
    hasExtras: false,
    calls: [{ to, value: 10n ** 18n, meaning: { kind: 'pay' }, hasExtras: false }],
  })
  const first = { version: '1.0', chainId: 1, calls: [call] }
  expect(readBatch([first])).toMatchObject({ caipNetworkId: 'eip155:1', isAtomic: false })
  expect(read(call)).toMatchObject({ caipNetworkId: null, from: null })
})

it('the wallet gets the network and account of the review, and only the parsed fields', () => {
  const call = { to, data: '0x', value: '0x1', chainId: '0xa', gas: '0x1' }
  const given = { version: '1.0', chainId: '10', signal: 1, calls: [call] }
  const requested = batchToRequest([given, 'more'], { caipNetworkId: 'eip155:8453', from: other })
  expect(JSON.parse(JSON.stringify(requested))).toEqual({
    version: '1.0',
    chainId: '0x2105',
    from: other,
    calls: [{ to, data: '0x', value: '0x1' }],
  })
  expect(batchToRequest([given], readBatch([given])).chainId).toBe('0xa')
})

it('capabilities of a batch or of a call are recognised and passed to the wallet', () => {
  const capabilities = { paymasterService: { url: 'https://pay.example' } }
  const params = [
    {
      capabilities,
      calls: [
        { to, capabilities },
        { to, capabilities: {} },
      ],
    },
  ]
  const read = readBatch(params)
  expect([read.hasExtras, ...read.calls.map(({ hasExtras }) => hasExtras)]).toEqual([
    true,
    true,
    false,
  ])
  expect(batchToRequest(params, read)).toMatchObject({
    capabilities,
    calls: [{ capabilities }, {}],
  })
})

it('transfers and approvals in calls are decoded', () => {
  expect(encode('transfer', other, 5n)).toEqual({ kind: 'transfer', receiver: other, amount: 5n })
  const move = { kind: 'move', owner: other, receiver: to, amount: 5n }
  expect(encode('transferFrom', other, to, 5n)).toEqual(move)
  const approve = { kind: 'approve', spender: other, amount: 5n, unlimited: false }
  expect(encode('approve', other, 5n)).toEqual(approve)
  expect(encode('approve', other, MaxUint256)).toMatchObject({ unlimited: true })
  expect(encode('approve', other, MaxUint256 / 2n + 1n)).toMatchObject({ unlimited: true })
  expect(encode('increaseAllowance', other, 5n)).toEqual({ ...approve, kind: 'increase' })
  const all = { kind: 'approveAll', operator: other, isOn: true }
  expect(encode('setApprovalForAll', other, true)).toEqual(all)
})

it.each([
  ['another function', '0x12345678'],
  ['half a selector', '0x1234'],
  ['a transfer that is cut off', abi.encodeFunctionData('transfer', [other, 5n]).slice(0, -2)],
  ['a transfer with more behind it', `${abi.encodeFunctionData('transfer', [other, 5n])}00`],
])('the meaning of a call with %s is unknown', (_, data) => {
  expect(meaningOf(data)).toEqual({ kind: 'unknown' })
})

it.each([
  ['nothing', undefined],
  ['no list', { calls: [] }],
  ['no calls', [{}]],
  ['an empty batch', [{ calls: [] }]],
  ['a call without a recipient', [{ calls: [{ data: '0x' }] }]],
  ['a name', [{ calls: [{ to: 'vitalik.eth' }] }]],
  ['data without its prefix', [{ calls: [{ to, data: 'ff' }] }]],
  ['a value that is a number', [{ calls: [{ to, value: 1 }] }]],
  ['a value below zero', [{ calls: [{ to, value: '-0x1' }] }]],
  ['no network', [{ chainId: 'mainnet', calls: [{ to }] }]],
])('readBatch refuses a batch with -32602: %s', (_, params) => {
  expect(() => readBatch(params)).toThrow(expect.objectContaining({ code: -32602 }))
})

it('readBatch refuses more than 100 calls', () => {
  expect(() => read(...Array.from({ length: 101 }, () => ({ to })))).toThrow(
    expect.objectContaining({ code: 5740 }),
  )
})

it('readBatch throws only ProviderRpcError, for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.array(fc.record({ calls: fc.anything() }))),
      (params) => {
        try {
          readBatch(params)
        } catch (error) {
          expect(error).toHaveProperty('code', -32602)
        }
      },
    ),
  )
})
