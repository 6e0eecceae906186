import { expect, it, vi } from 'vitest'
import { createShards } from '../../../../../../elements/bundle/registry/createShards.ts'
import type { ReviewContext } from '../../../../../types/review.ts'
import { eip155Requests } from '../../requestReader.ts'
import { linesOf } from '../testing/linesOf.ts'
import order from '../testing/registry/example/eip712-Order.json' with { type: 'json' }
import vectors from '../testing/registry/example/tests/eip712-Order.tests.json' with {
  type: 'json',
}

// The package of the registry has dropped the contracts of its typed data, so that its shards have none.
vi.mock('./shards.ts', () => {
  const { prints, shards } = createShards([order], 1)
  return { prints, loaders: shards.map((files) => async () => ({ default: files })) }
})

it('typed data of a contract in a shard are told with their owner and amounts, and stay risky', async () => {
  const context: ReviewContext = {
    caipNetworkId: 'eip155:1',
    addresses: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    origin: 'https://app.example',
    provider: {},
  }
  const [{ data } = { data: {} }] = vectors.tests
  const params = [context.addresses[0], JSON.stringify(data)]
  const unread = await eip155Requests.read({ method: 'eth_signTypedData_v4', params }, context)
  const described = await unread?.describe?.()
  const [statement] = described?.statements ?? []
  expect(statement && linesOf(statement)).toMatchInlineSnapshot(`
    [
      "Contract of Example in the public registry: “Sell”",
      "  Amount: 2500000 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "  Token: 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "  Amount: 1000000000000000000 0x6B175474E89094C44Da98b954EedeAC495271d0F",
      "  Token: 0x6B175474E89094C44Da98b954EedeAC495271d0F",
      "  Maker: 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
      "  Until: date 1782864000",
    ]
  `)
  expect(statement?.isGrave).toBe(true)
  expect(unread?.isRisky).toBe(true)
})
