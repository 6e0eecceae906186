import { expect, it } from 'vitest'
import { type Breach, breachesOf } from '../invariants.ts'
import { runWorld } from '../runWorld.ts'
import { worldOf } from '../world/World.ts'
import { walletFaults } from './walletFaults.ts'

/** The request for which the wallet prompts, by the flow. */
const prompts = {
  'EVM send': 'eth_sendTransaction',
  'EVM sign-in': 'personal_sign',
  'Solana send': 'signTransactions',
  'Solana sign-in': 'signMessage',
  'Bitcoin send': 'signPsbt',
  'Bitcoin sign-in': 'signMessage',
  'Polkadot send': 'signPayload',
  'Polkadot sign-in': 'signRaw',
} as const

/** Faults that lead to different ways through a flow; the others become the same errors (`wallets.test.ts`). */
const kinds = ['code 4001', 'no response', 'a throw in place of a promise', 'the value null']

/** A provider whose first response to a method is faulty. */
function toFaulty<Provider extends object>(
  provider: Provider,
  method: string,
  fault: { respond: ((honest: () => unknown) => unknown) | undefined },
): Provider {
  return new Proxy(provider, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (name === 'signer') return toFaulty(Object(member), method, fault)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const asked = name === 'request' ? Object(args[0]).method : name
        const honest = () => Reflect.apply(member, target, args)
        const { respond } = fault
        if (asked !== method || !respond) return honest()
        fault.respond = undefined
        return respond(honest)
      }
    },
  })
}

/** Only the user ends a prompt without a response. */
const isOfPrompt = (kind: string, breach: Breach) =>
  kind === 'no response' && breach.startsWith('stuckNowhere')

it.each(
  Object.entries(prompts).flatMap(([flow, method]) =>
    kinds.map((kind) => [flow, method, kind] as const),
  ),
)('%s keeps draft and session if %s gives %s once', async (flow, method, kind) => {
  const fault = { respond: walletFaults[kind] }
  const outcome = await runWorld(worldOf(flow, 0), (family) => {
    const provide = family.provide.bind(family)
    family.provide = async (load) => toFaulty(await provide(load), method, fault)
  })
  expect(fault.respond, 'the wallet was asked').toBeUndefined()
  expect(breachesOf(outcome).filter((breach) => !isOfPrompt(kind, breach))).toEqual([])
  if (flow.endsWith('send')) expect(outcome.payments).toHaveLength(kind === 'no response' ? 0 : 1)
})
