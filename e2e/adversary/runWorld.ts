import type { Namespace } from '../../src/types/caip.ts'
import { createBitcoin } from './families/bitcoin.ts'
import { createEvm } from './families/evm.ts'
import type { Family } from './families/Family.ts'
import { createPolkadot } from './families/polkadot.ts'
import { createSolana } from './families/solana.ts'
import type { Outcome } from './flows/Outcome.ts'
import { runPurchase } from './flows/purchase.ts'
import { runReplace } from './flows/replace.ts'
import { runRevoke } from './flows/revoke.ts'
import { runSend } from './flows/send.ts'
import { turn } from './flows/session.ts'
import { runSignIn } from './flows/signIn.ts'
import { runSwap } from './flows/swap.ts'
import { Browser } from './world/Browser.ts'
import { Clock } from './world/Clock.ts'
import { Liar } from './world/Liar.ts'
import { Network } from './world/Network.ts'
import type { Lie, Moment, World } from './world/World.ts'

/** The families, by the first word of a flow. */
const families = {
  EVM: createEvm,
  Solana: createSolana,
  Bitcoin: createBitcoin,
  Polkadot: createPolkadot,
} as const

const namespaces = {
  EVM: 'eip155',
  Solana: 'solana',
  Bitcoin: 'bip122',
  Polkadot: 'polkadot',
} as const
const flows = {
  send: runSend,
  swap: runSwap,
  replace: runReplace,
  revoke: runRevoke,
  purchase: runPurchase,
  'sign-in': runSignIn,
} as const

type FamilyName = keyof typeof families

const nameOf = (flow: string) => flow.split(' ')[0] as FamilyName

export const familyOf = (flow: string): Namespace => namespaces[nameOf(flow)]

const isRepeated = ({ entry, lie, from }: Lie, moment: Moment) =>
  entry.kind === 'wallet' && lie === 'twice' && from === moment

/** Runs one world from the first page to its end. `change` replaces parts of the family before the page loads. */
export async function runWorld(world: World, change?: (family: Family) => void): Promise<Outcome> {
  const clock = new Clock()
  const browser = new Browser(world)
  try {
    const liar = new Liar(world)
    const network = new Network(liar, clock)
    const setting = { world, liar, clock, network }
    const family: Family = families[nameOf(world.flow)](setting)
    change?.(family)
    liar.others = family.others
    liar.onEnter = (moment) => {
      browser.enter(moment, family)
      if (moment === world.turnAt) turn(world, family)
      if (world.lies.some((lie) => isRepeated(lie, moment))) family.repeat?.()
    }
    browser.enter('before', family)
    const outcome = await flows[world.flow.split(' ')[1] as keyof typeof flows](setting, family)
    const written = [...browser.storage.values.keys(), ...Object.keys(family.forged ?? {})]
    return {
      ...outcome,
      storedKeys: written.map((key) => key.replace(`/${family.namespace}:`, '/{namespace}:')),
    }
  } finally {
    clock.drop()
    browser.close()
    clock.close()
  }
}
