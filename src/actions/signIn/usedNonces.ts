/** Nonces of sign-ins that were made in this page: none of them makes another. */
export const usedNonces = new Set<string>()
