import { expect, it, vi } from 'vitest'
import { requestPermissions } from './requestPermissions.ts'

const permissions = [{ type: 'call-limit', data: { count: 1 } }]
const requested = () => ({ chainId: '0xa', expiry: 2_000_000_000, permissions: [...permissions] })

async function grant(response: unknown, params: object[] | null = [requested()]) {
  const granted = vi.fn()
  const request = vi.fn(async (_: object) => response)
  const provider = { request, on: () => {}, removeListener: () => {} }
  const method = 'wallet_grantPermissions'
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
