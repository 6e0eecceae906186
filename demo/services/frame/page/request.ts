/** A request of the page, unparsed. */
export interface FrameRequest {
  id: string
  name: string
  payload: unknown
}
