import {
  findApp,
  isHostOrigin,
  type PageHostName,
  parentOrigin,
} from '../../src/connectors/installed/pageHosts/origins.ts'

const names: readonly PageHostName[] = ['safe', 'farcaster', 'ledgerLive']

/** True if the page or app that shows this page may be a wallet, judged without a message to it. */
export function required(_element: HTMLElement): boolean {
  if (parent === window) return findApp() !== null
  const origin = parentOrigin()
  return origin === undefined || names.some((name) => isHostOrigin(name, origin))
}

/** Stands in for the check for developers, whose chunk does not load in the page of another. */
export const warnIfLost = (_button: Element): void => {}
