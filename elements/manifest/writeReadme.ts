import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { renderReference } from './renderReference.ts'

const root = resolve(import.meta.dirname, '../..')

// `npm run readme` runs this module.
for (const [path, text] of Object.entries(renderReference())) writeFileSync(join(root, path), text)
