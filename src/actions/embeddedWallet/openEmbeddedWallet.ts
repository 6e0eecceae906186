import { openFrame } from '../../frame/page.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { followNamespace } from './followNamespace.ts'
import { followTheme } from './followTheme.ts'
import { frameHost } from './frameHost.ts'

/** The page's only embedded wallet. @throws WalletModalError PROJECT_ID_NOT_CONFIGURED */
export function openEmbeddedWallet(): EmbeddedWallet {
  const wallet = openFrame(frameHost())
  followTheme(wallet)
  followNamespace(wallet)
  return wallet
}
