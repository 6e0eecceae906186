import { shared } from '../../../demo/page/showcase/settings.ts'
import { shareInAddress } from '../../../demo/page/showcase/shareInAddress.ts'
import { showAccount } from '../../../demo/page/showcase/showAccount.ts'
import { showChoices } from '../../../demo/page/showcase/showChoices.ts'
import { showCode } from '../../../demo/page/showcase/showCode.ts'
import { showPlace } from '../../../demo/page/showcase/showPlace.ts'
import { showThemeEditor } from '../../../demo/page/showcase/showThemeEditor.ts'
import { themeButtons } from '../../../demo/page/showcase/themeButtons.ts'
import { h } from '../../../demo/wallets/shared/dom.ts'
import { serveChains } from '../chain/serveChains.ts'
import { signByCommand } from './signByCommand.ts'

function make(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** Reads the settings of a shared link. Other attributes are not read: a link must not choose services. */
function readAddress(wallet: HTMLElement): void {
  const parameters = new URLSearchParams(location.search)
  for (const name of shared) {
    const value = parameters.get(name)
    if (value === '-') wallet.removeAttribute(name)
    else if (value !== null) wallet.setAttribute(name, value)
  }
}

/**
 * Loads the test wallets once the user points at something or focuses it, or at once if a wallet was connected before: their
 * libraries are heavy, and the element lists wallets that announce themselves late, too. While the box is empty, they
 * approve by themselves.
 */
function bringTestWallets(rpcUrls: Record<string, string>, answersByHand: HTMLInputElement): void {
  const load = async () => {
    const { installTestWallets } = await import('./installTestWallets.ts')
    for (const wallet of installTestWallets(rpcUrls)) wallet.setAutoApprove(!answersByHand.checked)
  }
  answersByHand.addEventListener('change', load)
  if (Object.keys(localStorage).some((key) => key.includes('wallet-modal'))) void load()
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'touchstart'])
    document.addEventListener(type, load, { once: true, capture: true, passive: true })
}

/** Shows the buttons, the account, a message to sign, and the switch of the test wallets. */
function showTrial(wallet: HTMLElement, place: HTMLElement, chains: Record<string, string>): void {
  const account = make('div', { role: 'status' })
  const sign = h('button', { type: 'button' }, 'Sign a message')
  const result = h('output', { 'aria-live': 'polite' })
  const answersByHand = h('input', { type: 'checkbox' })
  place.append(
    h(
      'div',
      { className: 'row' },
      make('wallet-button', { for: 'wallet' }),
      make('wallet-network-button', { for: 'wallet' }),
      sign,
    ),
    account,
    result,
    h('label', {}, answersByHand, h('span', {}, 'Answer in the wallet yourself')),
    h(
      'p',
      { className: 'note' },
      'The test wallet and its Ethereum and Base live in this page: ten ether of test money on each, gone with a reload. Solana, Bitcoin and Polkadot sign here, and pay in the demo of a clone.',
    ),
  )
  showAccount(wallet, account)
  signByCommand(wallet, sign, result)
  bringTestWallets(chains, answersByHand)
}

function placeChoice(value: string, text: string): HTMLElement {
  const input = h('input', { type: 'radio', name: 'place', value })
  return h('label', {}, input, h('span', {}, text))
}

/** Shows the place of the modal, and the editor of its settings with their code. */
function showEditor(wallet: HTMLElement, place: HTMLElement): void {
  const open = make('button', { type: 'button', commandfor: 'wallet', command: '--open' })
  open.className = 'primary'
  open.textContent = 'Open the modal'
  const stage = h(
    'section',
    { className: 'stage', 'aria-label': 'The modal' },
    h(
      'fieldset',
      { className: 'segments' },
      h('legend', {}, 'Show the modal'),
      placeChoice('page', 'In the page'),
      placeChoice('above', 'As a dialog'),
    ),
    h('div', { className: 'above-only' }, open),
    wallet,
  )
  const theme = h('section', { 'aria-label': 'Looks' })
  const choices = h('section', { 'aria-label': 'Networks and features' })
  const code = h('section', { className: 'code', 'aria-label': 'Code' })
  place.append(h('div', { className: 'editor' }, theme, choices), stage, code)
  shareInAddress(wallet)
  readAddress(wallet)
  showPlace(wallet, stage, stage.querySelectorAll<HTMLInputElement>('[name=place]'))
  showThemeEditor(wallet, theme)
  showChoices(wallet, choices)
  showCode(wallet, code)
  themeButtons(wallet)
}

/** Shows the element with test wallets; with `isWhole` also the editor of its settings. */
export function mountPlayground(place: HTMLElement, isWhole: boolean): void {
  const networks = isWhole ? 'ethereum base solana bitcoin polkadot-asset-hub' : 'ethereum base'
  const chains = serveChains(new URL('chain/', location.href).href)
  const nodes = Object.fromEntries(Object.entries(chains).map(([id, url]) => [id, [url]]))
  const wallet = make('wallet-modal', {
    id: 'wallet',
    networks,
    'custom-rpc-urls': JSON.stringify(nodes),
  })
  const trial = h('section', { className: 'trial', 'aria-label': 'Try it' })
  place.append(trial)
  if (isWhole) showEditor(wallet, place)
  else place.append(wallet)
  showTrial(wallet, trial, chains)
}
