import { hexlify, uuidV4 } from 'ethers'
import type { InjectedWalletOptions } from './options.ts'
import type { InjectedProvider } from './provider.ts'

/** How a wallet names itself in EIP-6963. */
export interface WalletInfo {
  uuid: string
  name: string
  icon: string
  rdns: string
}

export function walletInfo(options: InjectedWalletOptions): WalletInfo {
  return Object.freeze({
    uuid: options.uuid ?? uuidV4(hexlify(crypto.getRandomValues(new Uint8Array(16)))),
    name: options.name,
    icon: options.icon ?? letterIcon(options.name),
    rdns: options.rdns,
  })
}

/** EIP-6963: announces now and whenever a page asks. Returns how to announce once more. */
export function announceProvider(
  target: EventTarget,
  info: WalletInfo,
  provider: InjectedProvider,
  when: number | 'manual',
): () => void {
  let announced = false
  const announce = () => {
    announced = true
    const detail = Object.freeze({ info, provider })
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  // A late wallet is one whose script has not run yet: until then it hears no question either.
  target.addEventListener('eip6963:requestProvider', () => {
    if (announced) announce()
  })
  if (when === 0) announce()
  else if (when !== 'manual') setTimeout(announce, when)
  return announce
}

/** A square with the first letter, in a colour of its own for each name. */
function letterIcon(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360
  const letter = /[a-z0-9]/i.exec(name)?.[0]?.toUpperCase() ?? 'W'
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="hsl(${hue} 55% 42%)"/>`,
    '<text x="48" y="66" font-family="system-ui,sans-serif" font-size="52" font-weight="600"',
    ` text-anchor="middle" fill="#fff">${letter}</text></svg>`,
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
