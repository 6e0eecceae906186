import type { TestWalletAnswer, TestWalletOptions } from '../types/testing.ts'
import { createHand, type FamilyHand, type TestWalletHand } from './TestWalletHand.ts'

/** Options in the page, with defaults that are common to all families. */
export type InstalledOptions = TestWalletOptions & { id: string; name: string }

/** Settings that decide on a wallet's responses. */
export interface Deciding {
  autoApprove: boolean
  headless: boolean
}

declare global {
  interface Window {
    testWallets?: {
      /** Installers by family, set by each family's script. `isNew` also installs a wallet that was removed. */
      installers: Record<string, (options: InstalledOptions, isNew?: boolean) => void>
      /** Wallets whose family's script has not run so far. */
      waiting?: InstalledOptions[]
      /** The user's side of each wallet, by its id. */
      hands: Record<string, TestWalletHand>
    }
  }
}

/** A removed wallet is absent from later pages until a page installs it again. */
const leftKey = (id: string) => `test-wallet:left:${id}`

/** Enables a family in the page. The family's script consists of this call. */
export function offerFamily<Options extends TestWalletOptions>(
  family: Options['family'],
  install: (options: Options & { name: string }, deciding: Deciding) => FamilyHand,
): void {
  window.testWallets ??= { installers: {}, hands: {} }
  const { installers, hands, waiting = [] } = window.testWallets
  const installOne = ({ id, answers = 'approve', ...options }: InstalledOptions, isNew = false) => {
    if (isNew && hands[id]) {
      throw new TypeError(
        `The page has the test wallet ${id} already: give another one another name.`,
      )
    }
    if (isNew) unmark(leftKey(id))
    else if (isMarked(leftKey(id))) return
    const own = install(options as unknown as Options & { name: string }, decidingFor(answers))
    if (answers === 'reject') own.approvals.standing = 'rejected'
    hands[id] = createHand(own, () => {
      mark(leftKey(id))
      delete hands[id]
    })
  }
  installers[family] = installOne
  const own = waiting.filter((one) => one.family === family)
  window.testWallets.waiting = waiting.filter((one) => one.family !== family)
  for (const one of own) installOne(one)
}

function decidingFor(answers: TestWalletAnswer): Deciding {
  return { autoApprove: answers === 'approve', headless: answers !== 'dialog' }
}

/** A sandboxed frame throws on any access to its storage. */
function isMarked(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function unmark(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage nothing was marked.
  }
}

function mark(key: string): void {
  try {
    localStorage.setItem(key, 'left')
  } catch {
    // Without storage nothing outlives the page.
  }
}
