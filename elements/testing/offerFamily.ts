import type { TestWalletAnswer, TestWalletOptions } from '../types/testing.ts'
import { createHand, type FamilyHand, type TestWalletHand } from './TestWalletHand.ts'

/** Options of a wallet in the page, completed with the defaults of all families. */
export type InstalledOptions = TestWalletOptions & { id: string; name: string }

/** Settings that determine a wallet's responses. */
export interface Deciding {
  autoApprove: boolean
  headless: boolean
}

declare global {
  interface Window {
    testWallets?: {
      /**
       * Installers by family, which each family's script sets. With `isNew`, a wallet that was removed before is
       * installed again.
       */
      installers: Record<string, (options: InstalledOptions, isNew?: boolean) => void>
      /** Wallets whose family's script has not run yet. */
      waiting?: InstalledOptions[]
      /** Controls of the wallets, by wallet id. */
      hands: Record<string, TestWalletHand>
    }
  }
}

/** Storage key that marks a wallet as removed. Later pages do not have the wallet until a page installs it again. */
const leftKey = (id: string) => `test-wallet:left:${id}`

/** Enables a family in the page. Each family's script only calls this function. */
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

/** True if the key is stored. In a sandboxed frame every access to storage throws, so the result is false. */
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
    // If storage is blocked, no mark was stored.
  }
}

function mark(key: string): void {
  try {
    localStorage.setItem(key, 'left')
  } catch {
    // If storage is blocked, the wallet is removed only from this page.
  }
}
