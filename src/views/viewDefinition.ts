import type { ComponentType } from 'react'
import type { Part } from '../i18n/part.ts'
import type { GivenData, ViewData, ViewName } from '../types/view.ts'
import type { UnavailableReason } from './unavailableReason.ts'

/** A view, as it is known before its code is loaded. Its title is the text `title.<Name>`. */
export interface ViewDefinition {
  load: () => Promise<{ default: ComponentType<ViewProps> }>
  /** Parts of the catalogue that the view needs beside `views`. */
  texts?: readonly Part[]
  requires?: readonly (keyof ViewData)[]
  /** While no account is connected, Connect is shown instead. */
  needsAccount?: boolean
  /** Checked before a command opens the view. */
  unavailableReason?: UnavailableReason
  /**
   * Loads a check of a command's data as a whole, which runs after the values were parsed and throws the error of
   * invalid data. Rejects with LOAD_FAILED.
   */
  prepareCheck?: (given: GivenData) => Promise<(data: ViewData) => void>
}

/** The views of one folder. The comment of each describes it in the reference. */
export type ViewDefinitions = Partial<Record<ViewName, ViewDefinition>>

export interface ViewProps {
  data: ViewData
}
