import { readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { transform } from 'esbuild'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './.ci/findChromium.ts'
// @ts-expect-error The modules of the build have no types.
import { registry } from './elements/bundle/registry.mjs'

const inBrowser = '{src,elements}/**/*.browser.test.tsx'

/** Files that change what `.ci/freshFile.ts` cannot give back, or test how packages load: each has a process. */
const alone = [
  '**/insecurePage.test.ts',
  'src/connectors/walletConnect/sdk/client.test.ts',
  'e2e/adversary/**/*.test.ts',
]

/** A `.css` file is its text, as in the build. */
const cssText = {
  name: 'css-text',
  enforce: 'pre' as const,
  async resolveId(
    this: {
      resolve(id: string, from?: string, options?: object): Promise<{ id: string } | null>
    },
    source: string,
    importer: string | undefined,
  ) {
    if (!source.endsWith('.css')) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved && `\0${resolved.id}.text`
  },
  async load(id: string) {
    if (!id.startsWith('\0') || !id.endsWith('.css.text')) return null
    const { code } = await transform(readFileSync(id.slice(1, -'.text'.length), 'utf8'), {
      loader: 'css',
      target: 'es2022',
    })
    return `export default ${JSON.stringify(code)}`
  },
}

export default defineConfig({
  plugins: [registry],
  test: {
    // Some tests talk to a chain or a relay that they start; machines differ.
    retry: process.env.CI ? 2 : 0,
    // These end what hangs; a machine under load gets the time it needs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The id of a shard contains the path of the package that it is made of, but the module is made by the plugin.
    server: { deps: { inline: [/\?shard=/] } },
    // WalletConnect's client (2.21.8) rejects promises that nothing awaits: if both sides end a session at once, and five
    // minutes after a test has left a request open, when other files run in the same process.
    onUnhandledError: ({ message }) =>
      !/Record was recently deleted - session|Request expired\. Please try again/.test(message),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,elements,demo,.ci}/**/*.test.{ts,tsx}'],
          // Apps and nodes of the demo have packages of their own, with tests.
          exclude: ['**/node_modules/**', inBrowser, ...alone],
          isolate: false,
          setupFiles: ['.ci/freshFile.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: ['**/node_modules/**'] },
      },
      {
        extends: true,
        plugins: [cssText],
        define: {
          'process.env.WALLET_MODAL_VERSION': '"0.0.0"',
          global: 'globalThis',
        },
        optimizeDeps: {
          // Dependencies found late would reload a page under test.
          entries: ['src/views/**/*.tsx', 'src/shell/App.tsx'],
          include: ['react/jsx-dev-runtime', 'react-dom/client'],
        },
        test: {
          name: 'browser',
          include: [inBrowser],
          // A limit for what hangs, as above.
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: chromiumArgs,
                get executablePath() {
                  return findChromium()
                },
              },
              contextOptions: { timezoneId: 'UTC', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 800, height: 700 },
          },
        },
      },
    ],
  },
})
