import { hashMessage, TypedDataEncoder } from 'ethers'
import { describe, expect, it } from 'vitest'
import { eip155Requests } from './review/requestReader.ts'
import { toSignedParams } from './signedParams.ts'

const me = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const hexOf = (text: string) => `0x${Buffer.from(text).toString('hex')}`
const domain = { verifyingContract: token, chainId: 1, name: 'Coin', salt: null }
const types = { Vote: [{ name: 'choice', type: 'string' }] }
const message = { choice: 'yes' }
const data = { types, primaryType: 'Vote', domain, message }
const EIP712Domain = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]
const whole = { ...data, types: { EIP712Domain, ...types } }

async function digestsOf(method: string, params: unknown) {
  const context = {
    caipNetworkId: 'eip155:1',
    addresses: [me],
    origin: 'https://app.example',
    provider: null,
  } as const
  const found = await eip155Requests.read({ method, params }, context)
  return ((await found?.details?.()) ?? []).map(({ text }) => text)
}

describe('the wallet gets typed data without a type of the domain', () => {
  it.each(['eth_signTypedData', 'eth_signTypedData_v3', 'eth_signTypedData_v4'])(
    'by %s with the type of the members that the domain has',
    (method) => {
      expect(toSignedParams(method, [me, data])).toEqual([me, whole])
      const [, json] = toSignedParams(method, [me, JSON.stringify(data)]) as [string, string]
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(whole)))
      expect(toSignedParams(method, [data, me])).toEqual([whole, me])
    },
  )

  it('unless its text has a number that would change when it is written again', () => {
    const text = JSON.stringify(data).replace('"yes"', '100000000000000000001')
    expect(toSignedParams('eth_signTypedData_v4', [me, text])).toEqual([me, text])
  })

  it('also if its text has long numbers that stay as they are', () => {
    const text = JSON.stringify(data).replace('"yes"', '[1000000000000000000,-9007199254740992]')
    const [, json] = toSignedParams('eth_signTypedData_v4', [me, text]) as [string, string]
    expect(JSON.parse(json).types).toEqual({ EIP712Domain, ...types })
    expect(json).toContain('[1000000000000000000,-9007199254740992]')
  })

  it.each([undefined, null])('also if the type of the domain is %s', (none) => {
    const given = { ...data, types: { ...types, EIP712Domain: none } }
    expect(toSignedParams('eth_signTypedData_v4', [me, given])).toEqual([me, whole])
  })

  it.each([undefined, null])('with an empty domain and its type if the domain is %s', (none) => {
    const rest = { ...data, domain: none }
    expect(toSignedParams('eth_signTypedData_v4', [me, rest])).toEqual([
      me,
      { ...rest, domain: {}, types: { EIP712Domain: [], ...types } },
    ])
  })

  it('in the form whose digest the review shows', async () => {
    const { salt: _, ...place } = domain
    const params = toSignedParams('eth_signTypedData_v4', [me, data])
    const digest = TypedDataEncoder.hash(place, types, message)
    expect(await digestsOf('eth_signTypedData_v4', params)).toContain(digest)
    expect(await digestsOf('eth_signTypedData_v4', [me, data])).toContain(digest)
  })
})

describe('the wallet gets hexadecimal digits that are no bytes', () => {
  it.each(['deadbeef', 'abc', '0xabc', '12', 'AB'.repeat(32)])(
    'as the bytes of the text that is shown: %s',
    async (text) => {
      for (const [params, signed] of [
        [
          [text, me],
          [hexOf(text), me],
        ],
        [
          [me, text],
          [me, hexOf(text)],
        ],
      ]) {
        expect(toSignedParams('personal_sign', params)).toEqual(signed)
        expect(await digestsOf('personal_sign', params)).toContain(hashMessage(text))
        expect(await digestsOf('personal_sign', signed)).toContain(hashMessage(text))
      }
    },
  )
})

it('the wallet gets bytes behind 0X with the prefix that every wallet reads', async () => {
  expect(toSignedParams('personal_sign', ['0XDEADbeef', me])).toEqual(['0xDEADbeef', me])
  expect(await digestsOf('personal_sign', ['0XDEADbeef', me])).toContain(
    hashMessage(Buffer.from('deadbeef', 'hex')),
  )
})

it('requests inside a request are handed on alike', () => {
  const request = { method: 'personal_sign', params: ['deadbeef', me] }
  const signed = { ...request, params: [hexOf('deadbeef'), me] }
  expect(toSignedParams('metamask_batch', [request, { method: 'eth_accounts' }])).toEqual([
    signed,
    { method: 'eth_accounts' },
  ])
  const invoked = { scope: 'eip155:1', request }
  for (const params of [invoked, [invoked]])
    expect(toSignedParams('wallet_invokeMethod', params)).toEqual(
      Array.isArray(params) ? [{ ...invoked, request: signed }] : { ...invoked, request: signed },
    )
})

it.each<[string, unknown]>([
  ['personal_sign', ['Hello', me]],
  ['personal_sign', ['0xdeadbeef', me]],
  ['personal_sign', ['0x', me]],
  ['personal_sign', ['', me]],
  ['personal_sign', [7, me]],
  ['personal_sign', undefined],
  ['eth_signTypedData_v4', [me, whole]],
  ['eth_signTypedData_v4', [me, JSON.stringify(whole, null, 1)]],
  ['eth_signTypedData_v4', [me, '{']],
  ['eth_signTypedData_v4', [me]],
  ['eth_signTypedData', [[{ type: 'string', name: 'a', value: 'b' }], me]],
  ['metamask_batch', [null]],
  ['wallet_invokeMethod', [{}]],
  ['eth_sendTransaction', [{ from: me, data: 'deadbeef' }]],
])('%s with %j is handed on as it is', (method, params) => {
  expect(toSignedParams(method, params)).toEqual(params)
})
