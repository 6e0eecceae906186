/** A measured value and its limit. */
export interface Figure {
  name: string
  value: number
  limit: number
  unit: string
  /** The single measurements from which `value` is computed. */
  [detail: string]: number | string
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [high = Number.NaN] = sorted.slice(middle)
  if (sorted.length % 2 === 1) return high
  const [low = Number.NaN] = sorted.slice(middle - 1)
  return (low + high) / 2
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
