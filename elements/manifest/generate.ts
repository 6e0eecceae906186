import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { emitTypes } from '../types/emitTypes.ts'
import { createManifest } from './createManifest.ts'

// The end of the build: what editors, compilers and hosts read of the package, into `dist` or the folder named.
const outDir = resolve(process.argv[2] ?? 'dist')
mkdirSync(outDir, { recursive: true })
emitTypes(resolve(outDir, 'types'))
const manifest = JSON.stringify(createManifest(), null, 2)
writeFileSync(resolve(outDir, 'custom-elements.json'), `${manifest}\n`)
const timeZones = resolve(import.meta.dirname, '../data/restrictedTimeZones.json')
copyFileSync(timeZones, resolve(outDir, 'restricted-time-zones.json'))
