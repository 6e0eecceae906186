import { writeFileSync } from 'node:fs'
import { readmePath, renderReadme } from './readmeTables.ts'

// `npm run readme`: writes the README's tables anew.
writeFileSync(readmePath, renderReadme())
