import { createHash } from 'node:crypto'

/** 64 hexadecimal digits, like the directory's ids, derived from the name. */
export function walletIdFor(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

/** An image id in the hosted form, derived from the wallet's id. */
export function imageIdFor(walletId: string): string {
  const digits = createHash('sha256').update(`image ${walletId}`).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}
