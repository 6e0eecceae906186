/** A request of the page, as it came. */
export interface FrameRequest {
  id: string
  name: string
  payload: unknown
}
