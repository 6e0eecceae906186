import type { ComponentType } from 'react'
import type { Part } from '../i18n/part.ts'
import type { ViewData, ViewName } from '../types/view.ts'
import type { UnavailableReason } from './unavailableReason.ts'
import type { ViewProps } from './viewProps.ts'

/** A view, as it is known before its code is loaded. Its title is the text `title.<Name>`. */
export interface ViewDefinition {
  load: () => Promise<{ default: ComponentType<ViewProps> }>
  /** Beside the texts of all views. */
  texts?: readonly Part[]
  requires?: readonly (keyof ViewData)[]
  /** While no account is connected, Connect is shown instead. */
  needsAccount?: boolean
  /** Checked before a command opens the view. */
  unavailableReason?: UnavailableReason
}

/** The views of one folder. The comment of each describes it in the reference. */
export type ViewDefinitions = Partial<Record<ViewName, ViewDefinition>>
