/** Limits of one figure of `npm run bench`. Every number is an upper limit. */
export interface BenchLimits {
  /** In the unit of the figure. */
  atMost?: number
  /** Times the figure of the floor: React and a list (`e2e/bench/bare/floorModal.ts`). */
  timesFloor?: number
  /** Above the figure of the floor, in the unit of the figure. */
  aboveFloor?: number
  /** Times the figure of a modal as a page would write it by hand (`e2e/bench/bare/bareModal.ts`). */
  timesBare?: number
}

/** Time between two frames at 60 Hz, in milliseconds. */
export const frameMs = 1000 / 60

/** One table of limits for pages without logins and one for pages with them; the latter replaces single figures. */
const wallets = {
  'script at page load, kB gzip': { atMost: 4 },
  'scripts after the first opening, kB gzip': { atMost: 98.5 },
  'first row, cold, ms': { timesFloor: 2.2, timesBare: 1.1 },
  'first row, cold, 4x CPU, ms': { timesFloor: 2, timesBare: 1.1 },
  'first row, pointer moved, ms': { aboveFloor: frameMs, timesBare: 0.5 },
  'first row, pointer moved, 4x CPU, ms': { timesFloor: 2, timesBare: 0.8 },
  'first row, slow 4G, 4x CPU, ms': { timesFloor: 1.3 },
  'settled, cold, ms': { atMost: 200 },
  'settled, pointer moved, ms': { atMost: 160 },
  'second opening, ms': { atMost: frameMs, timesBare: 1.2 },
  'second opening, 4x CPU, ms': { atMost: 2 * frameMs, timesBare: 1.2 },
  'heap when open, MB': { atMost: 3 },
} satisfies Record<string, BenchLimits>

export type OpeningFigure = keyof typeof wallets

const logins: Partial<Record<OpeningFigure, BenchLimits>> = {
  'scripts after the first opening, kB gzip': { atMost: 105 },
  'first row, cold, ms': { timesFloor: 2.2, timesBare: 1.2 },
  'first row, cold, 4x CPU, ms': { timesFloor: 2, timesBare: 1.2 },
}

/** Returns the limits of a figure for a page without logins or with them. */
export function openingLimits(name: OpeningFigure, withLogins: boolean): BenchLimits {
  return (withLogins && logins[name]) || wallets[name]
}

interface JourneyLimits {
  files: number
  /** Files that wait for each other. */
  depth: number
  timesFloor: number
}

/**
 * Journeys on slow 4G. The floor of each is the same journey with its files cached, and one file of the same bytes
 * fetched. Files and round trips of a page are counted by `e2e/packages/journeys.spec.ts`, too.
 */
export const journeyLimits = {
  open: { files: 4, depth: 3, timesFloor: 1.2 },
  'open, German': { files: 8, depth: 3, timesFloor: 1.2 },
  connect: { files: 8, depth: 2, timesFloor: 1.2 },
  account: { files: 8, depth: 2, timesFloor: 1.2 },
  send: { files: 8, depth: 2, timesFloor: 1.2 },
  swap: { files: 8, depth: 2, timesFloor: 1.2 },
  'review of a request': { files: 8, depth: 2, timesFloor: 1.2 },
  restore: { files: 8, depth: 3, timesFloor: 1.2 },
} satisfies Record<string, JourneyLimits>
