import { FunctionFragment, getAddress, Interface, isHexString, type ParamType } from 'ethers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Statement, StatementValue } from '../../../../../types/review.ts'
import { eip155Networks } from '../../../networks.ts'
import { readCall } from '../../readCall.ts'
import { describeCall } from '../describeCall.ts'
import { describeRequest } from '../describeRequest.ts'
import type { Descriptor } from '../descriptor.ts'
import { loadDescriptors } from '../loadDescriptors.ts'
import { arbitraryOf } from '../testing/arbitraryOf.ts'
import { linesOf } from '../testing/linesOf.ts'
import { descriptors } from './descriptors.ts'

const files = descriptors.map(({ descriptor }) => descriptor)
const deploymentsOf = ({ context }: Descriptor) =>
  (context.contract ?? context.eip712)?.deployments ?? []

it('the descriptors bind 60 contracts or more, at checksummed addresses on built-in networks', () => {
  const chains = eip155Networks.map(({ network }) => network.id)
  const places = files.flatMap((file) =>
    deploymentsOf(file).map((place) => ({ ...place, name: file.metadata?.contractName })),
  )
  for (const { chainId, address } of places) {
    expect(getAddress(address)).toBe(address)
    expect(chains).toContain(chainId)
  }
  const contracts = new Set(places.map(({ chainId, address }) => `${chainId}:${address}`))
  expect(contracts.size).toBeGreaterThan(200)
  expect(new Set(places.map(({ address }) => address)).size).toBeGreaterThan(60)
})

it('the descriptors have one format for each function of a contract, with a path for each field', () => {
  const seen = new Set<string>()
  for (const file of files.filter(({ context }) => context.contract)) {
    for (const key of Object.keys(file.display.formats)) {
      const { selector, inputs } = FunctionFragment.from(`function ${key}`)
      expect(inputs.every(({ name }) => name)).toBe(true)
      for (const { chainId, address } of deploymentsOf(file)) {
        const place = `${chainId}:${address}:${selector}`
        expect(seen.has(place)).toBe(false)
        seen.add(place)
      }
    }
  }
})

/** Paths of fields, also of those in groups and of hidden ones. */
const pathsOf = (fields: unknown): string[] =>
  (Array.isArray(fields) ? fields : []).flatMap((one) => {
    const { path = '', params = {}, fields: inner } = Object(one)
    return [path, ...Object.values(params), ...pathsOf(inner)].filter(
      (value) => typeof value === 'string',
    )
  })

it('the descriptors leave out only parameters that are known to move no assets, since they settle doubts', () => {
  const missing = files.flatMap((file) =>
    Object.entries(file.context.contract ? file.display.formats : {}).flatMap(([key, format]) => {
      const paths = pathsOf(format.fields)
      return FunctionFragment.from(`function ${key}`)
        .inputs.filter(({ name }) => !paths.some((path) => path.split(/[.[]/)[0] === name))
        .map(({ name }) => `${file.metadata?.contractName}: ${key.split('(')[0]}: ${name}`)
    }),
  )
  // Gas of the other side, data for the receiver's or sender's own callback, proofs, hints, and settings of what is created.
  expect(missing).toMatchInlineSnapshot(`
    [
      "Token gateway: outboundTransfer: _maxGas",
      "Token gateway: outboundTransfer: _gasPriceBid",
      "Token gateway: outboundTransfer: _data",
      "Token gateway: outboundTransferCustomRefund: _maxGas",
      "Token gateway: outboundTransferCustomRefund: _gasPriceBid",
      "Token gateway: outboundTransferCustomRefund: _data",
      "Token gateway (L2): outboundTransfer: _data",
      "Bridge to OP Mainnet: depositETH: _extraData",
      "Bridge to OP Mainnet: bridgeETH: _extraData",
      "Bridge to OP Mainnet: depositETHTo: _extraData",
      "Bridge to OP Mainnet: bridgeETHTo: _extraData",
      "Bridge to OP Mainnet: depositERC20: _minGasLimit",
      "Bridge to OP Mainnet: depositERC20: _extraData",
      "Bridge to OP Mainnet: depositERC20To: _minGasLimit",
      "Bridge to OP Mainnet: depositERC20To: _extraData",
      "Bridge to OP Mainnet: bridgeERC20: _minGasLimit",
      "Bridge to OP Mainnet: bridgeERC20: _extraData",
      "Bridge to OP Mainnet: bridgeERC20To: _minGasLimit",
      "Bridge to OP Mainnet: bridgeERC20To: _extraData",
      "Bridge to Base: depositETH: _extraData",
      "Bridge to Base: bridgeETH: _extraData",
      "Bridge to Base: depositETHTo: _extraData",
      "Bridge to Base: bridgeETHTo: _extraData",
      "Bridge to Base: depositERC20: _minGasLimit",
      "Bridge to Base: depositERC20: _extraData",
      "Bridge to Base: depositERC20To: _minGasLimit",
      "Bridge to Base: depositERC20To: _extraData",
      "Bridge to Base: bridgeERC20: _minGasLimit",
      "Bridge to Base: bridgeERC20: _extraData",
      "Bridge to Base: bridgeERC20To: _minGasLimit",
      "Bridge to Base: bridgeERC20To: _extraData",
      "Bridge to Ethereum: withdraw: _minGasLimit",
      "Bridge to Ethereum: withdraw: _extraData",
      "Bridge to Ethereum: withdrawTo: _minGasLimit",
      "Bridge to Ethereum: withdrawTo: _extraData",
      "Bridge to Ethereum: bridgeETHTo: _minGasLimit",
      "Bridge to Ethereum: bridgeETHTo: _extraData",
      "Bridge to Ethereum: bridgeERC20To: _minGasLimit",
      "Bridge to Ethereum: bridgeERC20To: _extraData",
      "Bridge to Polygon: exit: inputData",
      "COMP: delegateBySig: expiry",
      "COMP: delegateBySig: v",
      "COMP: delegateBySig: r",
      "COMP: delegateBySig: s",
      "Registrar: register: data",
      "Registrar: register: ownerControlledFuses",
      "Withdrawal queue: claimWithdrawals: _hints",
      "Withdrawal queue: claimWithdrawalsTo: _hints",
      "Morpho Blue: supply: data",
      "Morpho Blue: repay: data",
      "Morpho Blue: supplyCollateral: data",
      "Proxy factory: createProxyWithNonce: initializer",
      "Proxy factory 1.5.0: createProxyWithNonce: initializer",
      "Proxy factory 1.5.0: createChainSpecificProxyWithNonce: initializer",
      "Aggregation router V5: swap: permit",
      "V3 positions: createAndInitializePoolIfNecessary: sqrtPriceX96",
    ]
  `)
})

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const alice = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const names = { [usdc]: 'USDC', [dai]: 'DAI', [alice]: 'Alice', [bob]: 'Bob' }

/** Values of a real shape for a function's parameters: each amount differs from the others. */
function createValues() {
  let [count, tokens, people] = [0, 0, 0]
  const toValue = ({
    type,
    name,
    baseType,
    arrayChildren,
    arrayLength,
    components,
  }: ParamType): unknown => {
    count += 1
    if (baseType === 'array') {
      const length = arrayLength && arrayLength > 0 ? arrayLength : 2
      return Array.from({ length }, () => arrayChildren && toValue(arrayChildren))
    }
    if (components) return components.map(toValue)
    if (type === 'address') {
      // Items of an array have no name; those of a path are tokens.
      if (name !== '' && !/token|asset|reward/i.test(name)) return people++ % 2 ? bob : alice
      return tokens++ % 2 ? dai : usdc
    }
    if (type === 'bool') return true
    if (type === 'string') return 'example'
    if (type === 'bytes') {
      return name === 'path' ? `${usdc}0001f4${dai.slice(2)}` : `0x${'5'.padStart(64, '0')}`
    }
    if (type.startsWith('bytes')) return `0x${'ab'.repeat(Number(type.slice(5)))}`
    if (/mode|kind/i.test(name)) return 1n
    if (/deadline|valid|expiry/i.test(name)) return 1_900_000_000n
    if (name === 'token') return BigInt(usdc)
    return BigInt(count * 11)
  }
  return toValue
}

/** The words of a call to the first contract of a descriptor. */
async function tell({ context, display }: Descriptor, key: string): Promise<string> {
  const [{ chainId, address: to } = { chainId: 0, address: '' }] =
    context.contract?.deployments ?? []
  const fragment = FunctionFragment.from(`function ${key}`)
  const abi = new Interface([fragment])
  const data = abi.encodeFunctionData(fragment, fragment.inputs.map(createValues()))
  const isPaid = JSON.stringify(display.formats[key]).includes('@.value')
  const call = { to, value: isPaid ? 7n : 0n, data }
  const { statement } = readCall(call)
  const request = {
    heading: 'review.heading.transaction',
    caipNetworkId: `eip155:${chainId}`,
    from: alice,
    isRisky: false,
    statements: [statement],
  } as const
  const nothing = { caipNetworkId: null, addresses: [], origin: '', provider: {} }
  const { statements } = await describeRequest(request, nothing, (library) => ({
    statements: [readCall(call, library.describe).statement],
  }))
  const lines = statements.flatMap((one) => [
    ...(one.isGrave ? ['(dangerous)'] : []),
    ...linesOf(one),
  ])
  return Object.entries({ ...names, [to]: 'this contract' }).reduce(
    (text, [address, name]) => text.replaceAll(address, name),
    lines.join('\n'),
  )
}

it('the descriptors put each function into the words of the corpus', async () => {
  const told: string[] = []
  for (const file of files.filter(({ context }) => context.contract)) {
    const { owner, contractName } = file.metadata ?? {}
    for (const key of Object.keys(file.display.formats)) {
      told.push(
        `# ${owner}, ${contractName}: ${key.slice(0, key.indexOf('('))}`,
        await tell(file, key),
        '',
      )
    }
  }
  await expect(told.join('\n')).toMatchFileSnapshot('corpus.txt')
})

const integersOf = (value: unknown): bigint[] =>
  typeof value === 'bigint' ? [value] : Array.isArray(value) ? [...value].flatMap(integersOf) : []

function amountsIn(value: string | StatementValue): bigint[] {
  if (typeof value === 'string') return []
  if (value.kind === 'mixed') return value.parts.flatMap(amountsIn)
  if (value.kind === 'amount') return [value.amount]
  if (value.kind === 'date') return [value.seconds]
  return value.kind === 'number' ? [value.value] : []
}
/** The network of a token on another chain may be a constant of the descriptor. */
const amountsOf = ({
  values: { chain: _, ...values } = {},
  notes = [],
  parts = [],
}: Statement): bigint[] => [
  ...Object.values(values).flatMap(amountsIn),
  ...[...notes, ...parts].flatMap(amountsOf),
]

it('each number of a description is one that ethers decodes from the same call', () => {
  const functions = files
    .filter(({ context }) => context.contract)
    .flatMap((file) => Object.keys(file.display.formats).map((key) => ({ file, key })))
  let told = 0
  const given = fc.constantFrom(...functions).chain(({ file, key }) => {
    const fragment = FunctionFragment.from(`function ${key}`)
    return fc.tuple(
      fc.constant({ file, fragment }),
      fc.tuple(...fragment.inputs.map(arbitraryOf)),
      fc.bigInt(0n, 10n ** 24n),
    )
  })
  fc.assert(
    fc.property(given, ([{ file, fragment }, args, value]) => {
      const [{ chainId, address: to } = { chainId: 0, address: '' }] = deploymentsOf(file)
      const abi = new Interface([fragment])
      const data = abi.encodeFunctionData(fragment, args)
      const source = { descriptor: file }
      const inside = () => ({ text: 'review.unknown' }) as const
      const found = describeCall([source], { to, value, data }, { chainId, from: alice }, inside)
      if (!found) return
      told += 1
      const decoded = abi.parseTransaction({ data })?.args.toArray() ?? []
      const words = decoded
        .filter((one) => isHexString(one))
        .map((one) => BigInt(String(one).slice(0, 66)))
      const known = [value, ...decoded.flatMap(integersOf), ...words]
      for (const amount of amountsOf(found.statement)) expect(known).toContain(amount)
    }),
    { numRuns: 1_000 },
  )
  // Most random calls fit; a path of random bytes may be no address.
  expect(told).toBeGreaterThan(800)
})

it('a contract that no descriptor names loads no descriptors', async () => {
  const other = `0x${'12'.repeat(20)}`
  expect(await loadDescriptors(other)).toEqual([])
})
