import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import { App } from './App'

// The list of connectors is empty: wagmi finds wallets that announce themselves, and the modal announces the others.
const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
})

createRoot(document.getElementById('app') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </WagmiProvider>,
)
