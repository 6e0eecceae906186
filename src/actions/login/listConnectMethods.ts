import { type ConnectMethod, connectMethods, type Features } from '../../controllers/options.ts'

export interface ConnectMethodsInput {
  features: Pick<Features, 'email' | 'emailShowWallets' | 'collapseWallets'> & {
    readonly connectMethodsOrder: readonly ConnectMethod[] | null
  }
  hasLogin: boolean
  socialCount: number
  hasInstalled: boolean
}

export interface ConnectMethods {
  order: ConnectMethod[]
  /** True if one button replaces the list of wallets. */
  collapsesWallets: boolean
}

const walletsFirst: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/** Available methods in the host's order, followed by those that the order omits. */
export function listConnectMethods(input: ConnectMethodsInput): ConnectMethods {
  const { features, hasLogin, socialCount, hasInstalled } = input
  const usual = hasInstalled ? walletsFirst : connectMethods
  const offered: Record<ConnectMethod, boolean> = {
    email: hasLogin && features.email,
    social: hasLogin && socialCount > 0,
    wallet: true,
  }
  const order = [
    ...new Set([...(features.connectMethodsOrder ?? usual), ...connectMethods]),
  ].filter((method) => offered[method])
  const wantsFewer = features.collapseWallets || !features.emailShowWallets
  return { order, collapsesWallets: wantsFewer && order.length > 1 }
}
