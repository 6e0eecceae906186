/** Whether text can be the nonce of a sign-in: EIP-4361 has letters and digits, eight at least. */
export function isNonce(value: string): boolean {
  return /^[a-zA-Z0-9]{8,256}$/.test(value)
}
