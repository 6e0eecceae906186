import { describe, expect, it } from 'vitest'
// Loaded before the tests, since the time in which a chunk loads would count as the wallet's.
import '../../../src/chains/eip155/walletAssets.ts'
import { bitcoinChains } from '../../../src/chains/bip122/chains.ts'
import { isOwnError } from '../../../src/errors/WalletModalError.ts'
import type { OpenedWallet } from '../../../src/types/chainAdapter.ts'
import { clockOfTest } from './clockOfTest.ts'
import { faultyWallets } from './faultyWallets.ts'
import { createFault } from './walletFaults.ts'

type Action =
  | 'connect'
  | 'restore'
  | 'watch'
  | 'getNetwork'
  | 'switchNetwork'
  | 'signMessage'
  | 'getAssets'
  | 'revoke'
/** Actions in which the wallet waits for its user, who may take any time. */
const prompts: readonly Action[] = ['connect', 'switchNetwork', 'signMessage']
/** Faults after which only the user can go on, who may cancel. */
const pending = ['no response', 'a late response']
/** True if the wallet alone decides the result. The network that it names is compared by the callers. */
const isProved = (action: Action) => !['getNetwork', 'switchNetwork', 'getAssets'].includes(action)
/** True if the wallet lists no account any more, which a restore takes for a disconnect. */
const isEmpty = (value: unknown) => Object(Object(value).accounts).length === 0
/**
 * Returns the outcome without the network of a Bitcoin wallet that names one that is not known. The network counts as
 * unsupported, and the honest wallet's is no reason to use the accounts there.
 */
const withoutUnknownNetwork = (outcome: { value: unknown }) => {
  const { caipNetworkId, ...rest } = Object(outcome.value)
  const isUnknown =
    String(caipNetworkId).startsWith('bip122:') &&
    !bitcoinChains.some((chain) => chain.caipNetworkId === caipNetworkId)
  return isUnknown ? { value: expect.objectContaining(rest) } : outcome
}
/** The longest time in ms in which an action without a prompt ends. */
const limitMs = 10_000

const clock = clockOfTest()

const listener = { accounts() {}, network() {}, disconnect() {} }

describe.each(Object.entries(faultyWallets))(
  'a wallet of %s',
  (_, { adapter, other, address, create }) => {
    const actions: Record<Action, (opened: OpenedWallet) => Promise<unknown>> = {
      connect: (opened) => opened.connect({ silent: false }),
      restore: (opened) => opened.connect({ silent: true }),
      watch: async (opened) => opened.watch(listener)(),
      getNetwork: (opened) => opened.getNetwork(),
      switchNetwork: (opened) => opened.switchNetwork(other),
      signMessage: (opened) => opened.signMessage({ address, message: 'Hello' }),
      getAssets: async (opened) =>
        opened.getAssets?.({ address, caipNetworkId: 'eip155:1' }) ?? null,
      revoke: (opened) => opened.revoke(),
    }
    const names = Object.keys(actions) as Action[]

    /** Runs one action of a connected wallet, one method of which is faulty. */
    async function run(action: Action, method = '', kind = '') {
      const fault = createFault(method, kind)
      const opened = adapter.open(create(fault))
      if (action !== 'connect') await opened.connect({ silent: false })
      fault.isOn = true
      const outcome = actions[action](opened).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      const isSettled = await clock().until(outcome, limitMs)
      return isSettled ? await outcome : 'pending'
    }

    const honest = new Map<Action, unknown>()
    it('responds to each action', async () => {
      for (const action of names) honest.set(action, await run(action))
      expect([...honest].filter(([, outcome]) => outcome === 'pending')).toEqual([])
    })

    const unharmed = createFault('', '')
    create(unharmed)
    const cases = Object.entries(unharmed.kinds).flatMap(([method, kinds]) =>
      kinds.map((kind) => [method, kind] as const),
    )

    it.each(cases)(
      'whose method %s gives %s ends each action with a valid result or an error of the catalogue',
      async (method, kind) => {
        for (const action of names) {
          const outcome = await run(action, method, kind)
          const told = `${action}: ${JSON.stringify(outcome)}`
          if (outcome === 'pending') {
            expect(prompts, told).toContain(action)
            expect(pending, told).toContain(kind)
          } else if ('error' in outcome) {
            expect(isOwnError(outcome.error), `${told} ${outcome.error}`).toBe(true)
          } else if (isProved(action) && !isEmpty(outcome.value)) {
            expect(honest.get(action), told).toEqual(withoutUnknownNetwork(outcome))
          }
        }
      },
    )
  },
)
