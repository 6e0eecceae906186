import type { WalletModalAttributes } from '../types/attributes.ts'

/** Examples for attributes whose format is not evident from name and default. A test parses each of them. */
export const attributeExamples: Partial<Record<keyof WalletModalAttributes, string>> = {
  'project-id': '0123456789abcdef0123456789abcdef',
  metadata: '{"name": "My app", "icons": ["https://app.example/icon.png"]}',
  networks: 'ethereum base solana',
  'default-network': 'base',
  'custom-rpc-urls': '{"eip155:1": ["https://node.example/"]}',
  features: '{"swaps": false, "socials": ["google", "github"]}',
  'featured-wallet-ids': 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  'only-wallets': '["io.metamask", "Phantom", "walletConnect"]',
  'include-wallet-ids': '["c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96"]',
  'exclude-wallet-ids': 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  'custom-wallets':
    '[{"id": "ours", "name": "Our Wallet", "homepage": "https://wallet.example/", "mobile_link": "ourwallet://"}]',
  tokens: '{"eip155:1": {"address": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"}}',
  'default-account-types': '{"eip155": "eoa"}',
  descriptors:
    '[{"context": {"contract": {"deployments": [{"chainId": 1, "address": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"}]}}, "display": {"formats": {"burn(uint256 amount)": {"intent": "Burn", "fields": [{"path": "amount", "label": "Amount", "format": "tokenAmount", "params": {"tokenPath": "@.to"}}]}}}}]',
  review: '[{"method": "eth_sendTransaction", "atMost": "1000000", "review": "off"}]',
  contracts: '{"eip155:1": ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"]}',
  'restore-from': 'wagmi',
  'nostr-relays': 'wss://relay.example wss://relay.example.org',
  'dns-resolvers': 'https://dns.example/dns-query, https://dns.example.org/resolve',
  'metamask-relay': 'wss://relay.example/connection/websocket',
  onramp: '{"coinbaseAppId": "…"}',
  siwx: '{"statement": "Welcome to My app."}',
  name: 'login',
  'terms-url': 'https://app.example/terms',
  'privacy-url': 'https://app.example/privacy',
  'theme-variables': '{"--wm-accent": "#166534"}',
  lang: 'en',
  texts: '{"en": {"button.connect": "Choose your wallet"}}',
}
