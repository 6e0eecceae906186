/** A request in a person's terms; every surface that asks for approval draws the same thing. */
export interface RequestDescription {
  /** What is asked, as a heading: `Sign this message`. */
  heading: string
  rows: readonly DescriptionRow[]
  /** Text to be read as it is, line breaks kept: the message that will be signed. */
  message?: string
}

interface DescriptionRow {
  label: string
  value: string
}
