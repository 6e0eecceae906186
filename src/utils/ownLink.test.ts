import { expect, it } from 'vitest'
import { toOwnLink } from './ownLink.ts'

it.each([
  ['metamask://', 'MetaMask'],
  ['trust://', 'Trust Wallet'],
  ['ledgerlive://', 'Ledger Live'],
  ['safe://', 'Safe{Wallet}'],
  ['safepalwallet://', 'SafePal'],
  ['imtokenv2://', 'imToken'],
  ['bybitapp://', 'Bybit Wallet'],
  ['kraken-wallet://', 'Kraken Wallet'],
  ['argent://app', 'Argent'],
  ['magiceden:', 'Magic Eden'],
  ['bnc://app.binance.com/cedefi/', 'Binance Wallet'],
  ['cbwallet://', 'Coinbase Wallet'],
  ['oneinch://', '1inch Wallet'],
  ['wc:', 'Any Wallet'],
  ['https://any.example/', 'Some Wallet'],
  ['http://localhost:4178/', 'Demo Web Wallet'],
])('%s is a link that %s may have', (link, name) => expect(toOwnLink(link, name)).toBe(link))

it.each([
  ['vscode://', 'MetaMask'],
  ['steam://run/10/', 'Trust Wallet'],
  ['devtools://devtools/', 'Rainbow'],
  ['search-ms:', 'Search'],
  ['ms-officecmd:', 'MS'],
  ['tel:', 'Telegram Wallet'],
  ['x-apple.systempreferences:', 'X Wallet'],
  ['trust://', 'Distrust'],
  ['rust://', 'Trust'],
  ['cbwallet://', 'MetaMask'],
  ['constructor://', 'MetaMask'],
  ['chrome://settings', 'MetaMask'],
  ['chrome-extension://abcdef/page.html', 'MetaMask'],
  ['googlechromes://evil.example', 'MetaMask'],
  ['android-app://com.wallet/https/evil.example', 'MetaMask'],
  ['itms-apps://a.example', 'MetaMask'],
  ['smb://evil.example/share', 'MetaMask'],
  ['ssh://evil.example', 'MetaMask'],
  ['wallet://', 'My Wallet'],
  ['app://', ''],
])('%s is no link of %s', (link, name) => expect(toOwnLink(link, name)).toBeNull())
