import type { ViewData } from '../types/view.ts'

export interface ViewProps {
  data: ViewData
}
