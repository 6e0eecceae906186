import { expect, it } from 'vitest'
import { findHostApp, hostNames } from './hostApps.ts'

it('findHostApp returns host apps that can be run, and its error lists them', () => {
  expect(hostNames()).toEqual(expect.arrayContaining(['html', 'react', 'vue']))
  expect(hostNames()).not.toContain('node_modules')
  expect(findHostApp('vue')).toMatchObject({ hasBuild: true, hasServer: false })
  expect(findHostApp('html')).toMatchObject({ hasBuild: false })
  expect(() => findHostApp('veu')).toThrow(/^There is no host "veu"; there is .*html, .*vue.*\.$/)
  expect(() => findHostApp('')).toThrow(/^There is no host ""/)
  expect(() => findHostApp('..')).toThrow()
})
