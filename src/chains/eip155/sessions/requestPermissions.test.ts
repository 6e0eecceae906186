import { expect, it, vi } from 'vitest'
import { requestPermissions } from './requestPermissions.ts'

const permissions = [{ type: 'call-limit', data: { count: 1 } }]
const requested = () => ({ chainId: '0xa', expiry: 2_000_000_000, permissions: [...permissions] })

async function grant(
  response: unknown,
  params: object[] | null = [requested()],
  method = 'wallet_grantPermissions',
) {
  const granted = vi.fn()
  const request = vi.fn(async (_: object) => response)
  const provider = { request, on: () => {}, removeListener: () => {} }
  const pending = requestPermissions(provider as never, { method, params: params as object[] }, {
    granted,
  } as never)
  return { asking: pending, granted, request }
}

it.each([
  ['the one that was asked for', {}, 'eip155:10'],
  ['the one that the wallet says', { ...requested(), chainId: '0x2105' }, 'eip155:8453'],
])('the network of a granted session is %s', async (_, response, caipNetworkId) => {
  const { asking: pending, granted } = await grant(response)
  await pending
  expect(granted).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ caipNetworkId, permissions, expiry: 2_000_000_000 }),
  )
})

it('a granted session has a null network if neither request nor response names a network', async () => {
  const { chainId: _, ...rest } = requested()
  const { asking: pending, granted } = await grant({}, [rest])
  await pending
  expect(granted).toHaveBeenCalledWith(expect.objectContaining({ caipNetworkId: null }))
})

it('the modal reports the permission request that the wallet received, even if the page changes its object meanwhile', async () => {
  const params = [requested()]
  const { asking: pending, granted, request } = await grant({}, params)
  params[0]?.permissions.push({ type: 'gas-limit', data: { count: 9 } })
  await pending
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ params: [requested()] }))
  expect(granted).toHaveBeenCalledWith(expect.objectContaining({ permissions }))
})

it('permission parameters that are not an array are refused before the wallet gets a request', async () => {
  const { asking: pending, request } = await grant({}, null)
  await expect(pending).rejects.toMatchObject({ code: -32602 })
  expect(request).not.toHaveBeenCalled()
})

it('the grants of `wallet_requestExecutionPermissions` on one network are one session, which lasts as long as the last', async () => {
  const one = (timestamp: number | null, chainId = '0xa') => ({
    chainId,
    context: '0x01',
    permission: {
      type: 'native-token-periodic',
      data: { periodAmount: '0x1', periodDuration: 60 },
    },
    rules: timestamp === null ? [] : [{ type: 'expiry', data: { timestamp } }],
  })
  const method = 'wallet_requestExecutionPermissions'
  const shown = async (response: unknown) => {
    const { asking, granted } = await grant(response, [requested()], method)
    expect(await asking).toBe(response)
    return granted.mock.calls[0]?.[0]
  }
  const { permission } = one(null)
  expect(await shown([one(1_900_000_000), one(2_000_000_000), one(2_100_000_000, '0x1')])).toEqual({
    caipNetworkId: 'eip155:10',
    permissions: [permission, permission],
    expiry: 2_000_000_000,
    expiresAt: 2_000_000_000_000,
  })
  expect((await shown([one(1_900_000_000), one(null)]))?.expiry).toBe(8_640_000_000_000)
  expect(await shown('nonsense')).toBeUndefined()
})
