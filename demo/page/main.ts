import { installInjectedWallet } from '../wallets/injected/install.ts'
import { installSolanaWallet } from '../wallets/solana/install.ts'
import { showAttributes } from './attributes.ts'
import { showEvents } from './events.ts'
import { addToWebWallet } from './localNetwork.ts'
import { showPending } from './pending.ts'
import { copyButton } from './showcase/copyButton.ts'
import { shareInAddress } from './showcase/shareInAddress.ts'
import { showAccount } from './showcase/showAccount.ts'
import { showChoices } from './showcase/showChoices.ts'
import { showCode } from './showcase/showCode.ts'
import { showPlace } from './showcase/showPlace.ts'
import { showPreview } from './showcase/showPreview.ts'
import { showThemeEditor } from './showcase/showThemeEditor.ts'
import { themeButtons } from './showcase/themeButtons.ts'
import { signInByServer } from './signIn.ts'
import { transact } from './transact.ts'

/** URLs of the demo's chains, from the page's server. */
interface DemoServices {
  chains: Record<string, string>
  blockchainApi: string
}

/** True if a URL is on the machine that serves this page, on any port. */
function isLocal(url: string): boolean {
  return (
    URL.canParse(url, location.href) && new URL(url, location.href).hostname === location.hostname
  )
}

function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`#${id} is missing in the page`)
  return element
}

const wallet = find('wallet')
// The listener is added before any await, since the element may request sessions at once.
signInByServer(wallet)

const services = (await (await fetch('/services.json')).json()) as DemoServices
const parameters = new URLSearchParams(location.search)

// Users of the demo get these wallets; tests install their own.
const bringsWallet = !parameters.has('no-wallet') && !window.testWallets?.installers.eip155
if (bringsWallet) {
  // Like real wallets, one wallet supports several families under one name. The modal shows one row for it.
  const shared = { name: 'Demo Wallet', rpcUrls: services.chains }
  const control = installInjectedWallet({
    ...shared,
    rdns: 'test.demo-wallet',
    chainId: 'eip155:1',
    sessionsUrl: services.blockchainApi,
    tellsAssets: parameters.has('wallet-assets'),
  })
  showPending(control, services.chains, {
    section: find('waiting'),
    hold: find('hold'),
    list: find('pending'),
  })
  installSolanaWallet(shared)
}

const local = 'polkadot:45454545454545454545454545454545'
if (local in services.chains) {
  const { showPolkadot } = await import('./polkadot.ts')
  showPolkadot(wallet, local, services.chains, !parameters.has('no-wallet'))
}

const bitcoinApi = services.chains['bip122:0f9188f13cb7b2c71f2a335e3a4fc328']
if (bitcoinApi) {
  const { showBitcoin } = await import('./bitcoin.ts')
  showBitcoin(wallet, bitcoinApi, bringsWallet)
}
if (bitcoinApi || local in services.chains) addToWebWallet(services.chains)

shareInAddress(wallet)
// Any attribute can be set in the URL: ?theme-mode=dark&embedded=-
for (const [name, value] of parameters) {
  if (['no-wallet', 'bitcoin-wallet', 'wallet-assets', 'preview'].includes(name)) continue
  // The URL of a service on another machine is ignored, because a link from another user must not choose the service at
  // which this user logs in.
  if (!/^[a-z][\w-]*$/.test(name) || (name.endsWith('-url') && !isLocal(value))) continue
  if (name === 'dir') document.documentElement.dir = value
  else if (value === '-') wallet.removeAttribute(name)
  else wallet.setAttribute(name, value)
}

themeButtons(wallet)
showPreview(wallet, find('preview'))
showPlace(wallet, find('stage'), document.querySelectorAll('[name=place]'))
showThemeEditor(wallet, find('theme'))
showChoices(wallet, find('choices'))
showCode(wallet, find('code'))
showAccount(wallet, find('account'))
for (const command of document.querySelectorAll('.install code')) {
  command.after(copyButton('the install command', command))
}
showEvents(wallet, find('state'), find('events'))
showAttributes(find('attributes'), wallet)
transact(wallet, services.chains, {
  sign: find('sign'),
  send: find('send'),
  result: find('result'),
})
