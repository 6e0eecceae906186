import type { ErrorCode } from '../../src/errors/codes.ts'

/** Advice to developers for each error, printed in the reference. The module is not shipped. */
export const errorAdvice: Record<ErrorCode, string> = {
  INVALID_ATTRIBUTE:
    'Correct the attribute that `cause.attribute` names. Until then its last valid value stays in use.',
  UNKNOWN_COMMAND: 'Check the name of the command.',
  UNKNOWN_VIEW: 'Check the name of the view.',
  INVALID_VIEW_DATA:
    'Pass what the view cannot be shown without; `shortMessage` names what is missing.',
  PROJECT_ID_NOT_CONFIGURED: 'Set `project-id`, or turn off what needs it.',
  INVALID_APP_CONFIGURATION:
    'The service does not know this site. Add its origin in the settings of your project id.',
  INVALID_PROJECT_ID: 'The service does not know your project id. Check it.',
  SESSION_EXPIRED:
    'The session is over, so the user connects again. Over WalletConnect, a device with a wrong clock gets this, too.',
  LOAD_FAILED:
    'A file of the element could not be loaded. The user can retry; if it stays, check that all of `dist/cdn` is served.',
  USER_REJECTED: 'Nothing; the user said no. It is not a fault.',
  WALLET_NOT_FOUND: 'Check the wallet’s rdns, id or name in your command, or that it is installed.',
  WALLET_TIMEOUT: 'The wallet did not answer in time. The user can retry.',
  WALLET_UNREACHABLE: 'The user reloads the page: the extension was updated or restarted.',
  WALLET_INVALID_RESPONSE:
    'The wallet answered what no working wallet answers; `longMessage` says what. Report it to the wallet.',
  WALLET_NO_ACCOUNT:
    'The wallet approved without an account. The user chooses one for the page in the wallet and retries.',
  WALLET_ERROR: 'The wallet reported a failure of its own. Read `longMessage` and `cause`.',
  REQUEST_PENDING:
    'The user answers the request that is still open in the wallet. Send one request at a time.',
  CONNECTION_FAILED: 'The user can retry. `longMessage` says more.',
  DISCONNECT_FAILED: 'The wallet did not let go. The user can disconnect in the wallet.',
  NOT_CONNECTED: 'Connect first: send the command `connect`, or wait for the event.',
  PAIRING_EXPIRED: 'Nothing; a new QR code is shown.',
  RELAY_UNREACHABLE:
    'Check `relay-url`, the project id and that your policy’s `connect-src` allows the relay.',
  LOCAL_NETWORK_BLOCKED:
    'The browser may not connect to wallet apps of this phone. The user allows it in the site’s settings.',
  FRAME_LOAD_FAILED:
    'Check `frame-url`, and that your policy’s `frame-src` allows it. A blocker may be in the way, too.',
  FRAME_TIMEOUT: 'The embedded wallet did not answer in time. The user can retry.',
  FRAME_ERROR: 'The embedded wallet reported a failure; `longMessage` is what it said.',
  REQUEST_ABORTED: 'Nothing; the user closed the dialog that asked for approval.',
  ACTION_NOT_ALLOWED:
    'The embedded wallet does not do the method that `longMessage` names; use another one. Or a request must be reviewed, and no element is in the page: keep one there while a wallet is connected.',
  INVALID_EMAIL: 'Nothing; the user corrects the address.',
  EMAIL_COOLDOWN: 'Nothing; the user waits for the seconds that are shown.',
  POPUP_BLOCKED:
    'The browser blocked the window. Open it from a click, and let users allow pop-ups.',
  SOCIAL_URI_MISSING: 'The login service gave no address to log in at. The user can retry.',
  SOCIAL_TIMEOUT: 'Nothing; the user starts the login again.',
  UNTRUSTED_ORIGIN:
    'A login came back from another site than `frame-url` and was stopped. Check `frame-url`.',
  NETWORK_NOT_FOUND: 'Name a network that is among `networks`.',
  SWITCH_FAILED: 'The wallet stayed where it was. The user can switch in the wallet.',
  NETWORK_NOT_APPROVED:
    'The wallet was not asked for this network when it connected, or refused it. The user connects again.',
  UNSUPPORTED_CHAIN: 'What you asked for does not exist on this network or chain family.',
  HTTP_ERROR: 'A service answered with an error status. Check its URL and your project id.',
  SERVICE_UNREACHABLE:
    'A service could not be reached. Check its URL, and that your policy’s `connect-src` allows it.',
  SERVICE_INVALID_RESPONSE:
    'A service answered something else than expected. Check that the URL is that of this service.',
  RPC_ERROR: 'The network’s node refused the request. Read `longMessage`; set `custom-rpc-urls`.',
  RPC_TIMEOUT: 'The network’s node was too slow. Set `custom-rpc-urls` to nodes of your own.',
  BALANCE_UNAVAILABLE:
    'Nothing; the balance is asked for again. If it stays, set `custom-rpc-urls`.',
  TRANSACTIONS_UNAVAILABLE: 'The user can retry. Check `blockchain-api-url` and the project id.',
  NAME_RESOLVE_FAILED: 'The name could not be looked up. The user can paste the address.',
  NAME_OTHER_FAMILY:
    'The name has no address on this chain family or EVM network. The user asks for one.',
  NAME_GATEWAY_FAILED:
    'The server that keeps the name gave no valid response within 10 seconds. The user can paste the address.',
  NAME_NOT_PROVED:
    'The two resolvers of `dns-resolvers` did not both verify the same record with DNSSEC. The user can paste the address.',
  NAMES_FETCH_FAILED: 'Nothing; the account shows its address.',
  NAME_SUGGESTIONS_FAILED: 'Nothing; the user can still type a name.',
  NAME_REGISTRATION_FAILED: 'The name service refused; `shortMessage` has its reason.',
  NAME_NO_NETWORK: 'Offer an EVM network: names are registered there.',
  NAME_NO_ACCOUNT: 'Connect an EVM account first.',
  INVALID_CHAIN_ID: 'Names cannot be registered on this network. The user switches to another.',
  SEND_INCOMPLETE: 'Nothing; the user fills in amount and receiver.',
  SEND_FAILED: 'The wallet could not send. `longMessage` has its reason.',
  SOLANA_SEND_FAILED: 'The wallet could not send. `longMessage` has its reason.',
  INSUFFICIENT_FUNDS: 'Nothing; the account has too little of the token.',
  INSUFFICIENT_GAS: 'Nothing; the account has too little for the network fee.',
  WALLET_ELSEWHERE: 'The user switches the wallet to the network that is named.',
  WALLET_OTHER_ACCOUNT: 'The user selects the account that is named in the wallet.',
  TOKEN_UNVERIFIED:
    'The token’s contract counts in other units than the service or the wallet says, or cannot be read; the message says which.',
  TRANSFER_REFUSED: 'The token’s contract refuses this transfer; nothing was sent.',
  TRANSFER_CHANGED: 'The token keeps a higher fee than when it was reviewed; nothing was sent.',
  FEE_CHANGED: 'The transfer would pay another fee than was reviewed; nothing was sent.',
  TRANSFER_TAKES_MORE:
    'The transfer would take or release something else of the account’s, too. Nothing was sent.',
  TRANSFER_LOSES_MORE:
    'Nothing was sent: closing the account would lose more than was reviewed. The user reviews it again.',
  TRANSFER_NEEDS_ACCOUNT:
    'Nothing was sent: on Polkadot the receiver needs an account with the native token before it can hold this one.',
  TRANSFER_TOO_SMALL: 'A new account on this network needs a least amount; the message names it.',
  TRANSFER_DUST:
    'Nothing; nodes do not relay smaller payments. The message names the least amount.',
  TRANSFER_LEAVES_TOO_LITTLE:
    'Nothing; the user sends less, or all of it. Solana and Polkadot keep no account below that amount.',
  RECEIVER_ACCOUNT_TAKEN:
    'On Solana the receiver’s token account has another owner, which phishing does. Nothing was sent. The user asks the receiver for another address.',
  RECEIVER_FROZEN:
    'The token’s issuer has frozen the receiver’s account, or opens accounts frozen. Nothing was sent.',
  SENDER_FROZEN: 'The token’s issuer has frozen the account. Nothing was sent.',
  TOKEN_PAUSED: 'The token’s issuer has paused all transfers. Nothing was sent.',
  TOKEN_NOT_TRANSFERABLE: 'The token stays in its account. Nothing was sent.',
  TOKEN_SCALED:
    'A Token-2022 token with interest or a multiplier, whose amounts wallets show scaled. Nothing was sent.',
  MEMO_REQUIRED:
    'The receiver’s token account takes only transfers with a memo. The user asks for a Solana Pay link that has one.',
  SIGNED_DIFFERENTLY:
    'The wallet signed another transaction than was reviewed. The modal did not broadcast it; `longMessage` has the difference. Report it to the wallet.',
  TRANSACTION_VERSION_UNSUPPORTED:
    'The Solana wallet does not list the version of the transaction, which `longMessage` names, in `supportedTransactionVersions`. It was not asked; pass a transaction of a version that it lists.',
  APPROVAL_EXPIRED:
    'The approval took longer than Solana’s blockhash is valid. Nothing was sent; the user can retry.',
  FEE_IMPLAUSIBLE:
    'A node named a fee or a rent that the network does not charge. Nothing was sent. Use another node.',
  TRANSACTION_INVALID:
    'The node refused the signed transaction, which is not broadcast; the message has its reason.',
  TRANSACTION_REVERTED:
    'The transaction would fail, so it was not sent; the message has the reason.',
  TRANSACTION_FAILED: 'The transaction failed on the chain. Look it up at `explorerUrl`.',
  TRANSACTION_REPLACED: 'The user sped it up or cancelled it in the wallet. Look for the new one.',
  NOT_REPLACEABLE: 'Nothing; a block has the transaction, or it was not made to be replaced.',
  TRANSACTION_NOT_FOUND:
    'No node knows the transaction. It may still be included: look into the wallet before sending again.',
  TRANSACTION_DIFFERS:
    'Nothing was paid as reviewed. Read `sent` of the event `transaction`, and do not pay again before the user has looked.',
  TRANSACTION_DIFFERS_UNREAD:
    'As `TRANSACTION_DIFFERS`; receiver or amount could not be read, or the wallet has added calls to the order. Look the transaction up at `explorerUrl`.',
  TRANSACTION_FOREIGN:
    'The wallet answered with the hash of another account’s transaction. Look into the wallet for what it has sent.',
  TRANSACTION_TAKEN_BACK:
    'A reorganization removed the block. Treat the payment as pending until `confirmed` comes again.',
  CALLS_PARTLY_FAILED:
    'Some calls of the batch happened, others did not. Read from the chain which.',
  CALLS_STATUS_UNKNOWN:
    'The wallet has no `wallet_getCallsStatus`, or does not know the batch. Look into the wallet.',
  ACCOUNT_NOT_FOUND: 'Connect first; the account went away meanwhile.',
  ONRAMP_NO_ADDRESS: 'Connect first: the purchase goes to the connected account.',
  ONRAMP_NO_NETWORK: 'Offer a network on which a provider of `onramp` delivers.',
  ONRAMP_NO_PROJECT_ID: 'Set `project-id`.',
  LINK_NOT_FOUND: 'The provider gave no page to buy at. Check the key in `onramp`.',
  BUY_FAILED: 'The provider told of no finished purchase. The user looks there.',
  SWAP_INIT_FAILED: 'Swapping could not be prepared. The user can retry.',
  PRICE_UNAVAILABLE: 'The service told no price. The user can retry.',
  GAS_PRICE_UNSUPPORTED: 'The swap service does not know fees on this network. Use another.',
  SWAP_UNSUPPORTED: 'There is no swapping on this network. Use another.',
  INCORRECT_AMOUNT: 'Nothing; the user corrects the amount.',
  ALLOWANCE_UNAVAILABLE: 'The allowance could not be read. The user can retry.',
  APPROVAL_BUILD_FAILED: 'The service built no approval. The user can retry.',
  SWAP_BUILD_FAILED: 'The service built no swap. The user can retry.',
  SWAP_REFUSED:
    'The service built something else than was asked for. Nothing was signed. Report it to the service.',
  SWAP_SHORTFALL: 'The swap would bring less than promised. Nothing was signed. Try again later.',
  SWAP_TAKES_MORE:
    'The swap would take or release something else of the account’s, too. Nothing was signed. Report it to the service.',
  SWAP_PRICE_MOVED: 'The price moved. Nothing was signed; the user confirms the new price.',
  SWAP_FAILED: 'The wallet could not send the swap. `longMessage` has the reason.',
  SIWX_NOT_ENABLED: 'Set the attribute `siwx`.',
  SIWX_NO_ACCOUNT: 'Connect first.',
  SIWX_INIT_FAILED:
    'Your listener of `siwxsessions` rejected, was late, or answered no list of sessions.',
  SIWX_FAILED: 'Read `longMessage`: mostly the nonce of your page, or its `domain`.',
  SIWX_UNVERIFIED:
    'The signature could not be checked: your listener of `siwxverify` rejected, or a node did not answer.',
  SIWX_UNCHECKABLE:
    'A Bitcoin signature by several keys or a script, or a proof of funds by BIP-322. Check it yourself: answer `siwxverify`.',
  SIWX_INVALID_SIGNATURE:
    'The signature is not the account’s, or `siwxverify` was not answered `true`.',
  SIWX_SIGN_OUT_FAILED: 'Your listener of `siwxrevoke` rejected. End the session on your server.',
  SMART_SESSIONS_UNAVAILABLE:
    'The sessions could not be read. Check `blockchain-api-url` and the project id.',
  SMART_SESSION_REVOKE_FAILED: 'The session is still good. The user can retry.',
  PERMISSIONS_UNAVAILABLE:
    'No node would search the chain, or none responds. Give nodes that serve `eth_getLogs` in `custom-rpc-urls`.',
  REVOCATION_REFUSED:
    'The token refuses the revocation, or its call would take something of the account’s. Nothing was sent.',
  REVOCATION_FAILED: 'The wallet could not send. `longMessage` has its reason.',
  COPY_FAILED:
    'Nothing where the browser did not allow copying; serve the page on https where the message says that there is no clipboard.',
  SHARE_FAILED: 'Nothing; the browser did not allow sharing.',
  NOT_ENABLED: 'An attribute or a key of `features` turns this off; `longMessage` says which.',
  UNKNOWN: 'A fault of the element, or a failure without a name. Read `cause`, and report it.',
}
