/** Signed by the account to activate a session. */
export const grantMessage = (pci: string) => `Grant the session ${pci}.`

/** Signed by the account to end a session. */
export const revocationMessage = (pci: string) => `Revoke the session ${pci}.`
