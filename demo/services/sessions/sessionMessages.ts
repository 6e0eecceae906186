/** The text that an account signs to activate a session. */
export const grantMessage = (pci: string) => `Grant the session ${pci}.`

/** The text that an account signs to end a session. */
export const revocationMessage = (pci: string) => `Revoke the session ${pci}.`
