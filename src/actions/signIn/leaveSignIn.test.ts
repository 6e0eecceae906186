import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { accountOf, accounts, setStatus, updateAccount } from '../../controllers/accounts.ts'
import {
  addModal,
  createModal,
  type Modal,
  modalsInPage,
  removeModal,
} from '../../controllers/modal.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import { siwxDefaults, updateSiwx } from '../../controllers/siwx.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { ViewName } from '../../types/view.ts'
import { subscribe } from '../../utils/state.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { closeModal } from '../modal/closeModal.ts'
import { followConnections } from '../modal/followConnections.ts'
import { connectAnotherWallet } from './leaveSignIn.ts'
import { refreshSignIn } from './refreshSignIn.ts'
import { onHostRequest } from './requestFromHost.ts'

const addresses = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
}

function connect(namespace: keyof typeof addresses): void {
  const caipNetworkId = namespace === 'eip155' ? 'eip155:1' : null
  updateAccount(namespace, { address: addresses[namespace], caipNetworkId })
  setStatus(namespace, 'connected')
}

function openOn(view: ViewName): Modal {
  const modal = createModal(createRouter, null, closeModal)
  addModal(modal)
  writable(modal.state).open = true
  modal.router.reset(view)
  return modal
}

const viewsOf = ({ router }: Modal) => router.state.history.map(({ view }) => view)

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  setRequestedNetworks([testNetwork(1)])
  writable(networks).active = { eip155: testNetwork(1) }
  setActiveNamespace('eip155')
  connect('eip155')
  updateSiwx({ options: { ...siwxDefaults, enabled: true } })
  followConnections()
})

afterEach(() => {
  for (const modal of [...modalsInPage()]) removeModal(modal)
  delete writable(accounts).eip155
  delete writable(accounts).solana
})

async function failAtHost(): Promise<void> {
  onTestFinished(onHostRequest((_, { respond }) => respond(Promise.reject(new Error('down')))))
  await refreshSignIn({ opens: true })
}

it.each([
  ['if the user wants another', () => {}, connectAnotherWallet],
  ['while an account on Solana is connected', () => connect('solana'), connectAnotherWallet],
  ['if the host returns no sessions', () => {}, failAtHost],
])('a modal stays open from the sign-in to the wallets %s', async (_, prepare, leave) => {
  prepare()
  const modal = openOn('SIWXSignMessage')
  const seen: boolean[] = []
  const stop = subscribe(modal.state, () => seen.push(modal.state.open), true)
  await leave(modal)
  stop()
  expect(seen).not.toContain(false)
  expect(modal.state.open).toBe(true)
  expect(viewsOf(modal)).toEqual(['Connect'])
  expect(accountOf('eip155').status).toBe('disconnected')
})

it('another modal that shows the account closes when the user goes on with another wallet', async () => {
  const account = openOn('Account')
  await connectAnotherWallet(openOn('SIWXSignMessage'))
  expect(account.state.open).toBe(false)
})

it('a modal in which the account lies below the wallets closes when the user goes on with another wallet', async () => {
  const account = openOn('Account')
  account.router.push('Connect')
  await connectAnotherWallet(openOn('SIWXSignMessage'))
  expect(account.state.open).toBe(false)
})
