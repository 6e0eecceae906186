import type { ViewName } from '../../types/view.ts'

/** Whether a view is one of those that show the draft. */
export const isSwapView = (view: ViewName | undefined): boolean =>
  view === 'Swap' || view === 'SwapSelectToken' || view === 'SwapPreview'
