/** Events on their way to the analytics service. Not reactive. */
export const analytics = {
  /** Number of pending events. */
  pending: 0,
  /** True if the service has refused the page's origin, until it accepts an event. */
  isRefused: false,
}
