import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { emitTypes } from '../types/emitTypes.ts'
import { createManifest } from './createManifest.ts'
import { createSbom } from './createSbom.ts'

// The last step of the build: writes types, manifest, SBOM, the index for assistants and time zones to `dist`, or to the
// folder in the first argument.
const outDir = resolve(process.argv[2] ?? 'dist')
mkdirSync(outDir, { recursive: true })
emitTypes(resolve(outDir, 'types'))
const manifest = JSON.stringify(createManifest(), null, 2)
writeFileSync(resolve(outDir, 'custom-elements.json'), `${manifest}\n`)
writeFileSync(resolve(outDir, 'sbom.cdx.json'), `${JSON.stringify(createSbom(), null, 1)}\n`)
const timeZones = resolve(import.meta.dirname, '../data/restrictedTimeZones.json')
copyFileSync(resolve(import.meta.dirname, '../reference/llms.txt'), resolve(outDir, 'llms.txt'))
copyFileSync(timeZones, resolve(outDir, 'restricted-time-zones.json'))
