import { startPage } from './startPage.mjs'

// A wagmi app beside the modal, without code for it: it lists wallets that announce themselves.
startPage()
