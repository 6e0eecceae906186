/** True for a valid nonce of a sign-in; EIP-4361 requires at least eight letters and digits. */
export function isNonce(value: string): boolean {
  return /^[a-zA-Z0-9]{8,256}$/.test(value)
}
