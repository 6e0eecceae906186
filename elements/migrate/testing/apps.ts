/** As on https://rainbowkit.com/docs/installation (RainbowKit 2), with a header. */
export const rainbowKitApp = {
  'App.tsx': `import '@rainbow-me/rainbowkit/styles.css';
import { ConnectButton, darkTheme, getDefaultConfig, RainbowKitProvider, useConnectModal } from '@rainbow-me/rainbowkit';
import { WagmiProvider } from 'wagmi';
import { base, mainnet } from 'wagmi/chains';

const config = getDefaultConfig({
  appName: 'My app',
  projectId: 'abc123',
  chains: [mainnet, base],
  ssr: true,
});

function Header() {
  const { openConnectModal } = useConnectModal();
  return (
    <header>
      <ConnectButton label="Sign in" />
      <button onClick={openConnectModal}>Connect</button>
    </header>
  );
}

export const App = () => (
  <WagmiProvider config={config}>
    <RainbowKitProvider theme={darkTheme()}>
      <Header />
    </RainbowKitProvider>
  </WagmiProvider>
);
`,
}

/** As on https://docs.family.co/connectkit/getting-started (ConnectKit 1). */
export const connectKitApp = {
  'Web3Provider.tsx': `import { ConnectKitProvider, getDefaultConfig, ConnectKitButton, useModal } from "connectkit";
import type { ReactNode } from "react";
import { WagmiProvider, createConfig, http } from "wagmi";
import { mainnet } from "wagmi/chains";

const config = createConfig(
  getDefaultConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http("https://node.example") },
    walletConnectProjectId: process.env.NEXT_PUBLIC_ID!,
    appName: "My app",
  }),
);

const Header = () => {
  const { open, setOpen } = useModal();
  return <div onClick={() => setOpen(true)}>{String(open)}<ConnectKitButton /></div>;
};

export const Web3Provider = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <ConnectKitProvider><Header />{children}</ConnectKitProvider>
  </WagmiProvider>
);
`,
}

/** As on https://docs.reown.com/appkit/next/core/installation (AppKit 1), in three files. */
export const appKitApp = {
  'config.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { arbitrum, mainnet } from '@reown/appkit/networks'

export const projectId = process.env.NEXT_PUBLIC_PROJECT_ID
export const networks = [mainnet, arbitrum]
export const wagmiAdapter = new WagmiAdapter({ networks, projectId, ssr: true })
`,
  'Providers.tsx': `'use client'

import { wagmiAdapter, projectId, networks } from './config'
import { createAppKit } from '@reown/appkit/react'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'

createAppKit({ adapters: [wagmiAdapter], projectId, networks })

export const Providers = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={wagmiAdapter.wagmiConfig}>{children}</WagmiProvider>
)
`,
  'Header.tsx': `import { useAppKit, useAppKitAccount, useAppKitProvider } from '@reown/appkit/react'

export function Header() {
  const { open } = useAppKit()
  const { address, isConnected } = useAppKitAccount()
  const { walletProvider: provider } = useAppKitProvider('eip155')
  return <p onClick={() => open({ view: 'Networks' })}><appkit-button />{isConnected && address}{String(provider)}</p>
}
`,
}
