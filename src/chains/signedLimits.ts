/**
 * Maximum characters of a message and of a signature, far above real lengths. The longest signatures come from contract
 * wallets that are not deployed yet.
 */
export const maxMessageLength = 16_384
export const maxSignatureLength = 65_536
