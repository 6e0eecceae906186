import { vi } from 'vitest'
import { createFakeStorage } from '../../src/storage/testing/fakeStorage.ts'
import type { Namespace } from '../../src/types/caip.ts'
import { createBitcoin } from './families/bitcoin.ts'
import { createEvm } from './families/evm.ts'
import type { Family } from './families/Family.ts'
import { createSolana } from './families/solana.ts'
import type { Outcome } from './flows/Outcome.ts'
import { runSend } from './flows/send.ts'
import { runSwap } from './flows/swap.ts'
import { Clock } from './world/Clock.ts'
import { Liar } from './world/Liar.ts'
import { Network } from './world/Network.ts'
import type { World } from './world/World.ts'

/** The families, by the first word of a flow. */
const families = { EVM: createEvm, Solana: createSolana, Bitcoin: createBitcoin } as const

const namespaces = { EVM: 'eip155', Solana: 'solana', Bitcoin: 'bip122' } as const
const flows = { send: runSend, swap: runSwap } as const

type FamilyName = keyof typeof families

const nameOf = (flow: string) => flow.split(' ')[0] as FamilyName

export const familyOf = (flow: string): Namespace => namespaces[nameOf(flow)]

/** Runs one world from the first page to its end. */
export async function runWorld(world: World): Promise<Outcome> {
  const clock = new Clock()
  const storage = createFakeStorage()
  const target = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', new URL('https://site.example/'))
  for (const method of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => {})
  try {
    const liar = new Liar(world)
    const network = new Network(liar, clock)
    const setting = { world, liar, clock, network }
    const family: Family = families[nameOf(world.flow)](setting)
    liar.others = family.others
    return await flows[world.flow.split(' ')[1] as keyof typeof flows](setting, family)
  } finally {
    vi.clearAllTimers()
    vi.unstubAllGlobals()
    clock.close()
  }
}
