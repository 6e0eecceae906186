import { verifyMessage } from 'ethers'
import {
  cookbookPages,
  findTypeErrors,
  startCookbookApp,
  startCookbookServer,
} from '../../demo/services/hosts/cookbook.ts'
import { freePort } from '../../demo/services/shared/listen.ts'
import { expect, solanaAccounts, test, verifies } from '../fixtures/chains/solana.ts'
import { scan } from '../fixtures/page/scan.ts'

// Installs packages and builds apps from the text of the cookbook's pages.
test.describe.configure({ timeout: 600_000 })

// The spec runs with `npm run test:hosts` only, to save time.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

test('all code of the pages has the types of the libraries', async () => {
  expect(await findTypeErrors([...cookbookPages, 'llms'], {})).toBe('')
})

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

for (const page of ['viem', 'ethers', 'wagmi']) {
  test(`the app of ${page}.md reads, signs, sends, switches and takes a refusal`, async ({
    host,
    page: tab,
    wallet,
    urls,
    installWallet,
  }) => {
    const attributes = host.attributeMap({ networks: null, review: 'off' })
    const nodes = {
      'https://ethereum.your-node.example': urls.chains['eip155:1'],
      'https://base.your-node.example': urls.chains['eip155:8453'],
      // The local chains have no contract for batches of reads.
      'chains: [mainnet, base],': 'chains: [mainnet, base], batch: { multicall: false },',
    }
    const replaced = page === 'wagmi' ? nodes : {}
    const app = await startCookbookApp(`cookbook/${page}`, { attributes, replaced })
    const output = tab.locator('output')
    const click = (name: string) => tab.getByRole('button', { name, exact: true }).click()
    try {
      await installWallet()
      await tab.goto(`${app.url}/`)
      await host.openAndTake(/^Test Wallet/)
      await expect(tab.locator('#account')).toHaveText(`${first} on chain 1`)
      await click('Read')
      await expect(output).toHaveText(/^\d+(\.\d+)?$/)
      await click('Sign')
      await expect(output).toHaveText(/^0x[\da-f]{130}$/)
      expect(verifyMessage('Hello', String(await output.textContent()))).toBe(first)
      await click('Send')
      await expect(output).toHaveText(/^(success: )?0x[\da-f]{64}$/)
      await click('Switch')
      await expect(tab.locator('#account')).toHaveText(`${first} on chain 8453`)
      await wallet.setAutoApprove(false)
      await click('Sign')
      await wallet.reject()
      await expect(output).toHaveText('You declined.')
      await tab.reload()
      await expect(tab.locator('#account')).toHaveText(`${first} on chain 8453`)
    } finally {
      await app.close()
    }
  })
}

for (const page of ['solana-web3js', 'solana-kit']) {
  test(`the app of ${page}.md reads, signs, sends, switches and takes a refusal`, async ({
    host,
    page: tab,
    chain,
    solanaWallet,
    installSolanaWallet,
  }) => {
    const [account] = solanaAccounts
    const node = new URL(chain.rpcEndpoint)
    // web3.js finds the node's WebSocket itself, on the next port.
    const socket = {
      'wss://api.devnet.solana.com': `ws://${node.hostname}:${Number(node.port) + 1}`,
    }
    const app = await startCookbookApp(`cookbook/${page}`, {
      attributes: host.attributeMap({ networks: null, review: 'off' }),
      replaced: {
        'https://api.devnet.solana.com': chain.rpcEndpoint,
        ...(page === 'solana-kit' && socket),
      },
    })
    const output = tab.locator('output')
    const click = (name: string) => tab.getByRole('button', { name, exact: true }).click()
    try {
      await installSolanaWallet()
      await tab.goto(`${app.url}/`)
      await host.openAndTake(/^Sun Wallet/)
      await expect(tab.locator('#account')).toHaveText(`${account} on Solana Devnet`)
      await click('Read')
      await expect(output).toHaveText(/^\d+(\.\d+)?$/)
      await click('Sign')
      await expect(output).toHaveText(/^[\da-f]{128}$/)
      const signature = Buffer.from(String(await output.textContent()), 'hex')
      expect(await verifies(account, 'Hello', signature)).toBe(true)
      await click('Send')
      await expect(output).toHaveText(/^success: [1-9A-HJ-NP-Za-km-z]{86,88}$/)
      const [, sent = ''] = String(await output.textContent()).split(': ')
      expect((await chain.getSignatureStatus(sent)).value).toMatchObject({ err: null })
      await click('Switch')
      await expect(tab.locator('#account')).toHaveText(`${account} on Solana`)
      await solanaWallet.setAutoApprove(false)
      await click('Sign')
      await solanaWallet.reject()
      await expect(output).toHaveText('You declined.')
      await tab.reload()
      await expect(tab.locator('#account')).toHaveText(`${account} on Solana`)
    } finally {
      await app.close()
    }
  })
}

test('the server of server-sign-in.md signs a user in, knows the account, and ends the session', async ({
  host,
  page: tab,
  urls,
  installWallet,
}) => {
  const server = await startCookbookServer('cookbook/server-sign-in', {
    attributes: host.attributeMap({ networks: null }),
    env: {
      PORT: String(await freePort('the server of the page')),
      SIGN_IN_SECRET: 'a secret of the test, and of no site',
      ETHEREUM_NODE: urls.chains['eip155:1'],
      BASE_NODE: urls.chains['eip155:8453'],
    },
  })
  const whoAmI = async () => {
    await tab.getByRole('button', { name: 'Who am I?' }).click()
    return tab.locator('output').textContent()
  }
  try {
    await installWallet()
    await tab.goto(server.url)
    await expect.poll(whoAmI).toBe('{"error":"Sign in first."}')
    await host.openAndTake(/^Test Wallet/)
    await host.button('Sign').click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect.poll(whoAmI).toBe(JSON.stringify([first]))
    await tab.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect.poll(whoAmI).toBe(JSON.stringify([first]))
    await host.command('disconnect')
    await expect.poll(whoAmI).toBe('{"error":"Sign in first."}')
  } finally {
    await server.close()
  }
})

const page = (entry: string) =>
  `<!doctype html><title>App</title><div id="app"></div><script type="module" src="/src/${entry}"></script>`

/** The files that show a component of own-list.md, beside its page in plain HTML. */
const ownListApps = {
  'plain HTML': {},
  React: {
    'index.html': page('main.tsx'),
    'src/main.tsx': `import { createRoot } from 'react-dom/client'
import { WalletList } from './WalletList'
createRoot(document.getElementById('app') as HTMLElement).render(<WalletList />)`,
  },
  Vue: {
    'index.html': page('vue.ts'),
    'src/vue.ts': `import { createApp } from 'vue'
import WalletList from './WalletList.vue'
createApp(WalletList).mount('#app')`,
  },
}

for (const [name, added] of Object.entries(ownListApps)) {
  test(`the list of own-list.md in ${name} connects an installed wallet, searches, and draws a QR code`, async ({
    host,
    page: tab,
    installWallet,
  }) => {
    const { 'project-id': projectId = '', ...attributes } = host.attributeMap({ networks: null })
    const replaced = { 'your-project-id': projectId }
    const app = await startCookbookApp('cookbook/own-list', { attributes, replaced, added })
    try {
      await installWallet()
      await tab.goto(`${app.url}/`)
      await expect(tab.getByRole('button', { name: /^Test Wallet, installed$/ })).toBeVisible()
      await tab.getByRole('searchbox').fill('Zerion')
      await tab.getByRole('button', { name: /^Zerion, available$/ }).click()
      await expect.poll(() => scan(tab)).toMatch(/^wc:/)
      await tab.getByRole('searchbox').fill('')
      await tab.getByRole('button', { name: /^Test Wallet/ }).click()
      await expect(tab.locator('output')).toHaveText(first)
      await expect(tab.getByRole('img', { name: 'QR code' })).toBeHidden()
      await expect(host.dialog()).toBeHidden()
    } finally {
      await app.close()
    }
  })
}
