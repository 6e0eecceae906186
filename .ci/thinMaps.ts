import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { thinMap } from '../elements/bundle/thinMap.ts'
import { inRepository } from './paths.ts'

// `tsx .ci/thinMaps.ts <folder>` replaces the source maps in a folder by those of the published package.
const { version } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
  version: string
}
const repository = `https://raw.githubusercontent.com/wallet-modal/wallet-modal/v${version}/`
const [, , folder = 'dist'] = process.argv
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.map')) continue
  const path = join(folder, name)
  const whole = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(thinMap(whole, repository)))
}
