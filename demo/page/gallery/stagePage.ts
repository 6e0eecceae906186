import { installInjectedWallet } from '../../wallets/injected/install.ts'
import { installSolanaWallet } from '../../wallets/solana/install.ts'
import { hashOf, type Look, readLook } from './address.ts'
import { holdFrame } from './embeddedConnection.ts'
import { isolate } from './isolate.ts'
import { Stage, type StageUrls } from './Stage.ts'
import { attributesOf, showState } from './showState.ts'
import { longWalletName } from './viewState.ts'
import { viewStates } from './viewStates.ts'

const stateOf = ({ state }: Look) => viewStates.find(({ name }) => name === state)

isolate()
const urls = (await (await fetch('services.json')).json()) as StageUrls
holdFrame(urls.frame)

const node = urls.chains['eip155:1'] ?? ''
const rpcUrls = { ...urls.chains, 'eip155:137': node, 'eip155:424242': node }
const first = stateOf(readLook(location.hash))
const name = first?.walletName ?? longWalletName
const shared = { name, headless: true, exposeAllAccounts: true, rpcUrls }
const wallet = installInjectedWallet({ ...shared, rdns: 'test.wallet', chainId: 'eip155:1' })
installSolanaWallet({ ...shared, autoApprove: true })

const page = document.documentElement
const element = document.createElement('wallet-modal')
element.id = 'wallet'
const stage = new Stage(element, urls)

/** Applies the parts of the look that can change without a reload. */
function apply({ theme, dir, lang, place, variables }: Look): void {
  page.dir = dir
  page.lang = lang
  page.style.colorScheme = theme === 'auto' ? 'light dark' : theme
  stage.setAttributes({
    'theme-mode': theme,
    'theme-variables': variables || null,
    embedded: place === 'page' ? '' : null,
  })
}

/** Reports the shown state to the page around the stage and to tests. */
function report(look: Look | null, failure = ''): void {
  page.dataset.shown = look ? hashOf(look) : ''
  const place = document.querySelector('[role=alert]')
  if (place) place.textContent = failure
  if (window.parent !== window)
    window.parent.postMessage({ shown: look?.state ?? null, failure }, location.origin)
}

let shown: string | null = null
let work = Promise.resolve()

async function show(look: Look): Promise<void> {
  // Returns early if the user has chosen another state in the meantime.
  if (look.state !== readLook(location.hash).state) return
  const state = stateOf(look)
  if (!state) return report(null, `There is no state “${look.state}”.`)
  if (shown !== look.state) {
    shown = look.state
    report(null)
    // The texts by which a state finds its controls are English.
    apply({ ...look, dir: 'ltr', lang: 'en' })
    await showState(stage, wallet, state)
  }
  apply(look)
  report(look)
}

function fail(error: unknown): void {
  shown = null
  report(null, String(error))
}

function showAddress(): void {
  const look = readLook(location.hash)
  const isAlone = [stateOf(look), viewStates.find(({ name }) => name === shown)].some(
    (state) => state?.prepare || state?.walletName,
  )
  if (isAlone && shown !== null && shown !== look.state) location.reload()
  else work = work.then(() => show(look)).catch(fail)
}

stage.setAttributes({
  'project-id': '0123456789abcdef0123456789abcdef',
  'services-url': urls.walletServices,
  'blockchain-api-url': urls.blockchainApi,
  'analytics-url': urls.analytics,
  'relay-url': urls.relay,
  // States of other wallets list those alone.
  'nostr-relays': 'none',
  'metamask-relay': 'off',
  'frame-url': urls.frame,
  // The keys are invented; no provider has issued them.
  onramp: JSON.stringify({ coinbaseAppId: 'demo', meldPublicKey: 'demo' }),
  ...(first && attributesOf(first)),
})
first?.prepare?.(stage)
await customElements.whenDefined('wallet-modal')
document.body.append(element)
addEventListener('hashchange', showAddress)
showAddress()
