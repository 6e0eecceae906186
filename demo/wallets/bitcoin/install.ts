import { showApprovalsOf } from '../injected/approvalDialog.ts'
import { letterIcon } from '../shared/letterIcon.ts'
import { BitcoinWallet } from './BitcoinWallet.ts'
import { type BitcoinWalletControl, createControl } from './control.ts'
import { installLeather } from './interfaces/leather.ts'
import { installSatsConnect } from './interfaces/satsConnect.ts'
import { installStandard } from './interfaces/standard.ts'
import { installOkx, installUnisat } from './interfaces/unisat.ts'
import type { BitcoinWalletOptions, InterfaceName } from './options.ts'

declare global {
  interface Window {
    /** The Bitcoin test wallets of this page by name. */
    demoBitcoinWallet?: Record<string, BitcoinWalletControl>
  }
}

const installers: Record<InterfaceName, (wallet: BitcoinWallet, icon: string) => void> = {
  standard: installStandard,
  satsConnect: installSatsConnect,
  unisat: installUnisat,
  okx: installOkx,
  leather: installLeather,
}

/** Installs a Bitcoin wallet in the page, like an extension, and returns its control. */
export function installBitcoinWallet(options: BitcoinWalletOptions): BitcoinWalletControl {
  const wallet = new BitcoinWallet(options, location.origin, localStorage)
  const icon = options.icon ?? letterIcon(options.name)
  if (!options.headless) showApprovalsOf(wallet, { name: options.name, icon })
  const install = () => {
    for (const name of options.interfaces) installers[name](wallet, icon)
  }
  if (options.delayMs) setTimeout(install, options.delayMs)
  else install()
  addEventListener('storage', () => wallet.recall())
  const control = createControl(wallet)
  window.demoBitcoinWallet = { ...window.demoBitcoinWallet, [options.name]: control }
  return control
}
