import { announceProvider, walletInfo } from './announce.ts'
import { showApprovalsOf } from './approvalDialog.ts'
import { createControl, type DemoWalletControl } from './control.ts'
import { InjectedWallet } from './InjectedWallet.ts'
import type { InjectedWalletOptions } from './options.ts'
import { type MemoryStore, memoryKey } from './permissions.ts'
import { createProvider, type InjectedProvider } from './provider.ts'
import type { WalletRequest } from './request.ts'
import { answerSessions } from './sessions.ts'

declare global {
  interface Window {
    /** The page's test wallets by rdns. A second wallet with the same rdns has the key `rdns#2`. */
    demoWallet?: Record<string, DemoWalletControl>
  }
}

/** Installs a test wallet in the page, like an extension, and returns its control. */
export function installInjectedWallet(options: InjectedWalletOptions): DemoWalletControl {
  const wallet = new InjectedWallet(options, location.origin, pageStorage())
  const requests: WalletRequest[] = []
  const provider = createProvider(wallet, requests)
  for (const flag of options.flags ?? []) Reflect.set(provider, flag, true)

  const info = walletInfo(options)
  const when = options.behaviour?.lateAnnounce ?? options.announceDelayMs ?? 0
  const announce = announceProvider(window, info, provider, options.legacyOnly ? 'manual' : when)
  if (options.legacyOnly || options.windowEthereum) exposeAsWindowEthereum(provider)
  if (!options.headless) showApprovalsOf(wallet, info)

  if (options.sessions) {
    answerSessions(wallet, info, requests, () => {
      const solana = window.demoSolanaWallet?.[options.name]
      return solana
        ? [{ chains: solana.chains, permit: solana.permit, accounts: solana.accounts }]
        : []
    })
  }

  addEventListener('storage', ({ key }) => {
    if (key === memoryKey(options.rdns)) wallet.followOtherTab()
  })

  const control = createControl(wallet, { info, provider, requests, announce })
  register(options.rdns, control)
  // Like an extension's background worker, this wallet responds a moment after its page script has run.
  setTimeout(() => wallet.events.emit('connect', { chainId: wallet.chain().id }))
  return control
}

/** Like that of real wallets, the property can be replaced. The wallet that loads last sets it. */
function exposeAsWindowEthereum(provider: InjectedProvider): void {
  Object.defineProperty(window, 'ethereum', {
    value: provider,
    configurable: true,
    writable: true,
  })
  window.dispatchEvent(new Event('ethereum#initialized'))
}

function register(rdns: string, control: DemoWalletControl): void {
  window.demoWallet ??= {}
  let key = rdns
  for (let number = 2; key in window.demoWallet; number += 1) key = `${rdns}#${number}`
  window.demoWallet[key] = control
}

/** Reading `localStorage` throws in a sandboxed frame. */
function pageStorage(): MemoryStore | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
