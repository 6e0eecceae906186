import { connectors } from '../../controllers/connectors.ts'
import { isPaired } from './installedRows.ts'

export const hasWalletConnect = (): boolean => connectors.list.some(isPaired)
