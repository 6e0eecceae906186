import { afterEach, expect, it } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { updateOptions } from '../../controllers/options.ts'
import type { Statement } from '../../types/review.ts'
import { readNames } from './readNames.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const [router, mine, shop, other] = ['0xRouter', '0xMine', '0xShop', '0xOther']
const network = toNetwork('eip155:1')
const place = { networkId: network.caipNetworkId, network, address: mine }

const naming = (address: string, ...parts: Statement[]): Statement => ({
  text: 'review.pay.nothing',
  values: { to: { kind: 'address', address } },
  parts,
})

afterEach(() => updateOptions({ contracts: undefined }))

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
