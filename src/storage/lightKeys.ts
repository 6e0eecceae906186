/** What all but the SDK's own begin with. */
export const storagePrefix = 'wallet-modal/'

/** What the script at page load looks at, to know whether there is a session. */
export const lightKeys = {
  connectionStatus: 'wallet-modal/connection_status',
  openPairings: 'wallet-modal/open_pairings',
} as const
