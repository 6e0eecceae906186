const nonces = new Set<string>()

/** Adds the nonce of a sign-in on this page. A nonce must not be used twice. */
export function addUsedNonce(nonce: string): void {
  nonces.add(nonce)
}

export const isUsedNonce = (nonce: string): boolean => nonces.has(nonce)
