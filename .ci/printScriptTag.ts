import { readFileSync } from 'node:fs'
import { inRepository } from './paths.ts'

type Texts = Record<string, string>

const readJson = (path: string) => JSON.parse(readFileSync(inRepository(path), 'utf8')) as Texts

// `npm run sri`: the script tag of this version, with the hash of what was built.
const { version } = readJson('package.json')
const { 'wallet-modal.js': hash } = readJson('dist/cdn/integrity.json')
process.stdout.write(`<script type="module" crossorigin integrity="${hash}"
  src="https://cdn.jsdelivr.net/npm/wallet-modal@${version}/dist/cdn/wallet-modal.js"></script>\n`)
