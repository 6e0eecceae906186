import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { compareFolders } from './compareFolders.ts'

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

it('a published file with one more byte, one that is not built and one that is missing are named', () => {
  const published = folderOf({ 'package.json': '{}', 'dist/cdn/a.js': 'a ', 'dist/steal.js': 's' })
  const built = folderOf({ 'package.json': '{}', 'dist/cdn/a.js': 'a', 'dist/b.js': 'b' })
  expect(compareFolders(published, built)).toEqual([
    'dist/b.js is built only',
    'dist/cdn/a.js differs',
    'dist/steal.js is published only',
  ])
  expect(compareFolders(built, built)).toEqual([])
})
