import { Interface } from 'ethers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReviewContext, Statement } from '../../../../types/review.ts'
import { eip155Requests } from '../requestReader.ts'
import { linesOf } from './testing/linesOf.ts'

const alice = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const shop = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const attacker = `0x${'66'.repeat(20)}`
const abi = new Interface([
  'function buy(uint256 amount)',
  'function multicall(bytes[] calls)',
  'function approve(address spender,uint256 amount)',
  'function setApprovalForAll(address operator,bool approved)',
  'function forward(address target,bytes action)',
  'function many(uint256[] amounts)',
])
const buy = abi.encodeFunctionData('buy', [5n])
const approve = abi.encodeFunctionData('approve', [attacker, 2n ** 256n - 1n])

const amount = { path: 'amount', label: 'Pay', format: 'amount' }
const fileOf = (formats: object, more: object = {}) => ({
  context: { contract: { deployments: [{ chainId: 1, address: shop }] } },
  metadata: { owner: 'Shop' },
  display: { formats },
  ...more,
})
const buying = fileOf({ 'buy(uint256 amount)': { intent: 'Buy', fields: [amount] } })

async function describeIt(descriptors: unknown, data = buy) {
  const context: ReviewContext = {
    caipNetworkId: 'eip155:1',
    addresses: [alice],
    origin: 'https://app.example',
    provider: {},
    descriptors: JSON.stringify(descriptors),
  }
  const method = 'eth_sendTransaction'
  const params = [{ from: alice, to: shop, data }]
  const request = await eip155Requests.read({ method, params }, context)
  const described = await request?.describe?.()
  if (!request || !described) throw new Error('the request is not read')
  const [statement] = described.statements
  return { request, described, statement: statement as Statement }
}

it('an unread call is described by the page’s descriptor, and stays marked as dangerous', async () => {
  const { request, described, statement } = await describeIt([buying])
  expect(request.statements[0]).toMatchObject({ text: 'review.unknown', isGrave: true })
  expect(linesOf(statement)).toEqual([
    'This page’s own, unattested description says: “Buy”',
    '  Pay: 5 native',
  ])
  expect(statement).toMatchObject({ isGrave: true, contract: shop })
  expect(await described.details?.()).toContainEqual({
    name: 'review.descriptor.page',
    text: 'Shop',
  })
})

it('a call inside of a multicall is described', async () => {
  const { statement } = await describeIt(
    [buying],
    abi.encodeFunctionData('multicall', [[buy, approve]]),
  )
  expect(linesOf(statement)).toEqual([
    'review.inner',
    '  This page’s own, unattested description says: “Buy”',
    '    Pay: 5 native',
    '  review.approve.unlimited',
  ])
})

it('each call of a batch is described', async () => {
  const context: ReviewContext = {
    caipNetworkId: 'eip155:1',
    addresses: [alice],
    origin: 'https://app.example',
    provider: { request: async () => null, on() {}, removeListener() {} },
    descriptors: JSON.stringify([buying]),
  }
  const calls = [
    { to: shop, data: buy },
    { to: attacker, data: buy },
  ]
  const params = [{ version: '2.0.0', chainId: '0x1', from: alice, atomicRequired: false, calls }]
  const request = await eip155Requests.read({ method: 'wallet_sendCalls', params }, context)
  const described = await request?.describe?.()
  expect(described?.statements.map(({ text }) => text)).toEqual([
    'review.described.page',
    'review.unknown',
  ])
})

it('a descriptor does not replace the sentence on an approval', async () => {
  const lie = {
    intent: 'Claim 5 ETH',
    fields: [{ label: 'You get', value: '5 ETH', format: 'raw' }],
  }
  const formats = {
    'approve(address spender,uint256 amount)': lie,
    'setApprovalForAll(address operator,bool approved)': lie,
  }
  for (const data of [approve, abi.encodeFunctionData('setApprovalForAll', [attacker, true])]) {
    const { request, statement } = await describeIt([fileOf(formats)], data)
    const [before] = request.statements
    expect(statement).toEqual({ ...before, parts: [expect.objectContaining({ isGrave: true })] })
    expect(statement).toMatchObject({
      isGrave: true,
      text: expect.stringContaining('review.approve'),
    })
    expect(request.isRisky).toBe(true)
    expect(linesOf(statement).at(-1)).toContain('“5 ETH”, a text of the description')
  }
})

it('a warning on hidden approvals stays above the description', async () => {
  const forwarding = { intent: 'Forward', fields: [{ path: 'target', label: 'To', format: 'raw' }] }
  const file = fileOf({ 'forward(address target,bytes action)': forwarding })
  const data = abi.encodeFunctionData('forward', [shop, approve])
  const { request, statement } = await describeIt([file], data)
  expect(request.isRisky).toBe(true)
  expect(linesOf(statement).map((line) => line.trim())).toEqual([
    'review.hidden',
    'This page’s own, unattested description says: “Forward”',
    'It leaves out parts of what you sign.',
    `To: ${shop}`,
  ])
})

const elsewhere = (place: object) => ({
  ...buying,
  context: { contract: { deployments: [{ chainId: 1, address: shop, ...place }] } },
})
const formatOf = (format: object, key = 'buy(uint256 amount)') =>
  fileOf({ [key]: { intent: 'Buy', ...format } })
const field = (more: object) => formatOf({ fields: [{ ...amount, ...more }] })
const nested = (depth: number): object => (depth === 0 ? amount : { fields: [nested(depth - 1)] })
const definitions = (names: string[]) =>
  Object.fromEntries(
    names.map((name, index) => [
      name,
      { $ref: `$.display.definitions.${names[index + 1] ?? names[0]}` },
    ]),
  )
const cyclic = {
  ...fileOf({}),
  display: {
    definitions: definitions(['a', 'b']),
    formats: {
      'buy(uint256 amount)': {
        intent: 'Buy',
        fields: [{ path: 'amount', $ref: '$.display.definitions.a' }],
      },
    },
  },
}

describe.each([
  ['of another network', elsewhere({ chainId: 10 })],
  ['of another contract', elsewhere({ address: attacker })],
  ['without deployments', { ...buying, context: { contract: {} } }],
  [
    'by a factory alone',
    {
      ...buying,
      context: { contract: { factory: { deployments: [], deployEvent: 'New(address)' } } },
    },
  ],
  [
    'of messages',
    { ...buying, context: { eip712: { deployments: [{ chainId: 1, address: shop }] } } },
  ],
  ['of another function', formatOf({ fields: [] }, 'sell(uint256 amount)')],
  [
    'with two formats for one function',
    fileOf({ 'buy(uint256 amount)': { intent: 'A' }, 'buy(uint256 price)': { intent: 'B' } }),
  ],
  ['with a key that is no function', formatOf({ fields: [] }, 'buy(uint256')],
  ['with a path that does not exist', field({ path: 'price' })],
  ['with a path into the prototype', field({ path: 'constructor.name' })],
  ['with a path to __proto__', field({ path: '__proto__' })],
  ['with an index outside', field({ path: 'amount.[40]' })],
  ['with a malformed segment', field({ path: 'amount.[1:2:3]' })],
  ['with a path of 10 MB', field({ path: 'a.'.repeat(200_000) })],
  ['with a reference that is missing', field({ $ref: '$.display.definitions.none' })],
  ['with a reference into the prototype', field({ $ref: '$.constructor' })],
  ['with definitions that refer to each other', cyclic],
  ['with fields nested too deeply', formatOf({ fields: [nested(40)] })],
  ['with 5,000 fields', formatOf({ fields: Array.from({ length: 5_000 }, () => amount) })],
  [
    'with decimals beyond reason',
    field({ format: 'unit', params: { base: 'x', decimals: 1_000_000 } }),
  ],
  ['with a token that is no address', field({ format: 'tokenAmount', params: { token: 'USDC' } })],
  [
    'with 2,000 functions',
    fileOf(
      Object.fromEntries(
        Array.from({ length: 2_000 }, (_, index) => [`f${index}()`, { intent: 'Do' }]),
      ),
    ),
  ],
  ['with a value that must be another', field({ visible: { mustMatch: [6] } })],
])('a descriptor %s', (_, file) => {
  it('leaves the call unread', async () => {
    const { request, statement } = await describeIt([file])
    expect(statement).toEqual(request.statements[0])
    expect(request.isRisky).toBe(false)
  })
})

it.each([
  ['an object without a display', { context: { contract: {} } }, 'display'],
  ['a number', 1, 'not a file'],
  ['an address that is none', elsewhere({ address: '0x12' }), 'not an address'],
  ['an intent of 10,000 characters', formatOf({ intent: 'x'.repeat(10_000) }), 'no intent'],
  [
    'a file of 2 MB',
    fileOf({}, { metadata: { owner: 'x', constants: { x: 'x'.repeat(2_000_000) } } }),
    'too large',
  ],
  ['a file whose include is missing', { ...buying, includes: './other.json' }, 'other.json'],
])('%s is a fault, and other descriptors still work', async (_, file, message) => {
  const { described, statement } = await describeIt([file, buying])
  expect(described.faults).toEqual([{ path: '0', message: expect.stringContaining(message) }])
  expect((await describeIt([file, buying])).described.faults).toEqual([])
  expect(statement.text).toBe('review.described.page')
})

it('a page’s files, given by their paths, can include each other without a fault', async () => {
  const { display, ...own } = buying
  const { described, statement } = await describeIt({
    'registry/shop/shop.json': { ...own, includes: '../common.json' },
    'registry/common.json': { display },
  })
  expect(described.faults).toEqual([])
  expect(statement.text).toBe('review.described.page')
})

it('a file with nothing but a context for others is no fault', async () => {
  const { context, ...own } = buying
  const files = {
    'shop/shop.json': { ...own, includes: 'common.json' },
    'shop/common.json': { context },
  }
  const { described, statement } = await describeIt(files)
  expect(described.faults).toEqual([])
  expect(statement.text).toBe('review.described.page')
})

it('timers run while thousands of files are read, so that the review can give up waiting', async () => {
  const formats = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`buy${index}(uint256 amount)`, { fields: [amount] }]),
  )
  const files = Array.from({ length: 400 }, () => fileOf(formats))
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  })
  const { described } = await describeIt([...files, buying])
  clearInterval(timer)
  expect(described.faults).toEqual([])
  expect(ticks).toBeGreaterThan(2)
})

it('an attribute `descriptors` that is no JSON is one fault', async () => {
  const context = {
    caipNetworkId: 'eip155:1',
    addresses: [alice],
    origin: '',
    provider: {},
  } as const
  const method = 'eth_sendTransaction'
  const request = { method, params: [{ from: alice, to: shop, data: buy }] }
  const read = await eip155Requests.read(request, { ...context, descriptors: '{' })
  const described = await read?.describe?.()
  expect(described?.faults).toEqual([{ path: '', message: expect.stringContaining('JSON') }])
  expect(described?.statements).toEqual(read?.statements)
})

it('a name such as __proto__ in a descriptor changes no object', async () => {
  const text = JSON.stringify(buying).replace(
    '"metadata":',
    '"__proto__":{"polluted":1},"metadata":',
  )
  const { statement } = await describeIt([JSON.parse(text)])
  expect(statement.text).toBe('review.described.page')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

it('a description of a long array has at most as many items as a user can review', async () => {
  const file = fileOf({
    'many(uint256[] amounts)': {
      intent: 'Do',
      fields: [{ path: 'amounts', label: 'A', format: 'raw' }],
    },
  })
  const many = (count: number) =>
    abi.encodeFunctionData('many', [Array.from({ length: count }, () => 1n)])
  expect((await describeIt([file], many(150))).statement.parts).toHaveLength(150)
  expect((await describeIt([file], many(3_000))).statement.text).toBe('review.unknown')
})

const json = fc.jsonValue({ maxDepth: 4 })
const path = fc.oneof(
  fc.constantFrom(
    'amount',
    '#.amount',
    '@.to',
    '@.value',
    '$.metadata',
    'amount.[0:4]',
    'amount.[-1]',
    '',
    '#',
    '@',
    '$',
    '.',
    '[]',
    '[0]',
  ),
  fc.string(),
)
const formats = [
  'raw',
  'amount',
  'tokenAmount',
  'addressName',
  'tokenTicker',
  'nftName',
  'date',
  'duration',
  'unit',
  'enum',
  'calldata',
  'chainId',
  'toString',
]
const anyField = fc.record(
  {
    path,
    value: json,
    label: fc.string(),
    format: fc.constantFrom(...formats),
    params: fc.dictionary(
      fc.constantFrom(
        'token',
        'tokenPath',
        'callee',
        'calleePath',
        'selector',
        'amountPath',
        'threshold',
        'message',
        'nativeCurrencyAddress',
        'decimals',
        'base',
        '$ref',
        'encoding',
        'senderAddress',
        'chainId',
      ),
      fc.oneof(json, path, fc.constant(shop)),
    ),
    visible: fc.oneof(json, fc.record({ ifNotIn: json }), fc.record({ mustMatch: json })),
    iteration: fc.constantFrom('bundled', 'sequential'),
    encryption: json,
  },
  { requiredKeys: [] },
)

it('no descriptor makes the interpretation throw, or lowers the risk', async () => {
  const format = fc.record(
    {
      intent: fc.oneof({ weight: 9, arbitrary: fc.string() }, { weight: 1, arbitrary: json }),
      interpolatedIntent: fc.string(),
      fields: fc.array(anyField, { maxLength: 3 }),
      excluded: fc.array(path),
    },
    { requiredKeys: [] },
  )
  const given = fc.record({ format, data: fc.constantFrom(buy, approve), file: fc.option(json) })
  let described = 0
  await fc.assert(
    fc.asyncProperty(given, async ({ format: one, data, file }) => {
      const keys = ['buy(uint256 amount)', 'approve(address spender,uint256 amount)']
      const files = [file, fileOf(Object.fromEntries(keys.map((key) => [key, one])))]
      const { request, statement } = await describeIt(files, data)
      if (statement.text === 'review.described.page') described += 1
      expect(statement.isGrave).toBe(true)
      expect(request.isRisky).toBe(data === approve)
      if (data === approve) expect(statement.text).toBe('review.approve.unlimited')
    }),
    { numRuns: 400 },
  )
  expect(described).toBeGreaterThan(20)
}, 60_000)
