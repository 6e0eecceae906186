import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { integrityOf } from '../elements/bundle/manifest.mjs'
import { findWrongHashes } from './integrity.ts'

const files = [
  ['wallet-modal.js', 'import("./chunks/host-1.js")'],
  ['chunks/host-1.js', 'export const a = 1'],
] as const

it('a file that was cut after its hash was taken is found, and one without a hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'integrity-'))
  mkdirSync(join(folder, 'chunks'))
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'integrity.json'), integrityOf(files))
  const names = files.map(([name]) => name)
  expect(findWrongHashes(folder, names)).toEqual([])

  writeFileSync(join(folder, 'chunks/host-1.js'), 'export const a=1')
  writeFileSync(join(folder, 'chunks/late-2.js'), '')
  expect(findWrongHashes(folder, [...names, 'chunks/late-2.js'])).toEqual([
    'chunks/host-1.js has another hash in integrity.json',
    'chunks/late-2.js has another hash in integrity.json',
  ])
})
