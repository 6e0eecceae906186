/** State of requests to the analytics service. Not reactive. */
export const analytics: {
  /** Number of pending requests. */
  pending: number
  /** True after the service has refused the page's origin; false again once it accepts an event. */
  isRefused: boolean
  /** Cache of the last project's setting, for the page's lifetime. A failed request is cached as off. */
  setting: { project: string; isOn: Promise<boolean> } | undefined
} = { pending: 0, isRefused: false, setting: undefined }
