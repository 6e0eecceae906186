/** Under this name the modal announces its own wallet to the page; it must not find itself. */
export const ownRdns = 'app.wallet-modal'
