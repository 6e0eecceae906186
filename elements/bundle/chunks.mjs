import { join } from 'node:path'
import { root } from './root.mjs'

const host = ['elements/host/createHost.ts', 'src/connectors/registry.ts']
const shell = ['elements/WalletModalElement.ts', 'src/views/Connect/ConnectView.tsx']
const connection = [
  'src/actions/connection/connect.ts',
  'src/actions/connection/restoreConnections.ts',
  'src/services/jsonRpc.ts',
]
const walletConnect = ['src/connectors/walletConnect/connector.ts']

/**
 * What every first open needs comes in two files, fetched side by side: the host boundary, which
 * restoring a session needs alone, and the shell with the view it opens on. What both use is the host's. What
 * connecting and restoring need is a third, but for what others need without connecting.
 */
export function chunkOf(id, { getModuleInfo }) {
  // What restoring a session uses too must not bring React with it.
  if (id.includes('commonjsHelpers')) return 'host'
  if (beyondFirstView.test(id)) return 'views'
  if (lightModules.test(id)) return undefined
  const isReachedFrom = (entries) => {
    const reached = new Set()
    const visit = (module) => {
      if (reached.has(module)) return
      reached.add(module)
      for (const next of getModuleInfo(module)?.importedIds ?? []) visit(next)
    }
    for (const entry of entries) visit(join(root, entry))
    return reached.has(id)
  }
  if (isReachedFrom(host)) return 'host'
  if (isReachedFrom(shell)) return 'shell'
  if (standardWallets.test(id)) return 'walletStandard'
  if (nodeBuffer.test(id)) return 'buffer'
  if (isReachedFrom([logins])) return loginModules.test(id) ? 'logins' : undefined
  return isReachedFrom(connection) && !isReachedFrom(walletConnect) ? 'connection' : undefined
}

/** Beside those, where the host has logins: one file, not one for each part that another view uses too. */
const logins = 'src/views/Connect/ConnectMethods.tsx'
const loginModules =
  /src\/(views\/(login|Connect)\/|components\/(EmailInput|Checkbox)|controllers\/login\.|actions\/login\/(submitEmail|chooseSocial|leaveSocial|listConnectMethods|listSocials|emailCooldownSeconds)\.)/

/** Wanted together by whoever goes on from the first view: where the others are, and their words. */
const beyondFirstView = /src\/(?:views\/registry|i18n\/en\/views)\.ts$/

/** Solana's and Bitcoin's installed wallets: the first file of both. */
const standardWallets =
  /src\/connectors\/installed\/walletStandard\/(?:discover|observe)|@wallet-standard\/app/

/** Of WalletConnect's packages and of Solana's: neither is to bring the other. */
const nodeBuffer = /node_modules\/(?:buffer|base64-js|ieee754)\//

/** In the script at page load already. */
const lightModules = /elements\/light\/|storage\/keys/
