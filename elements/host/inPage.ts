export interface HostInPage {
  /** Makes the attributes of this host's element the configuration of the page. */
  takeOver(): void
  /** True if the element's attributes permit that connections are restored. */
  restores(): boolean
}

/** Hosts in the page, oldest first. The attributes of the oldest host configure the page for all hosts. */
const hosts: HostInPage[] = []

export function configuringHost(): HostInPage | undefined {
  return hosts[0]
}

export function enterPage(host: HostInPage): void {
  hosts.push(host)
}

/** Removes a host. If it configured the page, returns the host that configures it from now on. */
export function leavePage(host: HostInPage): HostInPage | undefined {
  const index = hosts.indexOf(host)
  if (index < 0) return undefined
  hosts.splice(index, 1)
  return index === 0 ? hosts[0] : undefined
}
