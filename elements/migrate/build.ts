import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const inFolder = (...parts: string[]) => join(import.meta.dirname, ...parts)

rmSync(inFolder('dist'), { recursive: true, force: true })
await build({
  entryPoints: [inFolder('migrate.ts')],
  outfile: inFolder('dist/migrate/migrate.js'),
  bundle: true,
  external: ['magic-string', 'typescript'],
  platform: 'node',
  format: 'esm',
  target: 'node20',
})
cpSync(inFolder('../../LICENSE'), inFolder('dist/LICENSE'))
cpSync(inFolder('../reference/networks.md'), inFolder('dist/reference/networks.md'))
