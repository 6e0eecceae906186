import { createHash } from 'node:crypto'

/** 64 hexadecimal digits, as the explorer's ids are; the same for the same name. */
export function walletIdFor(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

/** An image id in the form of the hosted ones, derived from the wallet's. */
export function imageIdFor(walletId: string): string {
  const digits = createHash('sha256').update(`image ${walletId}`).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}
