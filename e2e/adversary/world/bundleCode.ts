import { build, type Plugin } from 'esbuild'
import { inRepository } from '../../../.ci/paths.ts'
import type { PageCode } from './pageCode.ts'

const entry = inRepository('e2e/adversary/world/pageCode.ts')

/** Packages that the bundle leaves out. All pages of a process share them, since they keep no state of a page. */
const packages: Record<string, object> = {}

/** A module that exports what a package exports, without loading it again. */
async function reexport(name: string): Promise<string> {
  const exports = await import(/* @vite-ignore */ name)
  packages[name] = exports
  const lines = Object.keys(exports).map(
    (key, at) => `const v${at} = it[${JSON.stringify(key)}]; export { v${at} as ${key} }`,
  )
  return [`const it = packages[${JSON.stringify(name)}]`, ...lines].join('\n')
}

const sharedPackages: Plugin = {
  name: 'shared-packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, namespace: 'package' }))
    onLoad({ filter: /.*/, namespace: 'package' }, async ({ path }) => ({
      contents: await reexport(path),
    }))
  },
}

/**
 * Bundles the code of the modal, as its build does. Returns a function that evaluates the bundle anew, as a page load does;
 * it takes some milliseconds, and needs neither a server nor real time for the chunks that load on use.
 */
export async function bundleCode(): Promise<() => PageCode> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    target: 'es2022',
    legalComments: 'none',
    plugins: [sharedPackages],
    logLevel: 'error',
  })
  const code = outputFiles.map(({ text }) => text).join('')
  const evaluate = new Function('packages', `${code}\nreturn page.load`)
  return () => evaluate(packages)
}
