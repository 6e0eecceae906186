import { afterEach, beforeEach, expect, it } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accounts, setStatus } from '../../controllers/accounts.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { writable } from '../../utils/testing/writable.ts'
import { isUnsupported } from './isUnsupported.ts'

const own = toNetwork('eip155:1')
const foreign = toNetwork('eip155:99999')

beforeEach(() => {
  setRequestedNetworks([own])
  setActiveNamespace('eip155')
  setStatus('eip155', 'connected')
})
afterEach(() => {
  delete writable(accounts).eip155
  Object.assign(options, { enableNetworkSwitch: true, allowUnsupportedChain: false })
})

it('isUnsupported is true for a network that is not configured, while its namespace is active and connected', () => {
  expect(isUnsupported(foreign)).toBe(true)
  expect(isUnsupported(own)).toBe(false)
  writable(networks.active).eip155 = own
  expect(isUnsupported()).toBe(false)
  writable(networks.active).eip155 = foreign
  expect(isUnsupported()).toBe(true)
})

it('isUnsupported is false if the host turns network switching off', () => {
  updateOptions({ enableNetworkSwitch: false })
  expect(isUnsupported(foreign)).toBe(false)
})

it('isUnsupported is false if the page allows unsupported chains', () => {
  updateOptions({ allowUnsupportedChain: true })
  expect(isUnsupported(foreign)).toBe(false)
})

it('isUnsupported is false without a connection, or while another namespace is active', () => {
  setActiveNamespace('solana')
  expect(isUnsupported(foreign)).toBe(false)
  setActiveNamespace('eip155')
  setStatus('eip155', 'disconnected')
  expect(isUnsupported(foreign)).toBe(false)
})
