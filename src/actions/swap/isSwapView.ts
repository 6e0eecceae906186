import type { ViewName } from '../../types/view.ts'

export const isSwapView = (view: ViewName | undefined): boolean =>
  view === 'Swap' || view === 'SwapSelectToken' || view === 'SwapPreview'
