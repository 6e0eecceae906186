/** State of requests to the analytics service. Not reactive. */
export const analytics: {
  /** Number of pending requests. */
  pending: number
  /** True after the service has refused the page's origin. False again once the service accepts an event. */
  isRefused: boolean
  /** Analytics setting of the last project, cached for the page's lifetime. A failed request is cached as off. */
  setting: { project: string; isOn: Promise<boolean> } | undefined
} = { pending: 0, isRefused: false, setting: undefined }
