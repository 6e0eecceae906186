import { h } from '../../wallets/shared/dom.ts'
import {
  followSettings,
  readFeatures,
  readNetworks,
  writeFeatures,
  writeNetworks,
} from './settings.ts'

const networks: Readonly<Record<string, string>> = {
  ethereum: 'Ethereum',
  base: 'Base',
  arbitrum: 'Arbitrum',
  optimism: 'Optimism',
  polygon: 'Polygon',
  sepolia: 'Sepolia',
  'solana-devnet': 'Solana Devnet',
}

/** Features that are turned on by default. */
const features: Readonly<Record<string, string>> = {
  email: 'Email login',
  socials: 'Social logins',
  allWallets: 'All wallets',
  swaps: 'Swap',
  onramp: 'Buy',
  send: 'Send',
  receive: 'Receive',
  history: 'Activity',
}

interface Choice {
  key: string
  input: HTMLInputElement
}

function checkboxes(
  legend: string,
  texts: Readonly<Record<string, string>>,
  changed: (key: string, isOn: boolean) => void,
): { group: HTMLElement; all: Choice[] } {
  const all = Object.keys(texts).map((key) => {
    const input = h('input', { type: 'checkbox' })
    input.addEventListener('change', () => changed(key, input.checked))
    return { key, input }
  })
  const labels = all.map(({ key, input }) => h('label', {}, input, h('span', {}, texts[key])))
  const row = h('div', { className: 'row' }, ...labels)
  return { group: h('fieldset', { className: 'choices' }, h('legend', {}, legend), row), all }
}

/** Shows switches for networks and features. */
export function showChoices(wallet: HTMLElement, place: HTMLElement): void {
  const chains = checkboxes('Networks', networks, (key, isOn) => {
    const others = readNetworks(wallet).filter((one) => one !== key)
    // The last network cannot be removed, because no wallet can be connected without a network.
    if (isOn || others.length > 0) writeNetworks(wallet, isOn ? [...others, key] : others)
    update()
  })
  const flags = checkboxes('Features', features, (key, isOn) => {
    const { [key]: _, ...others } = readFeatures(wallet)
    writeFeatures(wallet, isOn ? others : { ...others, [key]: false })
  })
  function update(): void {
    const offered = readNetworks(wallet)
    const given = readFeatures(wallet)
    for (const { key, input } of chains.all) input.checked = offered.includes(key)
    for (const { key, input } of flags.all) input.checked = given[key] !== false
  }
  place.append(chains.group, flags.group)
  followSettings(wallet, update)
}
