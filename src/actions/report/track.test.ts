import { expect, it } from 'vitest'
import type { ViewName } from '../../types/view.ts'
import { recordAnalytics } from './testing/recordAnalytics.ts'
import { trackView } from './track.ts'

const counted = recordAnalytics()

it.each<[ViewName, string]>([
  ['AllWallets', 'CLICK_ALL_WALLETS'],
  ['Networks', 'CLICK_NETWORKS'],
  ['WhatIsAWallet', 'CLICK_WALLET_HELP'],
  ['WhatIsANetwork', 'CLICK_NETWORK_HELP'],
  ['GetWallet', 'CLICK_GET_WALLET'],
  ['Swap', 'CLICK_CONVERT'],
  ['SwapSelectToken', 'CLICK_SELECT_TOKEN_TO_SWAP'],
])('opening the view %s sends the analytics event %s', (view, event) => {
  counted.length = 0
  trackView(view)
  expect(counted).toEqual([{ event, properties: {} }])
})

it('opening Account, which is not tracked, sends no analytics event', () => {
  counted.length = 0
  trackView('Account')
  expect(counted).toEqual([])
})
