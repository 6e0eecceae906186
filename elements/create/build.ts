import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const inFolder = (...parts: string[]) => join(import.meta.dirname, ...parts)

/** The pages that the scaffold reads. The package has them as they are. */
const pages = ['frameworks', 'networks.md', 'server.md', 'cookbook/server-sign-in.md']

rmSync(inFolder('dist'), { recursive: true, force: true })
await build({
  entryPoints: [inFolder('create.ts')],
  outfile: inFolder('dist/create/create.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
})
cpSync(inFolder('../../LICENSE'), inFolder('dist/LICENSE'))
for (const page of pages)
  cpSync(inFolder('../reference', page), inFolder('dist/reference', page), { recursive: true })
