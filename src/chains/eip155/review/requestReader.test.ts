import {
  AbiCoder,
  concat,
  hashMessage,
  Interface,
  keccak256,
  MaxUint256,
  parseEther,
  TypedDataEncoder,
  toBeHex,
  zeroPadValue,
} from 'ethers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReadRequest, Statement } from '../../../types/review.ts'
import { eip155Requests } from './requestReader.ts'

const me = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const token = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const context = {
  caipNetworkId: 'eip155:1',
  addresses: [me],
  origin: 'https://app.example',
  provider: null,
} as const

const abi = new Interface([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isOn)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function multicall(bytes[] data)',
  'function aggregate3((address,bool,bytes)[] calls)',
  'function execute(address to, uint256 value, bytes data)',
  'function transferOwnership(address owner)',
])
const encode = (name: string, ...values: unknown[]) => abi.encodeFunctionData(name, values)

function read(method: string, params: unknown): ReadRequest {
  const found = eip155Requests.read({ method, params }, context)
  if (!found || found instanceof Promise) throw new Error('no reading')
  return found
}
/** True unless the wallet gets the request without a declaration, a description or a simulation. */
const isInDoubt = ({ isRisky, doubts = [] }: ReadRequest) => isRisky || doubts.length > 0
const send = (transaction: object) =>
  read('eth_sendTransaction', [{ from: me, to: token, ...transaction }])
const call = (data: string, rest: object = {}) => send({ data, ...rest })
const texts = ({ statements }: ReadRequest) => statements.map(({ text }) => text)
const everyText = ({ text, parts = [], notes = [] }: Statement): string[] => [
  text,
  ...[...parts, ...notes].flatMap(everyText),
]
const warnings = (found: ReadRequest) => (found.warnings ?? []).map(({ text }) => text)

describe('a transaction', () => {
  it.each(['1000', '0', 1000, '1e3'])(
    'whose value is %j and not hexadecimal (EIP-1474) counts as unreadable',
    (value) => {
      const found = send({ to: other, value })
      expect(texts(found)).toEqual(['review.cannotRead'])
      expect(found.isRisky).toBe(true)
      expect(found.simulate).toBeUndefined()
    },
  )

  it.each(['1', 1, '01', 'mainnet', ''])(
    'whose chain id is %j and not hexadecimal (EIP-1474) counts as unreadable',
    (chainId) => {
      const found = send({ to: other, chainId })
      expect(texts(found)).toEqual(['review.cannotRead'])
      expect(found).toMatchObject({ isRisky: true, caipNetworkId: null })
      expect(warnings(found)).toContain('review.otherChain')
    },
  )

  it('whose authorisation has a decimal chain id counts as unreadable', () => {
    const authorizationList = [{ address: other, chainId: '10', nonce: '0x1' }]
    expect(texts(send({ to: other, authorizationList }))).toContain('review.cannotRead')
  })

  it.each([
    ['a payment', send({ to: other, value: toBeHex(parseEther('1')) }), 'review.pay'],
    ['a transfer', call(encode('transfer', other, 5n)), 'review.transfer'],
    ['a transfer between others', call(encode('transferFrom', me, other, 5n)), 'review.move'],
    ['a revocation', call(encode('approve(address,uint256)', other, 0n)), 'review.approve.none'],
    [
      'a revocation of an operator',
      call(encode('setApprovalForAll', other, false)),
      'review.approveAll.none',
    ],
    ['a call that carries no value', call('0x12345678'), 'review.unknown'],
    ['calls in a call', call(encode('multicall', [encode('transfer', other, 1n)])), 'review.inner'],
  ])('is not risky: %s', (_, found, text) => {
    expect(found).toMatchObject({ isRisky: false, unread: [], warnings: [] })
    expect(texts(found)).toEqual([text])
  })

  it('with gas, fees, nonce and access list has no unread members', () => {
    const rest = {
      gas: '0x1',
      maxFeePerGas: '0x1',
      maxPriorityFeePerGas: '0x1',
      nonce: '0x1',
      type: '0x2',
    }
    const found = call(encode('transfer', other, 5n), {
      ...rest,
      accessList: [],
      chainId: '0x1',
      value: '0x0',
      gasPrice: undefined,
    })
    expect(found.isRisky).toBe(false)
  })

  it.each([
    ['an allowance', encode('approve(address,uint256)', other, 5n)],
    ['an allowance without a limit', encode('approve(address,uint256)', other, MaxUint256)],
    ['a higher allowance', encode('increaseAllowance', other, 5n)],
    ['an operator', encode('setApprovalForAll', other, true)],
    [
      'an allowance of Permit2',
      encode('approve(address,address,uint160,uint48)', token, other, 5n, 9),
    ],
    [
      'an allowance in a batch of another contract',
      encode('aggregate3', [[token, false, encode('approve(address,uint256)', other, 5n)]]),
    ],
    [
      'an allowance of an account',
      encode('execute', token, 0n, encode('approve(address,uint256)', other, 5n)),
    ],
    ['a new owner', encode('transferOwnership', other)],
  ])('needs a review or a declaration of the spender: %s', (_, data) => {
    const request = call(data)
    expect(isInDoubt(request)).toBe(true)
    if (!request.isRisky) expect(request.doubts).toEqual([{ kind: 'right', address: other }])
  })

  it.each([
    ['half of the range', MaxUint256 / 2n + 1n],
    ['the range less one', MaxUint256 - 1n],
    ['all bits of uint96', 2n ** 96n - 1n],
    ['all bits of uint160', 2n ** 160n - 1n],
  ])('has an allowance without a limit: %s', (_, amount) => {
    expect(texts(call(encode('approve(address,uint256)', other, amount)))).toEqual([
      'review.approve.unlimited',
    ])
  })

  it('is in doubt if it cannot be read, and more so if it carries value', () => {
    expect(call('0x12345678').doubts).toEqual([{ kind: 'call', address: token }])
    expect(call('0x12345678', { value: '0x1' }).doubts).toEqual([
      { kind: 'payment', address: token },
    ])
    expect(send({ to: undefined, data: '0x6000', value: '0x1' }).isRisky).toBe(true)
    expect(send({ to: undefined, data: '0x6000' }).isRisky).toBe(true)
  })

  it('with unknown members is risky, and the review lists them', () => {
    const found = send({ to: other, value: '0x1', feeCurrency: token })
    expect(found.unread).toEqual([
      { path: 'params[0].feeCurrency', value: token, reason: 'unread' },
    ])
    expect(found.isRisky).toBe(true)
    expect(read('eth_sendTransaction', [{ to: other }, { more: 1 }])).toMatchObject({
      isRisky: true,
      unread: [{ path: 'params[1]' }],
    })
  })

  it('of another chain or account has a warning, and is risky', () => {
    expect(send({ to: other, chainId: '0xa' })).toMatchObject({
      isRisky: true,
      caipNetworkId: 'eip155:10',
      warnings: [{ text: 'review.otherChain' }],
    })
    expect(send({ to: other, from: token })).toMatchObject({
      isRisky: true,
      warnings: [{ text: 'review.otherAccount' }],
    })
  })

  it('with an authorisation of EIP-7702 names the code that acts as the account', () => {
    const authorizationList = [{ address: other, chainId: '0x0', nonce: '0x1' }]
    const found = send({ to: me, type: '0x4', authorizationList })
    expect(found.isRisky).toBe(true)
    expect(found.statements.at(-1)).toMatchObject({
      text: 'review.delegate',
      values: { delegate: { address: other } },
      notes: [{ text: 'review.everyChain' }],
    })
  })

  it('needs the network on which it was reviewed', () => {
    expect(send({ to: other }).needsNetwork).toBe(true)
  })

  it('has the digest of its calldata', async () => {
    const data = encode('transfer', other, 5n)
    const length = zeroPadValue(toBeHex((data.length - 2) / 2), 32)
    expect(await call(data).details?.()).toMatchObject([
      { name: 'review.digest.calldata', text: keccak256(concat([length, data])) },
      { name: 'review.raw' },
    ])
  })
})

const nest = (data: string, depth: number): string =>
  depth === 0 ? data : nest(encode('multicall', [data]), depth - 1)
const approval = encode('setApprovalForAll', other, true)
const bytesOf = (data: string) => AbiCoder.defaultAbiCoder().encode(['bytes'], [data]).slice(2)

describe('a hostile transaction is risky, and never reads as a transfer alone', () => {
  it.each([
    ['bytes behind an approval', `${approval}00`],
    ['bytes behind a transfer', `${encode('transfer', other, 5n)}deadbeef`],
    ['an approval that is cut off', approval.slice(0, -2)],
    ['an operator that is 2 instead of true', `${approval.slice(0, -1)}2`],
    ['bytes before the address', approval.replace(/^(0x.{8})00/, '$1ff')],
    ['an approval in upper case', `0x${approval.slice(2).toUpperCase()}`],
    ['five calls deep', nest(approval, 5)],
    ['thirty calls deep', nest(encode('transfer', other, 5n), 30)],
    [
      'more calls than are read',
      encode('multicall', Array(201).fill(encode('transfer', other, 1n))),
    ],
    ['an approval for a proxy whose function is unknown', `0xdeadbeef${bytesOf(approval)}`],
    ['an approval behind three odd bytes', `0xdeadbeefaabbcc${approval.slice(2)}`],
    ['a megabyte', `0x12345678${'00'.repeat(1_000_000)}`],
    ['a megabyte behind an approval', `${approval}${'00'.repeat(1_000_000)}`],
  ])('%s', (_, data) => {
    const found = call(data)
    expect(found.isRisky).toBe(true)
    expect(found.statements.flatMap(everyText)).not.toEqual(['review.transfer'])
  })

  it.each([
    ['two members with different data', { data: encode('transfer', other, 1n), input: approval }],
    ['a harmless member before a harmful one', { data: '0x', input: approval }],
    ['data that are no bytes', { data: 'approve' }],
    ['data of odd length', { data: '0x123' }],
    ['a value that is no number', { value: 'all' }],
    ['a value below zero', { value: '-0x1' }],
    ['a name as the receiver', { to: 'vitalik.eth', value: '0x1' }],
    ['a receiver with a homoglyph', { to: `0х${other.slice(2)}`, value: '0x1' }],
    ['nothing', { to: undefined }],
  ])('%s', (_, transaction) => {
    expect(send(transaction).isRisky).toBe(true)
  })

  it.each([[undefined], [null], [[]], ['0x'], [[null]], [[[]]], [{ length: 1 }]])(
    'parameters %o',
    (params) => {
      expect(read('eth_sendTransaction', params).isRisky).toBe(true)
    },
  )
})

it('the reader agrees with the decoder of ethers on every approval and transfer, and marks all others', () => {
  const word = fc.bigInt(0n, MaxUint256)
  const account = fc.bigInt(1n, 2n ** 160n - 1n).map((value) => zeroPadValue(toBeHex(value), 20))
  const single = fc.oneof(
    fc.tuple(account, word).map(([to, amount]) => encode('transfer', to, amount)),
    fc.tuple(account, word).map(([to, amount]) => encode('approve(address,uint256)', to, amount)),
    fc.tuple(account, fc.boolean()).map(([to, isOn]) => encode('setApprovalForAll', to, isOn)),
  )
  const tail = fc.oneof(fc.constant(''), fc.stringMatching(/^(?:[\da-f]{2}){1,8}$/))
  fc.assert(
    fc.property(single, tail, fc.nat(6), (data, more, depth) => {
      const found = call(nest(data + more, depth))
      const parsed = abi.parseTransaction({ data })
      const [inner = found.statements[0]] = [...Array(depth).keys()].reduce<
        readonly (Statement | undefined)[]
      >((all) => all[0]?.parts ?? [], found.statements)
      const [first, second] = parsed?.args ?? []
      if (more) {
        expect(found.isRisky).toBe(true)
        expect(inner?.text).toBe('review.odd')
        return
      }
      const isHarmless = second === 0n || second === false
      expect(isInDoubt(found)).toBe(parsed?.name === 'transfer' || !isHarmless)
      expect(Object.values(inner?.values ?? {})).toContainEqual({ kind: 'address', address: first })
      if (typeof second === 'bigint')
        expect(Object.values(inner?.values ?? {})).toContainEqual({
          kind: 'amount',
          amount: second,
          unit: { token },
        })
    }),
  )
})

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}
const domain = { name: 'Coin', version: '1', chainId: 1, verifyingContract: token }
const permit = { owner: me, spender: other, value: '5', nonce: 0, deadline: 2_000_000_000 }
const typed = (data: object, account: unknown = me) =>
  read('eth_signTypedData_v4', [account, JSON.stringify(data)])
const signing = (types: object, primaryType: string, message: object, place: object = domain) =>
  typed({ types, primaryType, domain: place, message })

describe('typed data', () => {
  it('of a permit are read with spender, amount, network and deadline', () => {
    const found = signing(permitTypes, 'Permit', permit)
    expect(found).toMatchObject({
      isRisky: false,
      doubts: [{ kind: 'right', address: other }],
      from: me,
      caipNetworkId: 'eip155:1',
      unread: [],
      warnings: [],
      heading: 'review.heading.message',
      statements: [
        {
          text: 'review.approve',
          contract: token,
          values: { spender: { address: other }, amount: { amount: 5n, unit: { token } } },
          notes: [{ values: { date: { seconds: 2_000_000_000n } } }],
        },
      ],
    })
  })

  it('are read alike as JSON or an object, and with the parameters in either order', () => {
    const data = { types: permitTypes, primaryType: 'Permit', domain, message: permit }
    expect(texts(read('eth_signTypedData_v4', [me, data]))).toEqual(['review.approve'])
    expect(read('eth_signTypedData_v4', [JSON.stringify(data), me]).from).toBe(me)
  })

  it('of DAI and Permit2 are an allowance', () => {
    const dai = {
      Permit: [
        { name: 'holder', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'expiry', type: 'uint256' },
        { name: 'allowed', type: 'bool' },
      ],
    }
    const message = { holder: me, spender: other, nonce: '0', expiry: '0', allowed: true }
    expect(texts(signing(dai, 'Permit', message))).toEqual(['review.approve.unlimited'])
    const permit2 = {
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint160' },
        { name: 'expiration', type: 'uint48' },
        { name: 'nonce', type: 'uint48' },
      ],
    }
    const details = {
      token,
      amount: `0x${'f'.repeat(40)}`,
      expiration: '281474976710655',
      nonce: 0,
    }
    const found = signing(permit2, 'PermitSingle', { details, spender: other, sigDeadline: '9' })
    expect(found).toMatchObject({
      isRisky: true,
      statements: [{ text: 'review.approve.unlimited', contract: token }],
    })
  })

  const itemTypes = (extra: object[]) => [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
    ...extra,
  ]
  const orderTypes = {
    OrderComponents: [
      { name: 'offerer', type: 'address' },
      { name: 'zone', type: 'address' },
      { name: 'offer', type: 'OfferItem[]' },
      { name: 'consideration', type: 'ConsiderationItem[]' },
      { name: 'orderType', type: 'uint8' },
      { name: 'startTime', type: 'uint256' },
      { name: 'endTime', type: 'uint256' },
      { name: 'zoneHash', type: 'bytes32' },
      { name: 'salt', type: 'uint256' },
      { name: 'conduitKey', type: 'bytes32' },
      { name: 'counter', type: 'uint256' },
    ],
    OfferItem: itemTypes([]),
    ConsiderationItem: itemTypes([{ name: 'recipient', type: 'address' }]),
  }
  const zero = `0x${'0'.repeat(64)}`
  const nft = {
    itemType: 2,
    token,
    identifierOrCriteria: '7',
    startAmount: '1',
    endAmount: '1',
  }
  const price = (amount: string, recipient = me) => ({
    itemType: 0,
    token: `0x${'0'.repeat(40)}`,
    identifierOrCriteria: '0',
    startAmount: amount,
    endAmount: amount,
    recipient,
  })
  const order = (...consideration: object[]) =>
    signing(orderTypes, 'OrderComponents', {
      offerer: me,
      zone: other,
      offer: [nft],
      consideration,
      orderType: 0,
      startTime: '1',
      endTime: '2000000000',
      zoneHash: zero,
      salt: '1',
      conduitKey: zero,
      counter: '0',
    })

  it('of a Seaport order are risky, and marked if the order gives for nothing', () => {
    expect(order(price('1000000000000000000'))).toMatchObject({
      isRisky: true,
      statements: [
        { text: 'review.order.give', parts: [{ values: { item: { value: 7n } } }] },
        { text: 'review.order.get', parts: [{ values: { amount: { amount: 10n ** 18n } } }] },
      ],
    })
    for (const found of [order(), order(price('1')), order(price('1000000000000000000', other))])
      expect(found.statements.every(({ isGrave }) => isGrave)).toBe(true)
  })

  it('of Safes, delegations, transfers by others and forwarded calls are risky', () => {
    const safe = {
      SafeTx: [
        ...'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce'
          .split(',')
          .map((one) => ({ type: one.split(' ')[0], name: one.split(' ')[1] })),
      ],
    }
    const none = `0x${'0'.repeat(40)}`
    const message = {
      to: token,
      value: '0',
      data: encode('transfer', other, 5n),
      operation: 0,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: none,
      refundReceiver: none,
      nonce: 0,
    }
    const place = { chainId: 1, verifyingContract: other }
    expect(signing(safe, 'SafeTx', message, place)).toMatchObject({
      isRisky: true,
      statements: [{ text: 'review.safe', parts: [{ text: 'review.transfer' }] }],
    })
    expect(signing(safe, 'SafeTx', { ...message, operation: 1 }, place)).toMatchObject({
      statements: [{ text: 'review.delegateCall', isGrave: true }],
    })
    const votes = {
      Delegation: [
        { name: 'delegatee', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'expiry', type: 'uint256' },
      ],
    }
    const vote = { delegatee: other, nonce: 0, expiry: 9 }
    expect(signing(votes, 'Delegation', vote)).toMatchObject({
      isRisky: true,
      statements: [{ text: 'review.votes' }],
    })
  })

  it('that only have texts are not risky', () => {
    const types = {
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'contents', type: 'string' },
      ],
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallet', type: 'address' },
      ],
    }
    const message = { from: { name: 'Ada', wallet: me }, contents: 'Hello' }
    const found = signing(types, 'Mail', message)
    expect(found).toMatchObject({ isRisky: false, statements: [{ text: 'review.typed.unread' }] })
  })

  it('have the hashes that hardware wallets show', async () => {
    const EIP712Domain = [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ]
    const place = { name: 'Coin', chainId: 1 }
    const [first, second, final] =
      (await signing(
        { ...permitTypes, EIP712Domain, Unused: [] },
        'Permit',
        permit,
        place,
      ).details?.()) ?? []
    expect(first?.text).toBe(TypedDataEncoder.hashDomain(place))
    expect(second?.text).toBe(TypedDataEncoder.hashStruct('Permit', permitTypes, permit))
    expect(final?.text).toBe(TypedDataEncoder.hash(place, permitTypes, permit))
  })
})

describe('typed data whose type of the domain leaves out a member', () => {
  const name = { name: 'name', type: 'string' }
  const place = { ...domain, name: 'Coin' }

  it('that the page gives, say that chain and contract are not signed, and have no network', () => {
    const found = signing({ ...permitTypes, EIP712Domain: [name] }, 'Permit', permit, place)
    expect(warnings(found)).toEqual(['review.domain.noContract', 'review.domain.noChain'])
    expect(found).toMatchObject({ isRisky: true, caipNetworkId: null })
    const login = { Login: [{ name: 'text', type: 'string' }], EIP712Domain: [name] }
    expect(warnings(signing(login, 'Login', { text: 'Hi' }, place))).toEqual([
      'review.domain.noContract',
      'review.domain.noChain',
    ])
    expect(signing(login, 'Login', { text: 'Hi' }, { name: 'Coin' })).toMatchObject({
      isRisky: false,
      warnings: [],
    })
  })

  it('have the digest of the domain that the type declares', async () => {
    const types = { ...permitTypes, EIP712Domain: [name] }
    const details = (await signing(types, 'Permit', permit, place).details?.()) ?? []
    const signed = TypedDataEncoder.hash({ name: 'Coin' }, permitTypes, permit)
    expect(details.map(({ text }) => text)).toContain(signed)
  })
})

it.each<[string, object, object, object]>([
  ['values', {}, { value: 'much' }, {}],
  ['a domain that lacks a member', { EIP712Domain: [{ name: 'salt', type: 'bytes32' }] }, {}, {}],
  ['a type that is missing', { Permit: [{ name: 'a', type: 'Nothing' }] }, { a: {} }, {}],
  ['a chain that is none', {}, {}, { chainId: 'mainnet' }],
])(
  'typed data that contradict their types by %s have the raw request',
  async (_, types, message, place) => {
    const found = signing(
      { ...permitTypes, ...types },
      'Permit',
      { ...permit, ...message },
      { ...domain, ...place },
    )
    const [raw, ...more] = (await found.details?.()) ?? []
    expect(raw).toMatchObject({ name: 'review.raw', text: expect.stringContaining('Permit') })
    expect(more).toEqual([])
  },
)

describe('hostile typed data are risky', () => {
  const hostile: [string, ReadRequest, string?][] = [
    [
      'another chain',
      signing(permitTypes, 'Permit', permit, { ...domain, chainId: 5 }),
      'review.otherChain',
    ],
    [
      'a chain as text',
      signing(permitTypes, 'Permit', permit, { ...domain, chainId: 'mainnet' }),
      'review.otherChain',
    ],
    [
      'no chain',
      signing(permitTypes, 'Permit', permit, { verifyingContract: token }),
      'review.domain.noChain',
    ],
    [
      'no contract',
      signing(permitTypes, 'Permit', permit, { chainId: 1 }),
      'review.domain.noContract',
    ],
    [
      'a contract that is no address',
      signing(permitTypes, 'Permit', permit, { ...domain, verifyingContract: 'Coin' }),
      'review.domain.badContract',
    ],
    [
      'the own account as contract',
      signing(permitTypes, 'Permit', permit, { ...domain, verifyingContract: me }),
      'review.domain.ownAccount',
    ],
    [
      'another owner',
      signing(permitTypes, 'Permit', { ...permit, owner: other }),
      'review.otherAccount',
    ],
    [
      'another account',
      typed({ types: permitTypes, primaryType: 'Permit', domain, message: permit }, other),
      'review.otherAccount',
    ],
  ]
  it.each(hostile)('%s', (_, found, warning) => {
    expect(found.isRisky).toBe(true)
    expect(warnings(found)).toContain(warning)
  })

  it.each([
    [
      'an unlimited value in hexadecimal',
      { value: `0x${'f'.repeat(64)}` },
      'review.approve.unlimited',
    ],
    ['an unlimited value in decimals', { value: String(MaxUint256) }, 'review.approve.unlimited'],
    ['a value with zeros before it', { value: `0x${'0'.repeat(62)}05` }, 'review.approve'],
    ['a value that lost its digits', { value: 1e30 }, 'review.typed.unread'],
    ['a value below zero', { value: '-1' }, 'review.typed.unread'],
    ['a value with an exponent', { value: '1e77' }, 'review.typed.unread'],
    ['a value that is none', { value: null }, 'review.typed.unread'],
    ['a value in a list', { value: ['5'] }, 'review.typed.unread'],
    ['a spender with a homoglyph', { spender: `0х${other.slice(2)}` }, 'review.typed.unread'],
  ])('%s', (_, change, text) => {
    const found = signing(permitTypes, 'Permit', { ...permit, ...change })
    expect(isInDoubt(found)).toBe(true)
    expect(texts(found)).toEqual([text])
  })

  it.each([
    ['a permit under a harmless name', 'Login'],
    ['a permit under the name of an object’s own', 'constructor'],
  ])('%s cannot be read', (_, name) => {
    const found = signing({ [name]: permitTypes.Permit }, name, permit)
    expect(found.isRisky).toBe(true)
    expect(texts(found)).toEqual(['review.typed.unread'])
    expect(JSON.stringify(found.heading)).not.toContain(name)
  })

  it('fields that the types do not declare are shown as not signed', () => {
    const types = { Login: [{ name: 'text', type: 'string' }] }
    const found = signing(types, 'Login', { text: 'Hi', value: '0' }, { ...domain, note: 'safe' })
    expect(found.isRisky).toBe(true)
    expect(found.unread).toEqual([
      { path: 'domain.note', value: 'safe', reason: 'unsigned' },
      { path: 'message.value', value: '0', reason: 'unsigned' },
    ])
    const more = { types, primaryType: 'Login', domain, message: { text: 'Hi' }, note: 'x' }
    expect(typed(more)).toMatchObject({ isRisky: true, unread: [{ path: 'data.note' }] })
  })

  it('are those whose JSON has a member twice', () => {
    const json = JSON.stringify({
      types: { Login: [{ name: 'text', type: 'string' }] },
      primaryType: 'Login',
      domain,
      message: { text: 'Hi' },
    })
    expect(read('eth_signTypedData_v4', [me, json]).isRisky).toBe(false)
    const twice = json.replace('{"text":"Hi"}', '{"text":"all","text":"Hi"}')
    expect(read('eth_signTypedData_v4', [me, twice]).isRisky).toBe(true)
  })

  it.each([
    ['types that name themselves', { A: [{ name: 'a', type: 'A' }] }, { a: { a: { a: {} } } }],
    ['a type that is missing', { A: [{ name: 'a', type: 'B' }] }, { a: {} }],
    ['a field that is missing', { A: [{ name: 'a', type: 'string' }] }, {}],
    [
      'a field that is declared twice',
      {
        A: [
          { name: 'a', type: 'string' },
          { name: 'a', type: 'string' },
        ],
      },
      { a: '' },
    ],
    ['a large number', { A: [{ name: 'a', type: 'uint256' }] }, { a: '1000000' }],
    ['bytes', { A: [{ name: 'a', type: 'bytes' }] }, { a: '0x095ea7b3' }],
    ['an amount as text', { A: [{ name: 'amount', type: 'string' }] }, { amount: '100' }],
    ['a megabyte', { A: [{ name: 'a', type: 'string[]' }] }, { a: Array(200_000).fill('abc') }],
  ])('%s', (_, types, message) => {
    expect(signing(types, 'A', message).isRisky).toBe(true)
  })

  it.each([
    ['eth_signTypedData'],
    ['eth_signTypedData_v1'],
    ['eth_signTypedData_v3'],
    ['eth_signSomething'],
    ['wallet_sendPreparedCalls'],
  ])('%s cannot be read', (method) => {
    expect(read(method, [[], me])).toMatchObject({
      isRisky: true,
      statements: [{ text: 'review.cannotRead' }],
    })
  })
})

const signIn = (change: Record<string, string> = {}) => {
  const {
    domain: site = 'app.example',
    account = me,
    uri = 'https://app.example/login',
    chain = '1',
  } = change
  return `${site} wants you to sign in with your Ethereum account:\n${account}\n\nHello\n\nURI: ${uri}\nVersion: 1\nChain ID: ${chain}\nNonce: 12345678\nIssued At: 2020-01-01T00:00:00Z${change.more ?? ''}`
}
const sign = (message: string, account: unknown = me) => read('personal_sign', [message, account])
const hexOf = (text: string) => `0x${Buffer.from(text).toString('hex')}`

describe('a message', () => {
  it('is quoted, and is not risky', () => {
    for (const message of ['Hello\nAda é日', hexOf('Hello\nAda é日')]) {
      expect(sign(message)).toMatchObject({
        isRisky: false,
        quote: 'Hello\nAda é日',
        from: me,
        heading: 'review.heading.text',
      })
    }
    expect(read('personal_sign', [me, hexOf('Hello')])).toMatchObject({
      isRisky: false,
      quote: 'Hello',
    })
  })

  it('with tab, line ends and joined emoji is not risky', () => {
    for (const text of ['a\tb\r\nc', hexOf('a\tb\r\nc')])
      expect(sign(text)).toMatchObject({ isRisky: false, quote: 'a\tb\nc' })
    expect(sign('👩\u200d🚀')).toMatchObject({ isRisky: false, quote: '👩\u200d🚀' })
  })

  it('has the digest of ERC-191', async () => {
    const [digest] = (await sign(hexOf('Hello')).details?.()) ?? []
    expect(digest).toEqual({ name: 'review.digest.message', text: hashMessage('Hello') })
  })

  it.each([
    ['a hash', `0x${'ab'.repeat(32)}`, 'review.message.hash'],
    ['a transaction', `0x02f8${'ab'.repeat(80)}`, 'review.message.transaction'],
    ['a transaction of the first kind', `0xf86c${'ab'.repeat(80)}`, 'review.message.transaction'],
    ['bytes that are no text', '0x80ff', 'review.message.bytes'],
    ['32 bytes that happen to be text', hexOf('a'.repeat(32)), 'review.message.hash'],
    ['bytes with a control character', '0x00', 'review.message.bytes'],
    ['text in bytes with an escape', hexOf('Hello\u001b[2K'), 'review.message.bytes'],
  ])('is risky: %s', (_, message, text) => {
    expect(sign(message)).toMatchObject({ isRisky: true, statements: [{ text }] })
  })

  it.each([
    ['a hash as text', 'ab'.repeat(32), 'review.message.hash'],
    ['a transaction as text', hexOf(`0x02f8${'ab'.repeat(80)}`), 'review.message.bytes'],
    ['hidden characters', 'Hel\u200blo', 'review.message.hidden'],
    ['turned text', 'Hello \u202eada', 'review.message.hidden'],
    ['a control character', 'Hello\u0000 world', 'review.message.hidden'],
    ['a control character of ISO 6429', 'Hello\u0085', 'review.message.hidden'],
    ['a megabyte', 'a'.repeat(1_000_000), 'review.message.long'],
    ['another domain', signIn({ domain: 'bank.example' }), 'review.signIn.otherDomain'],
    ['a domain with a homoglyph', signIn({ domain: 'аpp.example' }), 'review.signIn.otherDomain'],
    [
      'a domain that begins alike',
      signIn({ domain: 'app.example.evil' }),
      'review.signIn.otherDomain',
    ],
    [
      'a domain behind a name',
      signIn({ domain: 'app.example@evil.example' }),
      'review.signIn.otherDomain',
    ],
    ['another URI', signIn({ uri: 'https://evil.example' }), 'review.signIn.otherUri'],
    ['another account', signIn({ account: other }), 'review.otherAccount'],
    ['another chain', signIn({ chain: '5' }), 'review.otherChain'],
    [
      'an end that has passed',
      signIn({ more: '\nExpiration Time: 2020-01-02T00:00:00Z' }),
      'review.signIn.expired',
    ],
    ['another form', signIn().replace('account:\n', 'account: '), 'review.signIn.malformed'],
  ])('is risky: %s', (_, message, warning) => {
    const found = sign(message)
    expect(found.isRisky).toBe(true)
    expect(warnings(found)).toContain(warning)
    expect((found.quote ?? '').length).toBeLessThanOrEqual(10_000)
  })

  it('that signs in to the page is recognised', () => {
    expect(sign(signIn())).toMatchObject({
      isRisky: false,
      heading: 'review.heading.signIn',
      warnings: [],
      facts: [{ value: { text: 'app.example' } }],
    })
  })

  it('of `eth_sign` is a hash', () => {
    expect(read('eth_sign', [me, `0x${'ab'.repeat(32)}`])).toMatchObject({
      isRisky: true,
      statements: [{ text: 'review.message.hash' }],
    })
  })
})

describe('a grant is risky, and is read with holder, permissions and end', () => {
  const permission = {
    type: 'native-token-periodic',
    data: { periodAmount: '0x5', periodDuration: 86_400 },
  }

  it('in the form of the standard', () => {
    const rules = [
      { type: 'expiry', data: { timestamp: 2_000_000_000 } },
      { type: 'new', data: {} },
    ]
    const grant = { chainId: '0x1', from: me, to: other, permission, rules }
    expect(read('wallet_requestExecutionPermissions', [grant])).toMatchObject({
      isRisky: true,
      from: me,
      caipNetworkId: 'eip155:1',
      unread: [{ path: 'params[0].rules', reason: 'unread' }],
      statements: [
        {
          text: 'review.grant',
          values: { holder: { address: other } },
          notes: [{ values: { date: { seconds: 2_000_000_000n } } }],
          parts: [{ text: 'sessions.native.every', values: { amount: { amount: 5n } } }],
        },
      ],
    })
  })

  it('in the form of a draft', () => {
    const signer = { type: 'account', data: { address: other } }
    const unlimited = { type: 'erc20-token-transfer', data: { address: token } }
    const grant = {
      chainId: 1,
      expiry: 9,
      signer,
      permissions: [permission, unlimited, { type: 'x' }],
    }
    expect(read('wallet_grantPermissions', [grant])).toMatchObject({
      isRisky: true,
      statements: [
        {
          values: { holder: { address: other } },
          parts: [
            {},
            { text: 'sessions.token.unlimited', isGrave: true, contract: token },
            { text: 'sessions.unknown', isGrave: true },
          ],
        },
      ],
    })
    expect(warnings(read('wallet_grantPermissions', [grant]))).toEqual(['review.otherChain'])
    const spelled = { ...grant, chainId: '0x1' }
    expect(warnings(read('wallet_grantPermissions', [spelled]))).toEqual([])
    expect(read('wallet_grantPermissions', undefined).isRisky).toBe(true)
  })
})

it('a request to sign an authorisation alone is risky', () => {
  const params = [{ contractAddress: other, chainId: 0, nonce: 1 }]
  expect(read('wallet_signAuthorization', params)).toMatchObject({
    isRisky: true,
    statements: [{ text: 'review.delegate' }],
  })
})

it('the reader throws for no parameters of any form', () => {
  const methods = [
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'personal_sign',
    'eth_sign',
    'wallet_grantPermissions',
    'wallet_requestExecutionPermissions',
    'wallet_signAuthorization',
  ]
  const odd = { toString: 0, big: 1n }
  for (const method of methods) read(method, [odd, { ...odd, from: odd, chainId: odd }])
  fc.assert(
    fc.property(fc.constantFrom(...methods), fc.anything(), (method, params) => {
      read(method, params)
      read(method, [params, me])
      read(method, [me, JSON.stringify(params) ?? ''])
    }),
  )
})

it('the most that a page’s gas price can cost is a fact, and one far above the usual is a doubt', () => {
  const transaction = { from: me, to: other, value: '0xde0b6b3a7640000', gas: '0x5208' }
  const feeOf = (patch: object) => {
    const {
      facts = [],
      warnings = [],
      isRisky,
    } = read('eth_sendTransaction', [{ ...transaction, ...patch }])
    const value = facts.find(({ name }) => name === 'review.fee')?.value
    return {
      amount: value && 'amount' in value ? value.amount : null,
      isHigh: warnings.some(({ text }) => /^review\.fee(?:High|Share)$/.test(text)),
      isRisky,
    }
  }
  const gwei = 10n ** 9n
  const hex = (price: bigint) => `0x${price.toString(16)}`
  expect(feeOf({})).toMatchObject({ amount: null, isHigh: false })
  expect(feeOf({ maxFeePerGas: hex(50n * gwei) })).toMatchObject({
    amount: 21_000n * 50n * gwei,
    isHigh: false,
  })
  expect(feeOf({ gasPrice: hex(100_000n * gwei) })).toMatchObject({
    amount: 21_000n * 100_000n * gwei,
    isHigh: true,
    isRisky: true,
  })
  // A price without a limit of gas.
  expect(feeOf({ gas: undefined, gasPrice: hex(100_000n * gwei) })).toMatchObject({ isHigh: true })
  // More than a tenth of the value, and no small change.
  expect(feeOf({ value: '0x1', maxFeePerGas: hex(10n * gwei) })).toMatchObject({ isHigh: true })
  expect(feeOf({ value: '0x1', maxFeePerGas: hex(gwei) })).toMatchObject({ isHigh: false })
})
