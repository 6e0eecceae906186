/** Public key of the WalletConnect client, for requests to the hosted services. Null until the client has connected. */
export let clientId: string | null = null

export function setClientId(id: string | null): void {
  clientId = id
}
