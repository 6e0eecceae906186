/** A request as shown to the user, on every surface. */
export interface RequestDescription {
  /** The request as a heading: `Sign this message`. */
  heading: string
  rows: readonly DescriptionRow[]
  /** Text shown as it is, with line breaks: the message to sign. */
  message?: string
}

interface DescriptionRow {
  label: string
  value: string
}
