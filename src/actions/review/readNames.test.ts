import { afterEach, expect, it, vi } from 'vitest'
import { createFakeEns } from '../../chains/eip155/names/testing/fakeEns.ts'
import { toNetwork } from '../../chains/networks.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { updateOptions } from '../../controllers/options.ts'
import type { Statement } from '../../types/review.ts'
import { readClaims, readNames } from './readNames.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const [router, mine, shop, other] = ['0xRouter', '0xMine', '0xShop', '0xOther']
const network = toNetwork('eip155:1')
const place = { networkId: network.caipNetworkId, network, address: mine }

const naming = (address: string, ...parts: Statement[]): Statement => ({
  text: 'review.pay.nothing',
  values: { to: { kind: 'address', address } },
  parts,
})

afterEach(() => {
  updateOptions({ contracts: undefined, customRpcUrls: {} })
  vi.unstubAllGlobals()
})

it('known contracts and tokens, own accounts and declared addresses have names, and others none', async () => {
  updateOptions({ contracts: JSON.stringify({ 'eip155:1': [shop] }) })
  const accounts = [{ address: mine.toLowerCase(), type: 'eoa' }]
  Object.assign(accountOf('eip155'), { accounts })
  const statements = [
    naming(router, naming(mine), naming(shop), naming(other)),
    { text: 'review.unknown', contract: usdc } as const,
  ]
  const request = {
    heading: 'review.heading.transaction',
    caipNetworkId: null,
    from: null,
    isRisky: true,
    statements,
    names: { [router]: 'Uniswap, V3' },
  } as const
  expect(await readNames(request, place)).toEqual({
    [router]: { kind: 'text', text: 'Uniswap, V3' },
    [usdc]: { kind: 'text', text: 'USDC' },
    [mine]: { kind: 'message', text: 'review.name.own' },
    [shop]: { kind: 'message', text: 'review.name.declared' },
  })
})

it('of the addresses without a known name, receivers have the primary name of the chain, but not contracts, tokens and suspects', async () => {
  const address = (digit: string) => `0x${digit.repeat(40)}`
  const [receiver, called] = [address('a'), address('b')]
  const [known, token, suspect] = [address('c'), address('d'), address('e')]
  const all = { [receiver]: 'bank.eth', [called]: 'router.eth', [known]: 'known.eth' }
  const records = Object.entries({ ...all, [token]: 'usdc.eth', [suspect]: 'safe.eth' })
  const ens = createFakeEns(
    Object.fromEntries(records.map(([address, name]) => [name, { address }])),
    Object.fromEntries(records),
  )
  updateOptions({ customRpcUrls: { 'eip155:1': ['https://node.example'] } })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) =>
    Response.json(await ens.respond(body)),
  )
  const unit = { kind: 'amount', amount: 1n, unit: { token } } as const
  const imitation = { token: { kind: 'address', address: token } } as const
  const statements: Statement[] = [
    { ...naming(receiver, naming(known), naming(suspect)), contract: called },
    { text: 'review.imitates', values: { amount: unit, ...imitation } },
  ]
  const request = {
    heading: 'review.list',
    caipNetworkId: null,
    from: null,
    isRisky: true,
  } as const
  const names = { [known]: { kind: 'text', text: 'Shop' } } as const
  expect(
    await readClaims({ ...request, statements, warnings: [naming(suspect)] }, names, place),
  ).toEqual({
    [receiver]: { kind: 'claim', text: 'bank.eth' },
  })
  expect(ens.calls.sort()).toEqual([receiver, 'bank.eth'].sort())
})

it('names that no node tells are left out', async () => {
  updateOptions({ customRpcUrls: { 'eip155:1': ['https://node.example'] } })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  const request = {
    heading: 'review.list',
    caipNetworkId: null,
    from: null,
    isRisky: true,
  } as const
  const statements = [naming(`0x${'a'.repeat(40)}`)]
  expect(await readClaims({ ...request, statements }, {}, place)).toEqual({})
})
