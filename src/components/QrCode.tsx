import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import { addStyles } from '../theme/styles.ts'
import css from './QrCode.css'

addStyles(css)

/** Width of the white border in modules; scanners need four. */
const quietZone = 4
/** With level M a scanner can restore up to 15 % of the code. The logo covers far less. */
const errorCorrection = 'M'

const finderSize = 7

const rounded = (x: number, y: number, size: number, radius: number) => {
  const side = size - 2 * radius
  const corner = `a${radius} ${radius} 0 0 1`
  return `M${x + radius} ${y}h${side}${corner} ${radius} ${radius}v${side}${corner} -${radius} ${radius}h-${side}${corner} -${radius} -${radius}v-${side}${corner} ${radius} -${radius}z`
}

/**
 * Returns the path of a finder pattern: a ring that is one module wide, around a block of three by three modules. The
 * path needs the even-odd fill rule.
 */
function drawFinder(x: number, y: number): string {
  return rounded(x, y, 7, 2) + rounded(x + 1, y + 1, 5, 1.4) + rounded(x + 2, y + 2, 3, 0.9)
}

/** Number of rings. The code appears ring by ring, from its middle outwards. */
const ringCount = 11
/** Time in ms between rings; the last one ends within 200 ms. */
const ringMs = 10

/** Returns the dark modules of each ring as a path with rounded corners, in units of one module. */
function drawModules(text: string): { rings: string[]; size: number } {
  const { data, size } = encode(text, { ecc: errorCorrection, border: quietZone })
  const middle = size / 2
  const hole = Math.round(size * 0.09)
  const far = size - quietZone - finderSize
  const finders = [
    [quietZone, quietZone],
    [far, quietZone],
    [quietZone, far],
  ] as const
  const inFinder = (x: number, y: number) =>
    finders.some(
      ([left, top]) => x >= left && x < left + finderSize && y >= top && y < top + finderSize,
    )
  const rings = Array<string>(ringCount).fill('')
  rings[ringCount - 1] = finders.map(([left, top]) => drawFinder(left, top)).join('')
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      const underLogo = Math.abs(x + 0.5 - middle) < hole && Math.abs(y + 0.5 - middle) < hole
      if (!dark || underLogo || inFinder(x, y)) continue
      const distance = Math.hypot(x + 0.5 - middle, y + 0.5 - middle) / (middle * Math.SQRT2)
      rings[Math.floor(distance * ringCount)] += rounded(x, y, 1, 0.3)
    }
  }
  return { rings, size }
}

/** A QR code with a logo. It is black on white in every theme. */
export function QrCode({ text, label, logo }: { text: string; label: string; logo: ReactNode }) {
  const { rings, size } = useMemo(() => drawModules(text), [text])
  return (
    <div className="qr" part="qr" role="img" aria-label={label} data-size={size}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {rings.map((path, ring) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the ring
            key={ring}
            d={path}
            fill="currentColor"
            fillRule="evenodd"
            style={{ animationDelay: `${ring * ringMs}ms` }}
          />
        ))}
      </svg>
      <div className="logo">
        <span>{logo}</span>
      </div>
    </div>
  )
}
