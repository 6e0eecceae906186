import { FunctionFragment, Interface } from 'ethers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ProviderRpcError } from '../../../../errors/ProviderRpcError.ts'
import { arbitraryMessage, arbitraryOf } from '../clearSigning/testing/arbitraryOf.ts'
import { typesOf } from '../clearSigning/testing/typesOf.ts'
import { knownTypes } from '../knownTypes.ts'
import { encode } from '../testing/encode.ts'
import { grants } from '../testing/grants.ts'
import { messages } from '../testing/messages.ts'
import { multicall3, usdc } from '../testing/names.ts'
import { amountsOf, read } from '../testing/read.ts'
import { transactions } from '../testing/transactions.ts'
import { typed } from '../testing/typed.ts'

const corpus = [
  ...transactions.map(({ transaction }) => ({
    method: 'eth_sendTransaction',
    params: [transaction],
  })),
  ...messages,
  ...grants,
]

it('a request of the corpus with random changes is read without an exception', async () => {
  const change = fc.record({
    request: fc.constantFrom(...corpus),
    at: fc.nat(4_000),
    remove: fc.nat(70),
    insert: fc.oneof(
      fc.stringMatching(/^[\da-f]{0,70}$/),
      fc.string({ maxLength: 10 }),
      fc.constantFrom('{', '"', '[]', 'null', '0x', 'ff'.repeat(32), '00'.repeat(32)),
    ),
  })
  await fc.assert(
    fc.asyncProperty(change, async ({ request: { method, params }, at, remove, insert }) => {
      const text = JSON.stringify(params)
      const start = at % text.length
      const changed = text.slice(0, start) + insert + text.slice(start + remove)
      let given: unknown
      try {
        given = JSON.parse(changed)
      } catch {
        return
      }
      try {
        const { statements, warnings = [] } = await read(method, given)
        expect(statements.length + warnings.length).toBeGreaterThan(0)
      } catch (thrown) {
        // A batch in a form that the standard forbids is rejected, and never reaches the wallet.
        expect(thrown).toBeInstanceOf(ProviderRpcError)
        expect(method).toBe('wallet_sendCalls')
      }
    }),
    { numRuns: 3_000 },
  )
}, 120_000)

const builtIn = [
  'transfer(address to,uint256 amount)',
  'transferFrom(address from,address to,uint256 amount)',
  'safeTransferFrom(address from,address to,uint256 id)',
  'safeTransferFrom(address from,address to,uint256 id,uint256 amount,bytes data)',
  'safeBatchTransferFrom(address from,address to,uint256[] ids,uint256[] amounts,bytes data)',
  'approve(address spender,uint256 amount)',
  'approveAndCall(address spender,uint256 amount,bytes data)',
  'approveDelegation(address spender,uint256 amount)',
  'increaseAllowance(address spender,uint256 amount)',
  'increaseApproval(address spender,uint256 amount)',
  'permit(address owner,address spender,uint256 amount,uint256 deadline,uint8 v,bytes32 r,bytes32 s)',
  'approve(address token,address spender,uint160 amount,uint48 expires)',
]

it('the amounts of calls in calls are those that ethers decodes', async () => {
  const single = fc.constantFrom(...builtIn).chain((signature) => {
    const { inputs } = FunctionFragment.from(`function ${signature}`)
    return fc.tuple(fc.constant(signature), fc.tuple(...inputs.map(arbitraryOf)))
  })
  await fc.assert(
    fc.asyncProperty(fc.array(single, { minLength: 1, maxLength: 4 }), async (calls) => {
      const encoded = calls.map(([signature, args]) => encode(signature, ...args))
      const inner = encoded.map((data) => [usdc, true, data])
      const data = encode('aggregate3((address,bool,bytes)[])', inner)
      const { statements } = await read('eth_sendTransaction', [{ to: multicall3, data }])
      const parts = statements[0]?.parts ?? []
      expect(parts).toHaveLength(calls.length)
      for (const [index, part] of parts.entries()) {
        const [signature = ''] = calls[index] ?? []
        const codec = new Interface([`function ${signature}`])
        const decoded =
          codec.parseTransaction({ data: encoded[index] ?? '' })?.args.toArray(true) ?? []
        const known = decoded.flat().filter((one) => typeof one === 'bigint')
        expect(amountsOf(part).filter((one) => !known.includes(one))).toEqual([])
        const isSpoken = part.text !== 'review.odd' && !/unlimited|none/.test(part.text)
        if (isSpoken) expect(amountsOf(part).length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 300 },
  )
})

const integersIn = (value: unknown): bigint[] => {
  if (typeof value === 'bigint') return [value]
  if (Array.isArray(value)) return [BigInt(value.length), ...value.flatMap(integersIn)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(integersIn) : []
}

it('the amounts of typed data are those of the message', async () => {
  const given = fc.constantFrom(...Object.keys(knownTypes)).chain((encoding) => {
    const types = typesOf(encoding)
    const message = arbitraryMessage(types, encoding.slice(0, encoding.indexOf('(')))
    return fc.tuple(fc.constant(encoding), message)
  })
  let told = 0
  await fc.assert(
    fc.asyncProperty(given, async ([encoding, message]) => {
      const text = JSON.stringify(message, (_, one) => (typeof one === 'bigint' ? `${one}` : one))
      const domain = { name: 'Example', chainId: 1, verifyingContract: usdc }
      const { method, params } = typed('', encoding, JSON.parse(text), domain)
      const { statements } = await read(method, params)
      const amounts = statements.flatMap(amountsOf)
      told += amounts.length
      // DAI's permit allows all or nothing.
      const known = [0n, 2n ** 256n - 1n, ...integersIn(message)]
      expect(amounts.filter((one) => !known.includes(one))).toEqual([])
    }),
    { numRuns: 400 },
  )
  expect(told).toBeGreaterThan(100)
})
