import { formatUnits, parseUnits } from 'ethers'

/** Hundredths, as `12.34` has them; undefined for what is no such amount. */
export function readPayment(text: string): bigint | undefined {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? parseUnits(text, 2) : undefined
}

/** Whether a payment can be made by card or from a bank account. */
export function isWithin(
  limits: readonly { min: string; max: string }[],
  payment: bigint,
): boolean {
  return limits.some(({ min, max }) => {
    const [least = 0n, most = 0n] = [readPayment(min), readPayment(max)]
    return payment >= least && payment <= most
  })
}

/** Hundredths as `12.30`. */
export function writePayment(amount: bigint): string {
  const [whole, fraction = ''] = formatUnits(amount, 2).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
