import { afterEach, expect, it, vi } from 'vitest'
import { addModal, createModal, removeModal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
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
  modal.state.themeVariables = { '--wm-accent': 'red' }
  networks.requested = [testNetwork(1), testNetwork(8453)]
  options.projectId = 'key-of-the-page'
  options.onramp = { coinbaseAppId: 'key-of-a-provider' }
  options.metadata = {
    name: 'Shop',
    description: 'Sells things',
    url: 'https://shop.example/app?token=secret#id',
    icons: ['https://shop.example/icon.png?key=secret'],
  }
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
