import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportError } from '../../src/actions/report/reportError.ts'
import { toNetwork } from '../../src/chains/networks.ts'
import { alert } from '../../src/controllers/alert.ts'
import { onHostEvent } from '../../src/controllers/hostEvents.ts'
import { createModal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { options } from '../../src/controllers/options.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { hideToast, toast } from '../../src/controllers/toast.ts'
import type { ErrorCode } from '../../src/errors/codes.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { errorText } from '../../src/i18n/messages.ts'
import type { ErrorDetail } from '../../src/types/host.ts'
import type { Command } from './bridge.ts'
import { runCommand, toRejection } from './commands.ts'

const events: ErrorDetail[] = []
onHostEvent((name, detail) => {
  if (name === 'error') events.push(detail as ErrorDetail)
})

const modal = createModal(createRouter)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  networks.requested = [toNetwork('eip155:1')]
  options.debug = true
})
afterEach(() => {
  vi.restoreAllMocks()
  hideToast()
  Object.assign(toast, { message: '' })
  alert.message = null
  options.debug = false
  events.length = 0
})

const failing: readonly [ErrorCode, Command][] = [
  ['UNKNOWN_COMMAND', { command: 'dance' }],
  ['UNKNOWN_VIEW', { command: 'open', view: 'Nowhere' }],
  ['INVALID_VIEW_DATA', { command: 'open', view: 'Downloads' }],
  ['NETWORK_NOT_FOUND', { command: 'open', namespace: 'no-such' }],
  ['NOT_ENABLED', { command: 'open', view: 'SmartSessionList' }],
  ['WALLET_NOT_FOUND', { command: 'connect', wallet: 'no.such.wallet' }],
  ['NETWORK_NOT_FOUND', { command: 'switch-network', network: 'eip155:99999' }],
  ['NOT_CONNECTED', { command: 'sign-message', message: 'hello' }],
]

it.each(failing)(
  'a command’s error %s is emitted once, shown once, and rejects: %j',
  async (code, command) => {
    const rejection = await runCommand(modal, command).then(
      () => null,
      (thrown: unknown) => toRejection(thrown, 'en'),
    )
    expect(rejection).toMatchObject({ code })
    const sentence = rejection?.shortMessage
    expect(events).toMatchObject([{ code, shortMessage: sentence }])
    expect([alert.message, toast.open && toast.message].filter(Boolean)).toEqual([sentence])
  },
)

it.each(failing)('an error %s that a view has already shown is not emitted again', async (code) => {
  const error = new WalletModalError(code)
  reportError(error, 'toast')
  await toRejection(error, 'en')
  expect(events).toHaveLength(1)
  expect(alert.message).toBeNull()
  expect(toast.message).toBe(errorText('en', error))
})
