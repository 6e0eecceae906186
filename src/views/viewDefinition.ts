import type { ComponentType } from 'react'
import type { Part } from '../i18n/part.ts'
import type { ViewData } from '../types/view.ts'
import type { ViewProps } from './viewProps.ts'
import type { WhyOff } from './whyOff.ts'

/** A view's definition for the modal and the host boundary. */
export interface ViewDefinition {
  load: () => Promise<{ default: ComponentType<ViewProps> }>
  /** Parts of the catalogue with its texts, beside the one of all views. */
  texts?: readonly Part[]
  /** Data without which it cannot be shown. */
  requires?: readonly (keyof ViewData)[]
  /** While no account is connected, Connect is shown instead. */
  needsAccount?: boolean
  /** Checked before a command opens the view. */
  whyOff?: WhyOff
}
