import { beforeEach, expect, it, vi } from 'vitest'
import { createModal, type Modal, updateModal } from '../../controllers/modal.ts'
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

it('`connectTarget` has no namespace if none was requested', () => {
  expect(connectTarget(modal).namespace).toBeUndefined()
})

it('`connectTarget` has the namespace that the host opened the modal with', () => {
  updateModal(modal, { namespaceFilter: 'solana' })
  expect(connectTarget(modal).namespace).toBe('solana')
})

it('`connectTarget` has the namespace that the user selected, in all further views until the user goes back', () => {
  modal.router.reset('Account')
  connectNamespace(modal, 'eip155', testNetwork(1))
  modal.router.push('AllWallets')
  modal.router.push('ConnectingWalletConnectBasic')
  expect(connectTarget(modal)).toMatchObject({ namespace: 'eip155', network: { id: 1 } })
  modal.router.goBackToIndex(0)
  expect(connectTarget(modal)).toEqual({ namespace: undefined, network: undefined })
})

it('a selected wallet connects on the requested namespace, and over WalletConnect if it has no connector there', () => {
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
