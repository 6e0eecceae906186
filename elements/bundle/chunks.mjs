import { join } from 'node:path'
import { root } from './root.mjs'

const firstOpen = [
  ['host', ['elements/host/createHost.ts', 'src/connectors/registry.ts']],
  ['shell', ['elements/WalletModalElement.ts', 'src/views/Connect/ConnectView.tsx']],
]

/**
 * What every first open needs comes in two files, fetched side by side: the host boundary, which
 * restoring a session needs alone, and the shell with the view it opens on. What both use is the host's.
 */
export function firstOpenChunk(id, { getModuleInfo }) {
  // What restoring a session uses too must not bring React with it.
  if (id.includes('commonjsHelpers')) return 'host'
  if (beyondFirstView.test(id)) return 'views'
  for (const [chunk, entries] of [...firstOpen, ['logins', [logins]]]) {
    if (chunk === 'logins' && !loginModules.test(id)) continue
    const reached = new Set()
    const visit = (module) => {
      if (reached.has(module)) return
      reached.add(module)
      for (const next of getModuleInfo(module)?.importedIds ?? []) visit(next)
    }
    for (const entry of entries) visit(join(root, entry))
    if (reached.has(id) && !lightModules.test(id)) return chunk
  }
  return undefined
}

/** Beside those, where the host has logins: one file, not one for each part that another view uses too. */
const logins = 'src/views/Connect/ConnectMethods.tsx'
const loginModules =
  /src\/(views\/(login|Connect)\/|components\/(EmailInput|Checkbox)|controllers\/login\.|actions\/(submitEmail|chooseSocial|listConnectMethods|listSocials|connectEmail|connectSocial|emailCooldownSeconds)\.)/

/** Wanted together by whoever goes on from the first view: where the others are, and their words. */
const beyondFirstView = /src\/(?:views\/registry|i18n\/en\/views)\.ts$/

/** In the script at page load already. */
const lightModules = /elements\/light\/|storage\/keys/
