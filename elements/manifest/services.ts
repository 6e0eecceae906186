import type { Options } from '../../src/controllers/options.ts'
import type { Evidence } from './evidence.ts'

/** Options whose value is the address of a service, apart from the links to the page's own terms. */
export type ServiceOption = Exclude<
  Extract<
    keyof Options,
    `${string}Url` | `${string}Relay` | `${string}Relays` | `${string}Resolvers`
  >,
  'termsUrl' | 'privacyUrl'
>

interface Service {
  who: string
  /** The event after which a request is sent first. */
  when: string
  sent: string
  evidence: readonly Evidence[]
}

/** The services whose addresses are options, each with what it gets. */
export const services: Readonly<Record<ServiceOption, Service>> = {
  servicesUrl: {
    who: 'the wallet’s list',
    when: 'the modal opens, with a [project id](../../README.md#project-id)',
    sent: 'project id, search words, pictures asked for',
    evidence: [
      {
        file: 'e2e/looks/icons.spec.ts',
        title:
          'All Wallets shows four wallet images once the user shows intent, and requests none before',
      },
    ],
  },
  blockchainApiUrl: {
    who: 'the blockchain API',
    when: 'a wallet is connected, with a project id',
    sent: 'the address, for name, picture, tokens, history; trades that the user types',
    evidence: [],
  },
  relayUrl: {
    who: 'the relay of WalletConnect',
    when: 'a QR code or a link for a phone shows',
    sent: 'encrypted messages, and topics that are random numbers',
    evidence: [
      {
        file: 'e2e/connect/walletConnect/relay.spec.ts',
        title: 'a page with its own relay sends no request to hosts of WalletConnect',
      },
    ],
  },
  nostrRelays: {
    who: 'the relays of Solana’s phones',
    when: 'the user picks the QR code for a Solana wallet',
    sent: 'encrypted messages of the Mobile Wallet Adapter',
    evidence: [
      {
        file: 'e2e/doors/mobileWalletAdapter.spec.ts',
        title: 'the wallet is not listed if relays, networks or the list of wallets leave it out',
      },
    ],
  },
  metamaskRelay: {
    who: 'the relay of MetaMask’s app',
    when: 'the user picks it',
    sent: 'encrypted messages',
    evidence: [
      {
        file: 'e2e/doors/metamaskMobile.spec.ts',
        title:
          'WalletConnect is the other way if the relay is out of reach, and the only one if the relay is off',
      },
    ],
  },
  frameUrl: {
    who: 'the frame of logins',
    when: 'the user begins to log in, with a project id; a later page load, while the login lasts',
    sent: 'the email address or the social login, requests to sign',
    evidence: [],
  },
  dnsResolvers: {
    who: 'resolvers of names in DNS',
    when: 'the user types such a name and presses "Look up"',
    sent: 'the name',
    evidence: [
      {
        file: 'e2e/doors/bip353.spec.ts',
        title:
          'a user pays a name of DNS that two resolvers prove, which are asked after a press alone',
      },
    ],
  },
  analyticsUrl: {
    who: 'the analytics service',
    when: 'never, unless `features` turns `analytics` on and the service wants it',
    sent: '[events](analytics.md) without addresses of email, signatures and queries of links',
    evidence: [
      {
        file: 'e2e/connect/services/analytics.spec.ts',
        title:
          'the host receives an analytics event for each user action, and no service receives one',
      },
      {
        file: 'e2e/connect/services/analytics.spec.ts',
        title: 'analytics events contain no personal data',
      },
    ],
  },
}
