export interface HostInPage {
  /** Makes the attributes of this host's element the page's configuration. */
  takeOver(): void
  /** True if the element's attributes permit restoring connections. */
  restores(): boolean
}

/** Hosts in the page, oldest first. The attributes of the first configure the page; the others share it. */
const hosts: HostInPage[] = []

export function configuringHost(): HostInPage | undefined {
  return hosts[0]
}

export function enterPage(host: HostInPage): void {
  hosts.push(host)
}

/** Returns the oldest remaining host if the configuring one has left. */
export function leavePage(host: HostInPage): HostInPage | undefined {
  const index = hosts.indexOf(host)
  if (index < 0) return undefined
  hosts.splice(index, 1)
  return index === 0 ? hosts[0] : undefined
}
