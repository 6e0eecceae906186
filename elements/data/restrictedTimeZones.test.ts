import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('names time zones that browsers know, in capitals', () => {
  const file = new URL('restrictedTimeZones.json', import.meta.url)
  const zones: string[] = JSON.parse(readFileSync(file, 'utf8'))
  expect(zones).toHaveLength(9)
  for (const zone of zones) {
    expect(zone).toBe(zone.toUpperCase())
    // Throws a RangeError for what is no time zone.
    new Intl.DateTimeFormat('en', { timeZone: zone })
  }
})
