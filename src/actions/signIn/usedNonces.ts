/** Nonces of sign-ins in this page, none of which may be used again. */
export const usedNonces = new Set<string>()
