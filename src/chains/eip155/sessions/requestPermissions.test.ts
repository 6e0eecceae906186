import { expect, it, vi } from 'vitest'
import { requestPermissions } from './requestPermissions.ts'

const permissions = [{ type: 'call-limit', data: { count: 1 } }]
const asked = () => ({ chainId: '0xa', expiry: 2_000_000_000, permissions: [...permissions] })

async function grant(answer: unknown, params: object[] | null = [asked()]) {
  const granted = vi.fn()
  const request = vi.fn(async (_: object) => answer)
  const provider = { request, on: () => {}, removeListener: () => {} }
  const method = 'wallet_grantPermissions'
  const asking = requestPermissions(provider as never, { method, params: params as object[] }, {
    granted,
  } as never)
  return { asking, granted, request }
}

it.each([
  ['the one that was asked for', {}, 'eip155:10'],
  ['the one that the wallet says', { ...asked(), chainId: '0x2105' }, 'eip155:8453'],
])('the network of a granted session is %s', async (_, answer, caipNetworkId) => {
  const { asking, granted } = await grant(answer)
  await asking
  expect(granted).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ caipNetworkId, permissions, expiry: 2_000_000_000 }),
  )
})

it('a granted session has a null network if neither request nor response names a network', async () => {
  const { chainId: _, ...rest } = asked()
  const { asking, granted } = await grant({}, [rest])
  await asking
  expect(granted).toHaveBeenCalledWith(expect.objectContaining({ caipNetworkId: null }))
})

it('the reported permission request is the one that the wallet received, even if the page changes its object meanwhile', async () => {
  const params = [asked()]
  const { asking, granted, request } = await grant({}, params)
  params[0]?.permissions.push({ type: 'gas-limit', data: { count: 9 } })
  await asking
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ params: [asked()] }))
  expect(granted).toHaveBeenCalledWith(expect.objectContaining({ permissions }))
})

it('permission parameters that are no array are refused before the wallet gets a request', async () => {
  const { asking, request } = await grant({}, null)
  await expect(asking).rejects.toMatchObject({ code: -32602 })
  expect(request).not.toHaveBeenCalled()
})
