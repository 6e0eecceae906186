import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { renderReference } from './renderReference.ts'

const root = resolve(import.meta.dirname, '../..')

// Run by `npm run readme`.
for (const [path, text] of Object.entries(renderReference())) writeFileSync(join(root, path), text)
