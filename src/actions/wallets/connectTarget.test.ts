import { beforeEach, expect, it, vi } from 'vitest'
import { createModal, type Modal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import type { Connector } from '../../types/connector.ts'
import type { WalletRow } from '../../types/wallet.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { connectNamespace } from '../networks/selectNamespace.ts'
import { connectTarget } from './connectTarget.ts'
import { selectWallet } from './selectWallet.ts'

let modal: Modal
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  modal = createModal(createRouter)
})

it('the connect target is any wallet without a requested namespace', () => {
  expect(connectTarget(modal).namespace).toBeUndefined()
})

it('the connect target is the namespace that the host opened with', () => {
  modal.state.namespaceFilter = 'solana'
  expect(connectTarget(modal).namespace).toBe('solana')
})

it('the connect target is the user’s selection in all further views, until they go back', () => {
  modal.router.reset('Account')
  connectNamespace(modal, 'eip155', testNetwork(1))
  modal.router.push('AllWallets')
  modal.router.push('ConnectingWalletConnectBasic')
  expect(connectTarget(modal)).toMatchObject({ namespace: 'eip155', network: { id: 1 } })
  modal.router.goBackToIndex(0)
  expect(connectTarget(modal)).toEqual({ namespace: undefined, network: undefined })
})

it('a wallet on other namespaces is reached on the requested one, or not at all', () => {
  const way: Connector = { id: 'a', name: 'A', type: 'ANNOUNCED', namespace: 'eip155' }
  const row: WalletRow = {
    key: 'wallet:a',
    wallet: { id: 'a', name: 'A' },
    connectors: [way, { ...way, namespace: 'solana' }],
    tag: null,
  }
  selectWallet(modal, row)
  expect(modal.router.top()?.view).toBe('ConnectingMultiChain')
  connectNamespace(modal, 'solana')
  selectWallet(modal, row)
  expect(modal.router.top()).toMatchObject({
    view: 'ConnectingExternal',
    data: { namespace: 'solana' },
  })
  connectNamespace(modal, 'polkadot')
  selectWallet(modal, row)
  expect(modal.router.top()?.view).toBe('ConnectingWalletConnect')
})
