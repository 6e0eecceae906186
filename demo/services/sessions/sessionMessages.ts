/** What an account signs so that a session begins to be in force: nobody else can give it away. */
export const grantMessage = (pci: string) => `Grant the session ${pci}.`

/** What an account signs to end one. */
export const revocationMessage = (pci: string) => `Revoke the session ${pci}.`
