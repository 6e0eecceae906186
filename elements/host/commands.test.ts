import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportError } from '../../src/actions/report/reportError.ts'
import { toNetwork } from '../../src/chains/networks.ts'
import { alert, setAlert } from '../../src/controllers/alert.ts'
import { onHostEvent } from '../../src/controllers/events.ts'
import { createModal } from '../../src/controllers/modal.ts'
import { setRequestedNetworks } from '../../src/controllers/networks.ts'
import { updateOptions } from '../../src/controllers/options.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { hideToast, toast } from '../../src/controllers/toast.ts'
import type { ErrorCode } from '../../src/errors/codes.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { errorText } from '../../src/i18n/messages.ts'
import type { ErrorDetail } from '../../src/types/host.ts'
import type { Command } from './bridge.ts'
import { createCommandQueue, runCommand, toRejection } from './commands.ts'

const events: ErrorDetail[] = []
onHostEvent((name, detail) => {
  if (name === 'error') events.push(detail as ErrorDetail)
})

const modal = createModal(createRouter)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  setRequestedNetworks([toNetwork('eip155:1')])
  updateOptions({ debug: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  hideToast()
  Object.assign(toast, { message: '' })
  setAlert(null)
  updateOptions({ debug: false })
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

it.each(failing)('an error %s that a view already shows is not emitted again', async (code) => {
  const error = new WalletModalError(code)
  reportError(error, 'toast')
  await toRejection(error, 'en')
  expect(events).toHaveLength(1)
  expect(alert.message).toBeNull()
  expect(toast.message).toBe(errorText('en', error))
})

/** A random generator with a seed. The same seed repeats a failing run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}

for (let seed = 1; seed <= 50; seed += 1) {
  it(`commands run in the order in which they were sent, whichever chunk loads first (sequence ${seed})`, async () => {
    const random = createRandom(seed)
    const inOrder = createCommandQueue()
    const started: number[] = []
    const expected: number[] = []
    const results: Promise<unknown>[] = []
    for (let index = 0; index < 30; index += 1) {
      const loads = random(8)
      const outcome = random(6)
      if (outcome !== 0) expected.push(index)
      results.push(
        inOrder(async () => {
          await turns(loads)
          if (outcome === 0) throw new Error('could not load')
          return () => {
            started.push(index)
            if (outcome === 1) throw new Error('failed at once')
            if (outcome === 2) return new Promise(() => {})
            return turns(random(8)).then(() => index)
          }
        }),
      )
      if (random(3) === 0) await turns(random(20))
      const last = results.at(-1)
      if (outcome === 0) await expect(last).rejects.toThrow('could not load')
      if (outcome === 1 && random(2)) await expect(last).rejects.toThrow('failed at once')
      else last?.catch(() => {})
      if (outcome > 2 && random(2)) expect(await last).toBe(index)
    }
    // This task starts after all others, so every promise that can settle has settled.
    await inOrder(() => () => {})
    expect(started).toEqual(expected)
  })
}
