import { type ConnectMethod, connectMethods, type Features } from '../../controllers/options.ts'

export interface ConnectMethodsInput {
  features: Pick<Features, 'email' | 'emailShowWallets' | 'collapseWallets'> & {
    readonly connectMethodsOrder: readonly ConnectMethod[] | null
  }
  /** The embedded wallet can be had on this page. */
  hasLogin: boolean
  /** Social providers that can be used here. */
  socialCount: number
  /** A wallet in this browser is listed. */
  hasInstalled: boolean
}

export interface ConnectMethods {
  /** What the Connect view shows, top to bottom. */
  order: ConnectMethod[]
  /** One button stands for the list of wallets. */
  collapsesWallets: boolean
}

const walletsFirst: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/** The ways to connect. An order of the host's moves methods; what it leaves out follows. */
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
