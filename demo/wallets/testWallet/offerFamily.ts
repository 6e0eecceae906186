import type { TestWalletAnswer, TestWalletOptions } from '../../../elements/types/testing.ts'
import { createHand, type FamilyHand, type TestWalletHand } from './TestWalletHand.ts'

/** Options as they reach the page: complete as far as all families go. */
export type InstalledOptions = TestWalletOptions & { id: string; name: string }

/** Who decides, as the wallets themselves have it. */
export interface Deciding {
  autoApprove: boolean
  headless: boolean
}

declare global {
  interface Window {
    testWallets?: {
      /** By family: a script a family fills this. `isNew` puts a wallet there that has left, too. */
      installers: Record<string, (options: InstalledOptions, isNew?: boolean) => void>
      /** Wallets whose family's script has not run yet. */
      waiting?: InstalledOptions[]
      /** The person's side of each wallet, by its id. */
      hands: Record<string, TestWalletHand>
    }
  }
}

/** A wallet that was removed is not in the pages that come, until a page itself installs it anew. */
const leftKey = (id: string) => `test-wallet:left:${id}`

/** Lets the page have wallets of a family. The script of a family is this call. */
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

/** A sandboxed frame throws on the mere mention of its storage. */
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
