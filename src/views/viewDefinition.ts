import type { ComponentType } from 'react'
import type { Part } from '../i18n/messages.ts'
import type { ViewData } from '../types/view.ts'
import type { ViewProps } from './viewProps.ts'
import type { WhyOff } from './whyOff.ts'

/** All that the modal and the host boundary know of a view. */
export interface ViewDefinition {
  load: () => Promise<{ default: ComponentType<ViewProps> }>
  /** The parts of the catalogue with its texts, beside that of all views. */
  texts?: readonly Part[]
  /** Data it cannot be shown without. */
  requires?: readonly (keyof ViewData)[]
  /** Shows Connect instead while no account is connected. */
  needsAccount?: boolean
  /** Asked before a command opens it. */
  whyOff?: WhyOff
}
