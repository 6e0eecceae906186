import { formatUnits, parseUnits } from 'ethers'

/** Parses `12.34` into hundredths; undefined for other formats. */
export function readPayment(text: string): bigint | undefined {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? parseUnits(text, 2) : undefined
}

/** True if a payment is within the limits of card or bank account. */
export function isWithin(
  limits: readonly { min: string; max: string }[],
  payment: bigint,
): boolean {
  return limits.some(({ min, max }) => {
    const [least = 0n, most = 0n] = [readPayment(min), readPayment(max)]
    return payment >= least && payment <= most
  })
}

/** Formats hundredths as `12.30`. */
export function writePayment(amount: bigint): string {
  const [whole, fraction = ''] = formatUnits(amount, 2).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
