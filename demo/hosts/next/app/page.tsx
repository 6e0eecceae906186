import { WalletPage } from './WalletPage'

export default function Page() {
  return <WalletPage />
}
