import { readFileSync } from 'node:fs'
import { inRepository } from './paths.ts'

const readText = (path: string) => readFileSync(inRepository(path), 'utf8')

// `npm run sri`: prints the import map and the script tag of this version with the hashes of the build.
const { version } = JSON.parse(readText('package.json')) as { version: string }
const { importmap, ...hashes } = JSON.parse(readText('dist/cdn/integrity.json')) as {
  importmap: object
  'wallet-modal.js': string
}
process.stdout.write(`<script type="importmap">${JSON.stringify(importmap)}</script>
<script type="module" crossorigin integrity="${hashes['wallet-modal.js']}"
  src="https://cdn.jsdelivr.net/npm/wallet-modal@${version}/dist/cdn/wallet-modal.js"></script>\n`)
