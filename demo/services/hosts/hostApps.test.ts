import { expect, it } from 'vitest'
import { findHostApp, hostApps } from './hostApps.ts'

it('findHostApp returns host apps that can be run, and its error lists them', () => {
  const names = hostApps().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['html', 'next', 'react', 'viem', 'vue']))
  expect(names).not.toContain('node_modules')
  expect(names).not.toContain('shared')
  expect(findHostApp('viem')).toMatchObject({ hasGuide: false })
  expect(findHostApp('vue')).toMatchObject({ hasGuide: true, folder: expect.any(String) })
  expect(findHostApp('next')).toMatchObject({ hasGuide: true, folder: null })
  expect(() => findHostApp('veu')).toThrow(/^There is no host "veu"; there is .*html, .*vue.*\.$/)
  expect(() => findHostApp('')).toThrow(/^There is no host ""/)
  expect(() => findHostApp('..')).toThrow()
})
