import { Interface } from 'ethers'
import { describe, expect, it } from 'vitest'
import type { Statement } from '../../../../types/review.ts'
import type { InnerCall } from '../../accountCalls.ts'
import { describeCall } from './describeCall.ts'
import { parseDescriptor } from './descriptor.ts'
import { linesOf } from './testing/linesOf.ts'

const router = '0xC1C1c1c1C1C1C1c1c1C1C1C1c1C1C1C1c1C1c1c1'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const alice = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

interface Given {
  signature: string
  args: unknown[]
  fields?: unknown[]
  format?: object
  metadata?: object
  display?: object
  deployments?: object
  value?: bigint
  suffix?: string
}

function encode(signature: string, args: unknown[]): string {
  const abi = new Interface([`function ${signature}`])
  return abi.encodeFunctionData(signature.slice(0, signature.indexOf('(')), args)
}

function describedBy({ signature, args, fields, format, suffix = '', ...given }: Given) {
  const { metadata, display, value = 0n } = given
  const deployments = given.deployments ?? [{ chainId: 1, address: router.toLowerCase() }]
  const descriptor = parseDescriptor({
    context: { contract: { deployments } },
    metadata: { owner: 'Example', ...metadata },
    display: { formats: { [signature]: { intent: 'Do', fields, ...format } }, ...display },
  })
  const inner: InnerCall[] = []
  const readInner = (call: InnerCall): Statement => {
    inner.push(call)
    return { text: 'review.unknown' }
  }
  const call = { to: router, value, data: encode(signature, args) + suffix }
  const found = describeCall([{ descriptor }], call, { chainId: 1, from: alice }, readInner)
  return { lines: found && linesOf(found.statement), inner }
}
const field = (path: string, format: string, params: object = {}, label = 'It') => ({
  path,
  label,
  format,
  params,
})
const did = 'Known contract: “Do”'
const partly = '  It leaves out parts of what you sign.'

describe('a descriptor', () => {
  it('puts the amounts, addresses and dates of a call into words', () => {
    const { lines } = describedBy({
      signature:
        'swap(address tokenIn,uint256 amountIn,address tokenOut,uint256 minimum,address to,uint256 deadline)',
      args: [usdc, 1_000_000n, dai, 5n, alice, 1_900_000_000n],
      format: {
        interpolatedIntent: 'Swap {amountIn} for at least {#.minimum}, {{exactly}}',
        fields: [
          field('amountIn', 'tokenAmount', { tokenPath: 'tokenIn' }, 'Pay'),
          field('#.minimum', 'tokenAmount', { tokenPath: '#.tokenOut' }, 'Get at least'),
          field('to', 'addressName', { types: ['eoa'] }, 'To'),
          field('deadline', 'date', { encoding: 'timestamp' }, 'Until'),
        ],
      },
    })
    expect(lines).toEqual([
      `Known contract: “Swap 1000000 ${usdc} for at least 5 ${dai}, {exactly}”`,
      `  Pay: 1000000 ${usdc}`,
      `  Get at least: 5 ${dai}`,
      `  To: ${alice}`,
      '  Until: date 1900000000',
    ])
  })

  const both = [usdc, native.toLowerCase()]
  it.each([
    ['uint256', 5n, 'raw', {}, '5'],
    ['int8', -5n, 'raw', {}, '-5'],
    ['bool', true, 'raw', {}, 'true'],
    ['string', 'Hi', 'raw', {}, 'Hi'],
    ['bytes', '0x1234', 'raw', {}, '0x1234'],
    ['address', alice, 'raw', {}, alice],
    ['uint256', 5n, 'constructor', {}, '5'],
    ['uint256', 5n, 'amount', {}, '5 native'],
    ['uint256', 5n, 'tokenAmount', {}, '5 of the smallest unit of a token that isn’t named'],
    ['uint256', 5n, 'tokenAmount', { token: usdc }, `5 ${usdc}`],
    ['uint256', 5n, 'tokenAmount', { tokenPath: '@.to' }, `5 ${router}`],
    ['uint256', 5n, 'tokenAmount', { token: native, nativeCurrencyAddress: native }, '5 native'],
    ['uint256', 5n, 'tokenAmount', { token: native, nativeCurrencyAddress: both }, '5 native'],
    [
      'uint256',
      5n,
      'tokenAmount',
      { token: usdc, threshold: '0x5' },
      `“Unlimited” ${usdc} (5 ${usdc})`,
    ],
    [
      'uint256',
      5n,
      'tokenAmount',
      { token: usdc, threshold: 5, message: 'All' },
      `“All” ${usdc} (5 ${usdc})`,
    ],
    ['uint256', 5n, 'tokenAmount', { token: usdc, threshold: '0x6' }, `5 ${usdc}`],
    ['uint256', 5n, 'tokenAmount', { token: usdc, chainId: 1 }, `5 ${usdc}`],
    [
      'uint256',
      5n,
      'tokenAmount',
      { token: usdc, chainId: 10 },
      `5 of the smallest unit of ${usdc} on network 10`,
    ],
    ['address', usdc, 'tokenTicker', {}, `${usdc} (${usdc})`],
    [
      'address',
      native,
      'addressName',
      { senderAddress: native },
      `${native}, which stands for ${alice}`,
    ],
    ['uint256', BigInt(alice), 'addressName', {}, alice],
    ['bytes', alice, 'addressName', {}, alice],
    ['uint256', 7n, 'nftName', { collection: usdc }, `item 7 of ${usdc}`],
    ['uint256', 7n, 'date', { encoding: 'timestamp' }, 'date 7'],
    ['uint256', 7n, 'date', { encoding: 'blockheight' }, 'block 7'],
    ['uint256', 90n, 'duration', {}, '90 s'],
    ['uint256', 15n, 'unit', { base: 'd', decimals: 1 }, '15 d/1'],
    ['uint256', 1n, 'enum', { $ref: '$.metadata.enums.mode' }, '“stable” (1)'],
    ['uint256', 3n, 'enum', { $ref: '$.metadata.enums.mode' }, '3'],
    ['uint256', 10n, 'chainId', {}, '10'],
  ] as const)('shows %s %s by the format %s with %j', (type, value, format, params, expected) => {
    const { lines } = describedBy({
      signature: `f(${type} x)`,
      args: [value],
      fields: [field('x', format, params)],
      metadata: { enums: { mode: { 1: 'stable', 2: 'variable' } } },
    })
    expect(lines?.slice(1)).toEqual([`  It: ${expected}`])
  })

  it('finds values by indexes, slices, arrays and groups', () => {
    const word = BigInt(alice) + 2n ** 255n
    const path = `${usdc}0001f4${dai.slice(2)}`
    const all = [
      [usdc, 4n],
      [dai, 5n],
    ]
    const show = (...fields: unknown[]) =>
      describedBy({
        signature:
          'f(bytes path,uint256[] amounts,(address token,uint256 value)[] all,uint256 word)',
        args: [path, [1n, 2n, 3n], all, word],
        fields,
      })
        .lines?.filter((line) => line !== partly)
        .slice(1)
        .map((line) => line.trim())
    expect(show(field('path.[0:20]', 'tokenTicker'))).toEqual([`It: ${usdc} (${usdc})`])
    expect(show(field('path.[-20:]', 'addressName'))).toEqual([`It: ${dai}`])
    expect(show(field('word.[-20:]', 'addressName'))).toEqual([`It: ${alice}`])
    expect(show(field('amounts.[-1]', 'raw'))).toEqual(['It: 3'])
    expect(show(field('amounts[0]', 'raw'))).toEqual(['It: 1'])
    expect(show(field('amounts.[1:]', 'raw'))).toEqual(['It: 2', 'It: 3'])
    expect(show(field('amounts', 'raw'))).toEqual(['It: 1', 'It: 2', 'It: 3'])
    expect(show(field('amounts.[:-1]', 'raw'))).toEqual(['It: 1', 'It: 2'])
    const amounts = [`It: 4 ${usdc}`, `It: 5 ${dai}`]
    const params = { tokenPath: 'all.[].token' }
    expect(show(field('all.[].value', 'tokenAmount', params))).toEqual(amounts)
    const inGroup = [field('value', 'tokenAmount', { tokenPath: 'token' })]
    expect(show({ path: 'all.[]', fields: inGroup })).toEqual(amounts)
    const pair = [field('token', 'raw', {}, 'T'), field('value', 'raw', {}, 'V')]
    const one = [`T: ${usdc}`, `T: ${dai}`, 'V: 4', 'V: 5']
    expect(show({ path: 'all.[]', fields: pair })).toEqual(one)
    expect(show({ path: 'all.[]', iteration: 'sequential', fields: pair })).toEqual(one)
    expect(show({ path: 'all.[]', iteration: 'bundled', fields: pair })).toEqual([
      `T: ${usdc}`,
      'V: 4',
      `T: ${dai}`,
      'V: 5',
    ])
    expect(
      describedBy({
        signature: 'f((address token,uint256 value)[] all)',
        args: [all],
        fields: [{ path: 'all.[]', fields: inGroup }],
        format: { interpolatedIntent: 'Pay {all.[].value}' },
      }).lines?.[0],
    ).toContain(`Pay 4 ${usdc}, 5 ${dai}`)
    const fields = [field('all.[].token', 'raw', {}, 'T'), field('all.[].value', 'raw', {}, 'V')]
    expect(show({ label: 'All', iteration: 'bundled', fields })).toEqual([
      'All',
      `T: ${usdc}`,
      'V: 4',
      `T: ${dai}`,
      'V: 5',
    ])
  })

  it('resolves shared definitions, constants and maps', () => {
    const params = { token: '$.metadata.constants.usdc' }
    const definitions = { amount: { label: 'Sum', format: 'tokenAmount', params } }
    const show = (more: object) =>
      describedBy({
        signature: 'f(uint256 x)',
        args: [5n],
        metadata: { constants: { usdc }, maps: { token: { values: { 1: dai } } } },
        display: {
          definitions,
          formats: {
            'f(uint256 x)': {
              intent: 'Do',
              fields: [{ path: 'x', $ref: '$.display.definitions.amount', ...more }],
            },
          },
        },
      }).lines?.[1]
    expect(show({})).toBe(`  Sum: 5 ${usdc}`)
    expect(show({ label: 'Own' })).toBe(`  Own: 5 ${usdc}`)
    const map = { map: '$.metadata.maps.token', keyPath: '@.chainId' }
    expect(show({ params: { token: map } })).toBe(`  Sum: 5 ${dai}`)
    expect(show({ params: { token: { ...map, keyPath: '@.value' } } })).toBeUndefined()
  })

  it('hides fields by `visible` and `excluded`, and the review says that parts are left out', () => {
    const show = (visible: unknown) =>
      describedBy({
        signature: 'f(uint256 x)',
        args: [5n],
        fields: [{ ...field('x', 'raw'), visible }],
      }).lines
    expect(show('always')).toEqual([did, '  It: 5'])
    expect(show('optional')).toEqual([did, '  It: 5'])
    expect(show('never')).toEqual([did, partly])
    expect(show({ ifNotIn: ['5'] })).toEqual([did, partly])
    expect(show({ ifNotIn: [4] })).toEqual([did, '  It: 5'])
    expect(show({ mustMatch: [5] })).toEqual([did, partly])
    expect(show({ mustMatch: ['0x6'] })).toBeUndefined()
    const format = { excluded: ['#.x'], fields: [field('x', 'raw')] }
    expect(describedBy({ signature: 'f(uint256 x)', args: [5n], format }).lines).toEqual([
      did,
      partly,
    ])
  })

  it('reads a call inside the data with its callee, value and account', () => {
    const params = { calleePath: 'target', amountPath: '@.value', spenderPath: '@.to' }
    const { lines, inner } = describedBy({
      signature: 'f(address target,bytes action)',
      args: [usdc, '0xabcdef01'],
      value: 9n,
      fields: [field('action', 'calldata', params)],
    })
    expect(lines).toEqual([did, '  It', '    review.unknown'])
    expect(inner).toEqual([{ to: usdc, value: 9n, data: '0xabcdef01', from: router }])
  })

  it('is shown by its `intent` if a value of `interpolatedIntent` is missing', () => {
    const intent = { Stake: 'Now', For: 'Ever' }
    const format = { intent, interpolatedIntent: 'Stake {y}', fields: [field('x', 'raw')] }
    const { lines } = describedBy({ signature: 'f(uint256 x)', args: [5n], format })
    expect(lines?.[0]).toContain('“Stake: Now, For: Ever”')
  })

  it('has its constants marked as text of the description', () => {
    const fields = [{ label: 'You get', value: '1,000 USDC', format: 'raw' }, field('x', 'raw')]
    expect(describedBy({ signature: 'f(uint256 x)', args: [5n], fields }).lines).toEqual([
      did,
      '  You get: “1,000 USDC”, a text of the description',
      '  It: 5',
    ])
  })

  it('leaves bytes after the arguments undescribed, and the review says so', () => {
    const given = { signature: 'f(uint256 x)', args: [5n], fields: [field('x', 'raw')] }
    expect(describedBy({ ...given, suffix: 'beef' }).lines).toEqual([
      did,
      '  Bytes at the end are not described.',
      '  It: 5',
    ])
  })
})
