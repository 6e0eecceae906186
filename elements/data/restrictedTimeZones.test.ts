import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the restricted time zones are in upper case, and browsers know each except Asia/Beijing', () => {
  const file = new URL('restrictedTimeZones.json', import.meta.url)
  const zones: string[] = JSON.parse(readFileSync(file, 'utf8'))
  expect(new Set(zones.map((zone) => zone.toUpperCase()))).toEqual(new Set(zones))
  const unknown = zones.filter((timeZone) => {
    try {
      return !new Intl.DateTimeFormat('en', { timeZone })
    } catch {
      return true
    }
  })
  expect(unknown).toEqual(['ASIA/BEIJING'])
})
