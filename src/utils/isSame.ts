/** Compares texts without the case of their letters: hashes, and addresses with and without a checksum. */
export const isSame = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase()
