import { afterEach, beforeEach, expect, it } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accounts, setStatus } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { isUnsupported } from './isUnsupported.ts'

const own = toNetwork('eip155:1')
const foreign = toNetwork('eip155:99999')

beforeEach(() => {
  networks.requested = [own]
  networks.activeNamespace = 'eip155'
  setStatus('eip155', 'connected')
})
afterEach(() => {
  delete accounts.eip155
  Object.assign(options, { enableNetworkSwitch: true, allowUnsupportedChain: false })
})

it('isUnsupported is true for a network that is not configured, while its namespace is active and connected', () => {
  expect(isUnsupported(foreign)).toBe(true)
  expect(isUnsupported(own)).toBe(false)
  networks.active.eip155 = own
  expect(isUnsupported()).toBe(false)
  networks.active.eip155 = foreign
  expect(isUnsupported()).toBe(true)
})

it('isUnsupported is false if the host turns network switching off', () => {
  options.enableNetworkSwitch = false
  expect(isUnsupported(foreign)).toBe(false)
})

it('isUnsupported is false if the page allows unsupported chains', () => {
  options.allowUnsupportedChain = true
  expect(isUnsupported(foreign)).toBe(false)
})

it('isUnsupported is false without a connection, or while another namespace is active', () => {
  networks.activeNamespace = 'solana'
  expect(isUnsupported(foreign)).toBe(false)
  networks.activeNamespace = 'eip155'
  setStatus('eip155', 'disconnected')
  expect(isUnsupported(foreign)).toBe(false)
})
