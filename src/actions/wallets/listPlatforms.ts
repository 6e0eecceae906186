import type { WalletPlatform } from '../../types/analytics.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'

/** Ways to open a wallet, the default first. Without a wallet only the QR code. */
export function listPlatforms(
  wallet: Wallet | undefined,
  { connectors, isMobile }: { connectors: readonly Connector[]; isMobile: boolean },
): WalletPlatform[] {
  if (!wallet) return ['qrcode']
  const hasBrowser = Boolean(wallet.rdns) || (wallet.injected?.length ?? 0) > 0
  const isInstalled = connectorsOf(wallet, connectors).length > 0
  const platforms: WalletPlatform[] = []
  if (hasBrowser && isInstalled) platforms.push('browser')
  if (wallet.mobile_link) platforms.push(isMobile ? 'mobile' : 'qrcode')
  if (wallet.webapp_link) platforms.push('web')
  if (wallet.desktop_link && !isMobile) platforms.push('desktop')
  if (hasBrowser && !isInstalled && !isMobile) platforms.push('unsupported')
  return platforms.length > 0 ? platforms : ['qrcode']
}
