/** A host whose element is in the page. */
export interface HostInPage {
  /** Its attributes configure the page from now on. */
  takeOver(): void
  /** Whether connections are restored, as its attributes have it. */
  restores(): boolean
}

/** Oldest first. The first one's attributes configure the page; the others share what it set up. */
const hosts: HostInPage[] = []

/** The host whose attributes count. */
export function configuringHost(): HostInPage | undefined {
  return hosts[0]
}

export function enterPage(host: HostInPage): void {
  hosts.push(host)
}

/** Returns who is to take over: the oldest that remains, where the configuring host has left. */
export function leavePage(host: HostInPage): HostInPage | undefined {
  const index = hosts.indexOf(host)
  if (index < 0) return undefined
  hosts.splice(index, 1)
  return index === 0 ? hosts[0] : undefined
}
