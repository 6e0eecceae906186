import { copyFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { installPackages } from '../../services/run/installPackages.ts'

const source = resolve(import.meta.dirname, 'extension')
const target = resolve(import.meta.dirname, '../../dist/polkadot-extension')

export const installExtension = (): Promise<void> =>
  installPackages(source, 'the polkadot-js extension: 230 MB, about 20 seconds')

/**
 * Builds the polkadot-js extension from its published engine (@polkadot/extension-base). This project adds the code
 * that makes the engine an extension; the extension's windows are left out. Returns the folder that a browser loads.
 */
export async function buildPolkadotExtension(): Promise<string> {
  await installExtension()
  await build({
    entryPoints: ['background', 'content', 'page', 'popup'].map((name) => `${source}/${name}.mjs`),
    outdir: target,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    mainFields: ['browser', 'module', 'main'],
    define: {
      'process.env.EXTENSION_PREFIX': '"polkadot{.js}"',
      'process.env.PORT_PREFIX': '"demo"',
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
    },
  })
  for (const file of ['manifest.json', 'index.html']) {
    await copyFile(`${source}/${file}`, `${target}/${file}`)
  }
  return target
}
