import type { InstallWallet, TestPage, TestWallet, TestWalletOptions } from '../types/testing.ts'
import type { InstalledOptions } from './offerFamily.ts'
import type { TestWalletHand } from './TestWalletHand.ts'

/** Scripts that run in the page, by family. In the package each script is one file without imports. */
const scripts: Record<TestWalletOptions['family'], () => Promise<unknown>> = {
  eip155: () => import('../../demo/wallets/injected/entry.ts'),
  solana: () => import('../../demo/wallets/solana/entry.ts'),
  polkadot: () => import('../../demo/wallets/polkadot/injected/entry.ts'),
  bip122: () => import('../../demo/wallets/bitcoin/entry.ts'),
}

/**
 * Installs a wallet as a browser extension would be: in every page that `page` opens, or in this page if there is no
 * `page`. Where a server renders the page it installs nothing.
 */
export const installWallet: InstallWallet = async (
  ...given: [TestPage, TestWalletOptions] | [TestWalletOptions]
): Promise<TestWallet> => {
  const [page, options] = given.length === 2 ? given : [undefined, given[0]]
  const { family, name = 'Test Wallet' } = options
  if (!Object.hasOwn(scripts, family)) {
    const known = Object.keys(scripts).join(', ')
    throw new TypeError(`A test wallet has a "family" (${known}), not ${JSON.stringify(family)}.`)
  }
  const id = `${family}:${name}`
  const complete: InstalledOptions = { ...options, name, id }
  if (page) {
    // The order of scripts is not defined, so the wallet waits until the script of its family has run.
    const waiting = '((window.testWallets ??= { installers: {}, hands: {} }).waiting ??= [])'
    const json = JSON.stringify(complete)
    await page.addInitScript({
      content: `{const own=${json},install=window.testWallets?.installers.${family};install?install(own):${waiting}.push(own)}`,
    })
    await page.addInitScript({ path: pathBeside(`${family}.js`) })
  } else if (typeof window !== 'undefined') {
    await scripts[family]()
    window.testWallets?.installers[family]?.(complete, true)
  }
  return createTestWallet(family, id, page)
}

/** Returns the path of a file beside this one, without modules of Node, so that pages can load this file too. */
function pathBeside(name: string): string {
  const { pathname } = new URL(import.meta.url.replace(/[^/]*$/, name))
  return decodeURIComponent(pathname).replace(/^\/(?=[a-z]:)/i, '')
}

function createTestWallet(family: TestWallet['family'], id: string, page?: TestPage): TestWallet {
  async function call<Name extends keyof TestWalletHand>(
    method: Name,
    ...values: Parameters<TestWalletHand[Name]>
  ): Promise<Awaited<ReturnType<TestWalletHand[Name]>>> {
    const argument: Call = [id, method, values]
    const answer = await (page ? page.evaluate(callHand, argument) : callHand(argument))
    return answer as Awaited<ReturnType<TestWalletHand[Name]>>
  }
  return {
    family,
    addresses: () => call('addresses'),
    requests: () => call('requests'),
    approve: () => call('approve'),
    reject: () => call('reject'),
    rejectNext: () => call('rejectNext'),
    hang: () => call('hang'),
    switchTo: (network) => call('switchTo', network),
    selectAccount: (index) => call('selectAccount', index),
    revoke: () => call('revoke'),
    leave: () => call('leave'),
  }
}

type Call = [id: string, method: keyof TestWalletHand, values: unknown[]]

/** Runs in the page, so it must not refer to anything outside of itself. */
async function callHand([id, method, values]: Call): Promise<unknown> {
  const hand = window.testWallets?.hands[id]
  if (!hand) {
    throw new Error(
      `The page has no test wallet ${id}: install it before the page opens. One that has left is gone.`,
    )
  }
  return Reflect.apply(hand[method] as (...all: unknown[]) => unknown, undefined, values)
}
