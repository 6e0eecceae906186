/**
 * The rooms of the build, in the order in which they load. A room is one file: it has the modules that are imported
 * dynamically and whose path begins with an entry of `holds` (the longest one of all rooms counts), and what these import
 * (`chunks.mjs`). `after` names the rooms that have loaded before, or load with it; a module that several rooms need is in
 * the latest room that has loaded with all of them.
 */
const families = ['eip155', 'solana', 'polkadot', 'bip122']

/** Folders of wallet kinds in `src/connectors/installed`, by family. */
const installedKinds = {
  eip155: 'eip6963',
  solana: 'walletStandard',
  polkadot: 'injectedWeb3',
  bip122: 'bitcoin',
}

/** Solana is among the families of the one wallet with sessions of several, MetaMask. */
const further = { solana: ['src/connectors/installed/multichain/'] }

/**
 * The SDKs of the families. What needs one has a room of its own, named after its family's room with `-sdk`: connecting
 * and following transactions load no SDK.
 */
export const sdk =
  /node_modules\/(?:ethers\/lib\.esm\/abi|@solana\/web3\.js|bitcoinjs-lib|@polkadot\/types)\//

/** Modules without the SDK that load only beside it, so that they are no file of their own, by room. */
const besideSdk = { 'bip122-transactions': ['src/chains/bip122/send/dnsNames.ts'] }

/** Modules that are too small for a file of their own, by the room that loads before theirs. */
const within = { 'eip155-transactions': ['src/chains/eip155/sessions/'] }

/** Makes a room for each family, and the room of what needs the SDK there. */
const ofFamilies = (make) =>
  families.flatMap((family) => {
    const room = make(family)
    const after = room.name === family ? [family] : [room.name, `${family}-sdk`]
    return [room, { name: `${room.name}-sdk`, after, holds: besideSdk[room.name] ?? [] }]
  })

export const rooms = [
  {
    name: 'host',
    after: [],
    holds: ['elements/host/createHost.ts', 'src/services/walletServices.ts'],
  },
  // Small modules that logins share with what follows a connection; its components are in `controls`.
  { name: 'common', after: ['host'], holds: [] },
  {
    name: 'shell',
    after: ['host'],
    holds: [
      'elements/WalletModalElement.ts',
      'src/views/Connect/ConnectView.tsx',
      'src/views/shared/WalletsMark.tsx',
    ],
  },
  { name: 'controls', after: ['shell', 'common'], holds: [] },
  { name: 'painted', after: ['shell'], holds: ['src/shell/', 'src/theme/'] },
  { name: 'analytics', after: ['host'], holds: ['src/actions/report/'] },
  {
    name: 'page',
    after: [],
    holds: [
      'elements/buttons/',
      'elements/form/',
      'elements/host/shownByOther.ts',
      'src/i18n/languages.ts',
    ],
  },
  {
    name: 'texts',
    after: ['host', 'page'],
    holds: ['elements/host/findTexts.ts', 'elements/host/readTexts.ts'],
  },
  // Values of attributes that few pages set: networks that are seldom named, and mistakes.
  {
    name: 'checks',
    after: ['common'],
    holds: ['elements/host/checkAttributes.ts', 'src/chains/eip155/moreNetworks'],
  },
  { name: 'wide', after: ['shell'], holds: ['src/views/Connect/wide/'] },
  {
    name: 'discovery',
    after: ['common'],
    holds: families.map(
      (family) => `src/connectors/installed/${installedKinds[family]}/discover.ts`,
    ),
  },
  {
    name: 'logins',
    after: ['controls'],
    holds: ['src/views/Connect/ConnectMethods.tsx'],
  },
  { name: 'network-pictures', after: [], holds: ['src/utils/networkPictures.ts'] },
  { name: 'token-pictures', after: [], holds: ['src/utils/tokenPictures.ts'] },
  { name: 'wallet-pictures', after: [], holds: ['src/utils/walletPictures.ts'] },
  // Connecting, restoring at page load, and what follows a connection. None of it needs React.
  {
    name: 'connection',
    after: ['common'],
    holds: [
      'elements/host/',
      'src/actions/',
      'src/chains/laterFamilies.ts',
      'src/connectors/',
      'src/services/',
      'src/storage/',
    ],
  },
  // Wallets that nobody has chosen here: the one that shows the page, whose origins are in `page`, and those of stored
  // sessions of other libraries.
  {
    name: 'page-hosts',
    after: ['connection', 'page'],
    holds: [
      'src/actions/connection/enterPageHost.ts',
      'src/actions/connection/restoreOthers.ts',
      'src/connectors/installed/pageHosts/',
    ],
  },
  // Signing in and `page` both stop the submission of forms.
  { name: 'sign-in', after: ['connection', 'page'], holds: ['elements/host/signInPart.ts'] },
  ...ofFamilies((family) => ({
    name: family,
    after: ['connection', 'discovery'],
    holds: [
      `src/chains/${family}/`,
      `src/connectors/installed/${installedKinds[family]}/`,
      ...(further[family] ?? []),
    ],
  })),
  { name: 'mobile-wallet', after: ['solana'], holds: ['src/connectors/mobileWallet/'] },
  // Following transactions, also without an open modal.
  { name: 'following', after: ['connection'], holds: ['src/actions/transactions/'] },
  // Code for addresses of others: names of receivers, earlier payments to them, and accounts that are shown without a wallet.
  {
    name: 'names',
    after: ['connection'],
    holds: [
      'src/actions/names/resolveName.ts',
      'src/actions/names/reverseOnChain.ts',
      'src/actions/transactions/knownAddresses.ts',
      'elements/host/watchAddress.ts',
      'src/connectors/watchOnly/',
      ...families.map((family) => `src/chains/${family}/watchOnly.ts`),
    ],
  },
  {
    name: 'known-tokens',
    after: ['connection'],
    holds: ['src/actions/account/markToken.ts', 'src/actions/activity/findSpam.ts'],
  },
  { name: 'ensip15', after: ['names', 'eip155'], holds: ['src/chains/ensip15.ts'] },
  {
    name: 'views',
    after: ['controls', 'connection'],
    holds: ['src/views/', 'src/i18n/texts/en/connecting'],
  },
  // The field for a code, which logins and the app of MetaMask ask for.
  {
    name: 'code-entry',
    after: ['views'],
    holds: ['src/components/OtpInput.tsx'],
  },
  {
    name: 'wallet-lists',
    after: ['views'],
    holds: [
      'src/views/AllWallets/',
      'src/views/ConnectWallets/',
      'src/views/GetWallet/',
      'src/views/WhatIs/',
    ],
  },
  {
    name: 'qr-code',
    after: ['shell'],
    // Few browsers need the colours, so they are in no file that every opened modal loads.
    holds: ['src/components/QrCode.tsx', 'src/theme/fallbackColors.ts'],
  },
  // Sessions with wallets on other devices, as WalletConnect and the app of MetaMask both have them.
  { name: 'sessions', after: ['connection'], holds: [] },
  { name: 'metamask', after: ['sessions'], holds: ['src/connectors/metamask/'] },
  { name: 'wallet-connect', after: ['sessions'], holds: ['src/connectors/walletConnect/'] },
  {
    name: 'wallet-connect-views',
    after: ['views', 'qr-code'],
    holds: ['src/views/ConnectingWalletConnect/'],
  },
  {
    name: 'embedded',
    after: ['connection'],
    holds: ['src/actions/embeddedWallet/', 'src/actions/login/', 'src/connectors/auth/'],
  },
  {
    name: 'login-views',
    after: ['code-entry', 'embedded', 'logins'],
    holds: [
      'src/views/EmailLogin/',
      'src/views/SocialLogin/',
      'src/views/UpdateEmail/',
      'src/views/UpgradeEmailWallet/',
    ],
  },
  {
    name: 'account',
    after: ['views'],
    holds: [
      'elements/host/accountCommands.ts',
      'src/actions/account/',
      'src/i18n/texts/en/connected',
      'src/services/blockchainApi/',
      'src/views/Account/',
      'src/views/AccountName/',
      'src/views/AccountSettings/',
      'src/views/Profile/',
      'src/views/SmartSession/',
      'src/views/SwitchAddress/',
      'src/views/WalletReceive/',
    ],
  },
  {
    name: 'pay',
    after: ['account', 'following', 'names'],
    holds: [
      'src/views/Transactions/',
      'src/actions/account/requestPayment.ts',
      'src/views/WalletReceive/RequestFields.tsx',
    ],
  },
  // The whole list of Activity, and the details of a transaction. The rows that Account shows load with Account.
  {
    name: 'activity',
    after: ['pay'],
    holds: [
      'src/views/Transactions/TransactionView.tsx',
      'src/views/Transactions/TransactionsView.tsx',
    ],
  },
  { name: 'send', after: ['pay'], holds: ['src/views/WalletSend/', 'src/actions/send/'] },
  { name: 'onramp', after: ['pay'], holds: ['src/views/OnRamp/'] },
  {
    name: 'review-view',
    after: ['views'],
    holds: [
      'src/actions/review/order',
      'src/i18n/texts/en/reviews',
      'src/views/ApproveTransaction/',
    ],
  },
  {
    name: 'permissions',
    after: ['pay'],
    holds: [
      'elements/host/readAccountPermissions.ts',
      'src/actions/permissions/',
      'src/views/Permissions/',
    ],
  },
  ...ofFamilies((family) => ({
    name: `${family}-names`,
    after: ['names', 'ensip15', family],
    holds: [`src/chains/${family}/names/`],
  })),
  ...ofFamilies((family) => ({
    name: `${family}-verify`,
    after: [family],
    holds: [`src/chains/${family}/verify/`, `src/chains/${family}/signIn/`],
  })),
  // Transactions of a family, also without an open modal.
  ...ofFamilies((family) => ({
    name: `${family}-transactions`,
    after: [family, 'following'],
    holds: [
      `src/chains/${family}/send/`,
      `src/chains/${family}/transfer/`,
      ...(within[`${family}-transactions`] ?? []),
    ],
  })),
  {
    name: 'swap',
    after: ['pay', 'known-tokens', 'eip155-transactions-sdk'],
    holds: ['src/views/Swap/', 'src/chains/eip155/swap/'],
  },
  ...ofFamilies((family) => ({
    name: `${family}-permissions`,
    after: [`${family}-transactions`],
    holds: [`src/chains/${family}/permissions/`],
  })),
  ...ofFamilies((family) => ({
    name: `${family}-review`,
    after: [`${family}-transactions`],
    holds: [`src/chains/${family}/review/`],
  })),
  {
    name: 'descriptions',
    after: ['eip155-review-sdk'],
    holds: ['src/actions/review/addDescriptions.ts', 'src/chains/eip155/review/clearSigning/'],
  },
  {
    name: 'descriptors',
    after: ['descriptions'],
    holds: ['src/chains/eip155/review/clearSigning/descriptors/'],
  },
]
