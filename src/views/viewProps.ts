import type { ViewData } from '../types/view.ts'

/** What every view is given. */
export interface ViewProps {
  data: ViewData
}
