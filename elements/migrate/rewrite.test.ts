import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readNetworks } from '../create/readNetworks.ts'
import { parse } from './parse.ts'
import { readSettings } from './readSettings.ts'
import { rewrite } from './rewrite.ts'
import { appKitApp, connectKitApp, rainbowKitApp } from './testing/apps.ts'

const page = readFileSync(join(import.meta.dirname, '../reference/networks.md'), 'utf8')
const known = new Set(readNetworks(page).map(({ slug }) => slug))

/** Rewrites the files of an app; what is left as it was has its own text. */
function migrate(files: Record<string, string>) {
  const sources = Object.entries(files).map(([path, text]) => parse(path, text))
  const settings = readSettings(sources, known)
  const results = sources.map((source) => ({ source, result: rewrite(source, settings) }))
  const texts = Object.fromEntries(
    results.map(({ source, result }) => [source.path, result?.text ?? source.text]),
  )
  for (const [fileName, text] of Object.entries(texts)) {
    const compilerOptions = { jsx: ts.JsxEmit.Preserve }
    const { diagnostics } = ts.transpileModule(text, {
      fileName,
      reportDiagnostics: true,
      compilerOptions,
    })
    expect(diagnostics, fileName).toEqual([])
  }
  const left = results.flatMap(({ source, result }) =>
    (result?.left ?? []).map(({ line, sentence }) => `${source.path}:${line} ${sentence}`),
  )
  return { texts, left: [...left, ...settings.left] }
}

describe('an app of RainbowKit', () => {
  it('has the element in the place of the provider, and a connector of wagmi', () => {
    const { texts, left } = migrate(rainbowKitApp)
    expect(texts['App.tsx']).toBe(`import 'wallet-modal'
import { useWallet } from 'wallet-modal/react'
import { walletModal } from 'wallet-modal/wagmi'
import { WagmiProvider, http, createConfig } from 'wagmi';
import { base, mainnet } from 'wagmi/chains';

const config = createConfig({
  chains: [mainnet, base],
  connectors: [walletModal()],
  transports: { [mainnet.id]: http(), [base.id]: http() },
  ssr: true,
});

function Header() {
  const wallet = useWallet('wallet')
  const openConnectModal = () => wallet.open()
  return (
    <header>
      <wallet-button for="wallet" />
      <button onClick={openConnectModal}>Connect</button>
    </header>
  );
}

export const App = () => (
  <WagmiProvider config={config}>
    <>
      <wallet-modal id="wallet" networks="ethereum base" project-id="abc123" suppressHydrationWarning />
      <Header />
    </>
  </WagmiProvider>
);
`)
    expect(left).toEqual([
      expect.stringMatching(/^App\.tsx:6 appName: /),
      expect.stringMatching(/^App\.tsx:17 label of ConnectButton: /),
      expect.stringMatching(/^App\.tsx:25 theme of RainbowKitProvider: /),
    ])
  })

  it('lists what has no counterpart, and leaves it', () => {
    const custom = `import { ConnectButton } from '@rainbow-me/rainbowkit'

export const Header = () => (
  <ConnectButton.Custom>{({ account }) => <p>{account?.displayName}</p>}</ConnectButton.Custom>
)
`
    const { texts, left } = migrate({ 'Header.tsx': custom })
    expect(texts['Header.tsx']).toBe(custom)
    expect(left).toEqual(['Header.tsx:4 ConnectButton of @rainbow-me/rainbowkit'])
  })

  it('has both networks of a condition, which is told', () => {
    const config = `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet, sepolia } from 'wagmi/chains'
export const config = getDefaultConfig({
  appName: 'My app',
  projectId: import.meta.env.VITE_PROJECT_ID ?? '',
  chains: [mainnet, ...(import.meta.env.DEV ? [sepolia] : [])],
})
`
    const app = `import { RainbowKitProvider } from '@rainbow-me/rainbowkit'
export const App = () => <RainbowKitProvider><p /></RainbowKitProvider>
`
    const { texts, left } = migrate({ 'config.ts': config, 'App.tsx': app })
    expect(texts['config.ts']).toContain('[sepolia.id]: http()')
    expect(texts['App.tsx']).toContain(
      'networks="ethereum sepolia" project-id={import.meta.env.VITE_PROJECT_ID}',
    )
    expect(left).toContainEqual(expect.stringContaining('under a condition'))
  })
})

it('an app of ConnectKit keeps its configuration of wagmi, with a connector in it', () => {
  const { texts, left } = migrate(connectKitApp)
  const text = texts['Web3Provider.tsx'] ?? ''
  expect(text).not.toContain('connectkit')
  expect(text).toContain(
    'createConfig(\n  {\n    chains: [mainnet],\n    connectors: [walletModal()],',
  )
  expect(text).toContain('transports: { [mainnet.id]: http("https://node.example") }')
  expect(text).toContain('project-id={process.env.NEXT_PUBLIC_ID}')
  expect(text).toContain('const setOpen = (isOpen: boolean) =>')
  expect(text.match(/useWallet\('wallet'\)/g)).toHaveLength(1)
  expect(left).toEqual([expect.stringContaining('appName')])
})

describe('an app of AppKit', () => {
  it('has the element beside its children, and a configuration of wagmi under the name of the adapter', () => {
    const { texts, left } = migrate(appKitApp)
    expect(texts['config.ts']).toContain("import { arbitrum, mainnet } from 'viem/chains'")
    expect(texts['config.ts']).toContain(
      'export const wagmiAdapter = { wagmiConfig: createConfig({\n  chains: [mainnet, arbitrum],',
    )
    expect(texts['Providers.tsx']).toBe(`'use client'

import 'wallet-modal'
import { wagmiAdapter } from './config'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'

export const Providers = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={wagmiAdapter.wagmiConfig}>
    <wallet-modal id="wallet" networks="ethereum arbitrum" project-id={process.env.NEXT_PUBLIC_PROJECT_ID} suppressHydrationWarning />
    {children}
  </WagmiProvider>
)
`)
    expect(left).toEqual([])
  })

  it('has one useWallet in the place of its hooks', () => {
    expect(migrate(appKitApp).texts['Header.tsx']).toBe(`import 'wallet-modal'
import { useWallet } from 'wallet-modal/react'

export function Header() {
  const wallet = useWallet('wallet')
  const open = wallet.open
  const address = wallet.account?.address ?? undefined
  const isConnected = wallet.status === 'connected'
  const provider = wallet.providers.eip155
  return <p onClick={() => open({ view: 'Networks' })}><wallet-button for="wallet" />{isConnected && address}{String(provider)}</p>
}
`)
  })

  it('keeps a hook of which it uses a member that useWallet lacks', () => {
    const text = `import { useAppKitAccount } from '@reown/appkit/react'
export function useEmail() {
  const { embeddedWalletInfo } = useAppKitAccount()
  return embeddedWalletInfo
}
`
    const { texts, left } = migrate({ 'useEmail.ts': text })
    expect(texts['useEmail.ts']).toBe(text)
    expect(left[0]).toContain('useEmail.ts:3 embeddedWalletInfo of useAppKitAccount')
  })
})

it('names of an app that are like those of a modal stay as they are', () => {
  const text = `import { ConnectButton } from './ConnectButton'
import { useDisconnect } from 'wagmi'
export const Header = () => {
  const { disconnect } = useDisconnect()
  return <ConnectButton onClick={disconnect} />
}
`
  expect(migrate({ 'Header.tsx': text })).toEqual({ texts: { 'Header.tsx': text }, left: [] })
})

it('a variable named wallet is not taken twice', () => {
  const { texts } = migrate({
    'Header.tsx': `import { useAppKit } from '@reown/appkit/react'
export function Header() {
  const wallet = 'mine'
  const { open } = useAppKit()
  return <p onClick={open}>{wallet}</p>
}
`,
  })
  expect(texts['Header.tsx']).toContain("const walletModal = useWallet('wallet')")
  expect(texts['Header.tsx']).toContain('const open = walletModal.open')
})
