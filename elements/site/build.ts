import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer } from 'vitepress'
import { writePages } from './writePages.ts'

/**
 * Builds the site into `elements/site/out`, or serves it with the argument `--dev`. `SITE_BASE` is the path at which it will
 * stand, `/` without it.
 */
async function run(): Promise<void> {
  if (!existsSync(join(import.meta.dirname, '../../dist/cdn')))
    throw new Error('The site shows the built element: npm run build')
  await writePages()
  if (process.argv.includes('--dev')) {
    const server = await createServer(import.meta.dirname)
    await server.listen()
    server.printUrls()
  } else await build(import.meta.dirname)
}

await run()
