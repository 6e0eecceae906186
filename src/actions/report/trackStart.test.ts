import { afterEach, expect, it, vi } from 'vitest'
import { addModal, createModal, removeModal, updateModal } from '../../controllers/modal.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { updateOptions } from '../../controllers/options.ts'
import { createRouter } from '../../controllers/router.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { recordAnalytics } from './testing/recordAnalytics.ts'
import { trackStart } from './trackStart.ts'

const modal = createModal(createRouter)
afterEach(() => {
  removeModal(modal)
  vi.unstubAllGlobals()
})

it('the host’s configuration is tracked once, without keys and without the queries of URLs', () => {
  const counted = recordAnalytics()
  addModal(modal)
  updateModal(modal, { themeVariables: { '--wm-accent': 'red' } })
  setRequestedNetworks([testNetwork(1), testNetwork(8453)])
  updateOptions({ projectId: 'key-of-the-page' })
  updateOptions({ onramp: { coinbaseAppId: 'key-of-a-provider' } })
  updateOptions({
    metadata: {
      name: 'Shop',
      description: 'Sells things',
      url: 'https://shop.example/app?token=secret#id',
      icons: ['https://shop.example/icon.png?key=secret'],
    },
  })
  trackStart()
  trackStart()
  expect(counted).toEqual([
    {
      event: 'INITIALIZE',
      properties: {
        networks: ['eip155:1', 'eip155:8453'],
        allowUnsupportedChain: false,
        showWallets: true,
        themeMode: 'auto',
        themeVariables: { '--wm-accent': 'red' },
        metadata: { name: 'Shop', description: 'Sells things', url: 'https://shop.example/app' },
      },
    },
    { event: 'MODAL_CREATED', properties: {} },
  ])
})
