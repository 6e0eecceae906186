import type { ComponentType } from 'react'
import type { LaterPart } from '../i18n/parts.ts'
import type { GivenData, ViewData, ViewName } from '../types/view.ts'
import type { UnavailableReason } from './unavailableReason.ts'

export interface StandIn {
  /** Number of list rows, and of input fields below them. */
  rows: number
  fields: number
}

/**
 * Checks and completes a command's data. Throws if they are invalid. Returns a promise if some of them have to be read
 * from the network; it rejects if they turn out invalid.
 */
export type CheckData = (data: ViewData) => ViewData | Promise<ViewData>

/** The facts about a view that are known before its code is loaded. Its title is the text `title.<Name>`. */
export interface ViewDefinition {
  load: () => Promise<{ default: ComponentType<ViewProps> }>
  /** Size of the skeleton that shows while the view loads, about as high as the view; three rows by default. */
  standIn?: () => StandIn
  /** The part of the texts that the view needs in addition to `connecting`. */
  texts?: LaterPart
  requires?: readonly (keyof ViewData)[]
  /** True if Connect opens in place of the view while no account is connected. */
  needsAccount?: boolean
  /** Returns the error for a command that would open the view while the view is unavailable. */
  unavailableReason?: UnavailableReason
  /**
   * Loads the check of a command's data as a whole, after each value has been parsed. Rejects with LOAD_FAILED if the
   * chunk does not load.
   */
  prepareCheck?: (given: GivenData) => Promise<CheckData>
}

/** The views of one folder. The reference prints the comment of each view. */
export type ViewDefinitions = Partial<Record<ViewName, ViewDefinition>>

export interface ViewProps {
  data: ViewData
}
