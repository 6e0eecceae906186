import { verifyMessage } from 'ethers'
import { startCookbookApp } from '../../demo/services/hosts/cookbook.ts'
import { expect, test } from '../fixtures/test.ts'

// Installs packages and builds the examples of the page for assistants.
test.describe.configure({ timeout: 600_000 })

// The spec runs with `npm run test:hosts` only, to save time.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const page = (main: string) =>
  `<!doctype html><title>App</title><div id="app"></div><script type="module" src="/src/${main}"></script>`

/** The files that each framework's template adds to the example. */
const templates: Record<string, Record<string, string>> = {
  HTML: {},
  React: {
    'index.html': page('main.tsx'),
    'src/main.tsx': `import { createRoot } from 'react-dom/client'
import { App } from './App'
createRoot(document.getElementById('app') as HTMLElement).render(<App />)`,
  },
  Vue: {
    'index.html': page('main.ts'),
    'src/main.ts': `import { createApp } from 'vue'
import App from './App.vue'
createApp(App).mount('#app')`,
  },
  Svelte: {
    'index.html': page('main.ts'),
    'src/main.ts': `import { mount } from 'svelte'
import App from './App.svelte'
mount(App, { target: document.getElementById('app') })`,
  },
}

for (const [name, added] of Object.entries(templates)) {
  test(`the ${name} example of llms.md connects, signs, and tells of a refusal by its code`, async ({
    host,
    page: tab,
    wallet,
    installWallet,
  }) => {
    const attributes = host.attributeMap({ networks: null, review: 'off' })
    const app = await startCookbookApp('llms', { attributes, added })
    const output = tab.locator('output')
    const sign = () => tab.getByRole('button', { name: 'Sign', exact: true }).click()
    try {
      await installWallet()
      await tab.goto(`${app.url}/`)
      await host.openAndTake(/^Test Wallet/)
      await expect(tab.locator('#account')).toHaveText(`${first} on Ethereum`)
      await sign()
      await expect(output).toHaveText(/^0x[\da-f]{130}$/)
      expect(verifyMessage('Hello', String(await output.textContent()))).toBe(first)
      await wallet.setAutoApprove(false)
      await sign()
      await wallet.reject()
      await expect(output).toHaveText('USER_REJECTED')
      await tab.reload()
      await expect(tab.locator('#account')).toHaveText(`${first} on Ethereum`)
    } finally {
      await app.close()
    }
  })
}
