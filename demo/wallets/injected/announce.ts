import { hexlify, uuidV4 } from 'ethers'
import { letterIcon } from '../shared/letterIcon.ts'
import type { InjectedWalletOptions } from './options.ts'
import type { InjectedProvider } from './provider.ts'

/** A wallet's EIP-6963 data. */
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

/** EIP-6963: announces now and at each request. Returns a function that announces again. */
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
  // A wallet that announces late has not run its script yet, so it does not receive earlier requests.
  target.addEventListener('eip6963:requestProvider', () => {
    if (announced) announce()
  })
  if (when === 0) announce()
  else if (when !== 'manual') setTimeout(announce, when)
  return announce
}
